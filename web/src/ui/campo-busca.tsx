import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { BotaoIcone } from './botao-icone';
import estilos from './campo-busca.module.css';

interface Props {
  valor: string;
  onChange: (valor: string) => void;
  rotulo: string;
  /** What the search found, in words, announced as it changes: '3 rádios encontradas'. */
  resultado?: string;
  maximo?: number;
}

export const CampoBusca = ({ valor, onChange, rotulo, resultado = '', maximo = 100 }: Props) => {
  const id = useId();
  const campo = useRef<HTMLInputElement>(null);
  const limpar = () => {
    onChange('');
    campo.current?.focus();
  };
  return (
    <div role="search">
      <label htmlFor={id} className="so-leitor">
        {rotulo}
      </label>
      <div className={estilos.caixa}>
        <Search className={estilos.lupa} aria-hidden />
        <input
          ref={campo}
          id={id}
          type="search"
          className={estilos.campo}
          value={valor}
          placeholder={rotulo}
          maxLength={maximo}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(evento) => onChange(evento.target.value)}
          // On a phone the search key says "done": what was found is under the keyboard.
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter' && matchMedia('(pointer: coarse)').matches) currentTarget.blur();
          }}
        />
        {valor !== '' && (
          <BotaoIcone rotulo="Limpar busca" onClick={limpar}>
            <X aria-hidden />
          </BotaoIcone>
        )}
      </div>
      <p role="status" className={estilos.resultado}>
        {resultado}
      </p>
    </div>
  );
};

import { MOTIVO_MAXIMO } from '@portal/contracts/anuncio/limites';
import { MOTIVO_DO_BLOQUEIO } from '@portal/contracts/pessoas/pessoas';
import { useRef, useState, type FormEvent } from 'react';
import { Botao } from '../../ui/botao';
import { BotaoEnviar } from '../../ui/botao-enviar';
import { CampoTexto } from '../../ui/campo-texto';
import { Dialogo } from '../../ui/dialogo';
import formulario from '../../ui/formulario.module.css';

interface Props {
  nome: string;
  fazendo: boolean;
  onBloquear: (motivo: string) => void;
  onFechar: () => void;
}

/** Why somebody is kept out: the reason stands in the register. */
export const Bloquear = ({ nome, fazendo, onBloquear, onFechar }: Props) => {
  const [motivo, setMotivo] = useState('');
  const [erro, setErro] = useState<string>();
  const campo = useRef<HTMLTextAreaElement>(null);
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    if (fazendo) return;
    if (motivo.trim() !== '') {
      onBloquear(motivo.trim());
      return;
    }
    setErro(MOTIVO_DO_BLOQUEIO);
    campo.current?.focus();
  };
  return (
    <Dialogo aberto onFechar={onFechar} titulo="Bloquear a conta">
      <p>
        {nome} sai do portal agora e não entra mais até ser desbloqueada. Os anúncios ficam como
        estão.
      </p>
      <form className={formulario.formulario} onSubmit={enviar} noValidate>
        <CampoTexto
          ref={campo}
          rotulo="Motivo"
          rows={3}
          required
          maxLength={MOTIVO_MAXIMO}
          value={motivo}
          erro={erro}
          dica="Só a administração lê, no registro."
          onChange={(evento) => {
            setMotivo(evento.target.value);
            setErro(undefined);
          }}
        />
        <div className={formulario.acoes}>
          <BotaoEnviar enviando={fazendo}>Bloquear</BotaoEnviar>
          <Botao variante="secundario" onClick={onFechar}>
            Voltar
          </Botao>
        </div>
      </form>
    </Dialogo>
  );
};

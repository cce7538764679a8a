import { MENSAGENS_DO_ANUNCIO } from '@portal/contracts/anuncio/mensagens';
import { RESUMO_MAXIMO } from '@portal/contracts/anuncio/status';
import { caracteres } from '@portal/contracts/texto/regras';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { CampoTexto } from '../../ui/campo-texto';
import type { AnuncioDigitado } from './digitado';
import { entradaDe } from './entradas';

/**
 * The banner's summary: a text that would be too long is refused in words, and what stood there comes back
 * (especificação 5).
 */
export const CampoResumo = ({ travado = false }: { travado?: boolean }) => {
  const { field, fieldState } = useController<AnuncioDigitado, 'resumo_banner'>({
    name: 'resumo_banner',
  });
  const { ref, name, value, onChange, onBlur } = field;
  const [passou, setPassou] = useState(false);
  const mudar = (digitado: string) => {
    const texto = digitado.replace(/\s*\n\s*/g, ' ');
    const longo = caracteres(texto) > RESUMO_MAXIMO;
    setPassou(longo);
    if (!longo) onChange(texto);
  };
  return (
    <CampoTexto
      ref={ref}
      name={name}
      rotulo={entradaDe('resumo_banner').rotulo}
      rows={3}
      required
      readOnly={travado}
      value={value}
      onChange={({ target }) => mudar(target.value)}
      onBlur={() => {
        setPassou(false);
        onBlur();
      }}
      erro={passou ? MENSAGENS_DO_ANUNCIO.resumoLongo : fieldState.error?.message}
      dica={
        <>
          <span className="so-leitor">Caracteres usados: </span>
          <span className="numeros">
            {caracteres(value)}/{RESUMO_MAXIMO}
          </span>
        </>
      }
    />
  );
};

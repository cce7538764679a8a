import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { ACAO_DO_CAMPO, type Acao } from '@portal/contracts/anuncio/permissoes';
import { RESUMO_MAXIMO } from '@portal/contracts/anuncio/status';
import { caracteres } from '@portal/contracts/texto/regras';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { CampoTexto } from '../../ui/campo-texto';
import { CampoDaImagemDoBanner } from './campo-da-imagem-do-banner';
import { CampoDoAnuncio } from './campo-do-anuncio';
import { entradaDe, textosDe } from '../anuncios/entradas';
import { PreviaDoBanner } from './previa-do-banner';
import { resumoDigitado } from './resumo';
import type { AnuncioDigitado } from './valores';

/** The banner's summary, which is never too long. */
const CampoResumo = ({ travado = false }: { travado?: boolean }) => {
  const { field, fieldState } = useController<AnuncioDigitado, 'resumo_banner'>({
    name: 'resumo_banner',
  });
  const { ref, name, value, onChange, onBlur } = field;
  const [passou, setPassou] = useState<string | null>(null);
  const mudar = (digitado: string) => {
    const { resumo, aviso } = resumoDigitado(value, digitado);
    setPassou(aviso);
    if (resumo !== value) onChange(resumo);
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
        setPassou(null);
        onBlur();
      }}
      erro={passou ?? fieldState.error?.message}
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

/** Why something may not be done with the ad now, or null (contrato 5). */
export type Trava = (acao: Acao) => string | null;

const LIVRE: Trava = () => null;

/** A banner's texts, link and image, beside the ad as it will be seen. */
export const CamposDoBanner = ({
  anuncio,
  trava = LIVRE,
}: {
  anuncio?: Anuncio | undefined;
  trava?: Trava;
}) => {
  const [titulo, resumo] = useWatch<AnuncioDigitado, ['titulo_banner', 'resumo_banner']>({
    name: ['titulo_banner', 'resumo_banner'],
  });
  return (
    <>
      {textosDe('banner').map((campo) => {
        const motivo = trava(ACAO_DO_CAMPO[campo]);
        return campo === 'resumo_banner' ? (
          <CampoResumo key={campo} travado={motivo !== null} />
        ) : (
          <CampoDoAnuncio key={campo} campo={campo} trava={motivo} />
        );
      })}
      <CampoDaImagemDoBanner
        obrigatorio={!anuncio}
        trava={trava('imagem')}
        atual={anuncio?.imagem_banner}
        previa={(src) => <PreviaDoBanner src={src} titulo={titulo} resumo={resumo} />}
      />
    </>
  );
};

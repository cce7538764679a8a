import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { ACAO_DO_CAMPO, type Acao } from '@portal/contracts/anuncio/permissoes';
import { useWatch } from 'react-hook-form';
import { CampoDeImagem } from './campo-de-imagem';
import { CampoDoAnuncio } from './campo-do-anuncio';
import { CampoResumo } from './campo-resumo';
import type { AnuncioDigitado } from './digitado';
import { textosDe } from './entradas';
import { PreviaDoBanner } from './previa-do-banner';

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
      <CampoDeImagem
        campo="arquivo_banner"
        obrigatorio={!anuncio}
        trava={trava('imagem')}
        atual={anuncio?.imagem_banner}
        previa={(src) => <PreviaDoBanner src={src} titulo={titulo} resumo={resumo} />}
      />
    </>
  );
};

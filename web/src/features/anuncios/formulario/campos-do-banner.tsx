import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import { useWatch } from 'react-hook-form';
import { CampoDoFormulario } from '../../../ui/campo-do-formulario';
import { CampoDeImagem } from './campo-de-imagem';
import { CampoResumo } from './campo-resumo';
import type { AnuncioDigitado } from './digitado';
import { PreviaDoBanner } from './previa-do-banner';

/** What may no longer be changed (specification 4). */
export interface Travas {
  tudo: boolean;
  imagem: boolean;
  link: boolean;
}

const LIVRE: Travas = { tudo: false, imagem: false, link: false };

/** A banner's texts, link and image, beside the ad as it will be seen. */
export const CamposDoBanner = ({
  anuncio,
  travas = LIVRE,
}: {
  anuncio?: Anuncio | undefined;
  travas?: Travas;
}) => {
  const [titulo, resumo] = useWatch<AnuncioDigitado, ['titulo_banner', 'resumo_banner']>({
    name: ['titulo_banner', 'resumo_banner'],
  });
  return (
    <>
      <CampoDoFormulario<AnuncioDigitado>
        campo="titulo_banner"
        rotulo="Título do banner"
        required
        readOnly={travas.tudo}
      />
      <CampoResumo travado={travas.tudo} />
      <CampoDoFormulario<AnuncioDigitado>
        campo="url"
        rotulo="Link"
        type="url"
        inputMode="url"
        placeholder="https://"
        autoCapitalize="none"
        spellCheck={false}
        required
        readOnly={travas.link}
        dica={travas.link ? MSG.linkTravado : 'Para onde vai quem tocar no anúncio.'}
      />
      <CampoDeImagem
        campo="arquivo_banner"
        rotulo="Imagem do banner"
        obrigatorio={!anuncio}
        desabilitado={travas.imagem}
        atual={anuncio?.imagem_banner}
        dica={
          travas.imagem
            ? MSG.imagemTravada
            : 'JPEG, PNG ou WebP, de até 5 MB. Melhor em 1200 × 500 pixels.'
        }
        previa={(src) => <PreviaDoBanner src={src} titulo={titulo} resumo={resumo} />}
      />
    </>
  );
};

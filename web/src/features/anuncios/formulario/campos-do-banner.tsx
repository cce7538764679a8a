import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import type { Acao } from '@portal/contracts/anuncio/permissoes';
import { completarLink } from '@portal/contracts/texto/link';
import { useWatch } from 'react-hook-form';
import { CampoDoFormulario } from '../../../ui/campo-do-formulario';
import { CampoDeImagem } from './campo-de-imagem';
import { CampoResumo } from './campo-resumo';
import type { AnuncioDigitado } from './digitado';
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
      <CampoDoFormulario<AnuncioDigitado>
        campo="titulo_banner"
        rotulo="Título do banner"
        required
        readOnly={trava('titulo_banner') !== null}
      />
      <CampoResumo travado={trava('resumo_banner') !== null} />
      <CampoDoFormulario<AnuncioDigitado>
        campo="url"
        rotulo="Link"
        type="url"
        inputMode="url"
        placeholder="https://"
        autoCapitalize="none"
        spellCheck={false}
        aoSair={completarLink}
        required
        readOnly={trava('link') !== null}
        dica={trava('link') ?? 'Para onde vai quem tocar no anúncio.'}
      />
      <CampoDeImagem
        campo="arquivo_banner"
        rotulo="Imagem do banner"
        obrigatorio={!anuncio}
        desabilitado={trava('imagem') !== null}
        atual={anuncio?.imagem_banner}
        dica={trava('imagem') ?? 'JPEG, PNG ou WebP, de até 5 MB. Melhor em 1200 × 500 pixels.'}
        previa={(src) => <PreviaDoBanner src={src} titulo={titulo} resumo={resumo} />}
      />
    </>
  );
};

import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { completarLink } from '@portal/contracts/texto/link';
import type { ComponentProps } from 'react';
import { CampoDoFormulario } from '../../../ui/campo-do-formulario';
import formulario from '../../../ui/formulario.module.css';
import { CampoDeImagem } from './campo-de-imagem';
import { CampoDeTelefone } from './campo-de-telefone';
import type { AnuncioDigitado } from './digitado';

type Linha = ComponentProps<typeof CampoDoFormulario<AnuncioDigitado>>;

const ENDERECO_DE_INTERNET = {
  type: 'url',
  inputMode: 'url',
  autoCapitalize: 'none',
  spellCheck: false,
  aoSair: completarLink,
} as const;

const QUEM_E: readonly Linha[] = [
  { campo: 'nome_webradio', rotulo: 'Nome da rádio', required: true },
  { campo: 'slogan_webradio', rotulo: 'Slogan' },
  {
    campo: 'url_webradio',
    ...ENDERECO_DE_INTERNET,
    rotulo: 'Endereço da transmissão',
    required: true,
    placeholder: 'https://',
    dica: 'O endereço que toca ao vivo, de preferência com https.',
    className: formulario.inteiro,
  },
  {
    campo: 'tags_webradio',
    rotulo: 'Tags',
    dica: 'Separadas por vírgula: gospel, louvor, notícias.',
  },
  { campo: 'endereco_webradio', rotulo: 'Cidade ou região' },
];

const REDES: readonly Linha[] = [
  {
    campo: 'instagram_webradio',
    ...ENDERECO_DE_INTERNET,
    rotulo: 'Instagram',
    placeholder: 'https://www.instagram.com/suaradio',
  },
  {
    campo: 'facebook_webradio',
    ...ENDERECO_DE_INTERNET,
    rotulo: 'Facebook',
    placeholder: 'https://www.facebook.com/suaradio',
  },
  {
    campo: 'youtube_webradio',
    ...ENDERECO_DE_INTERNET,
    rotulo: 'YouTube',
    placeholder: 'https://www.youtube.com/@suaradio',
  },
];

const Linhas = ({ linhas }: { linhas: readonly Linha[] }) =>
  linhas.map((linha) => <CampoDoFormulario<AnuncioDigitado> key={linha.campo} {...linha} />);

/** A web radio: what it is, where it sounds, how it is reached. */
export const CamposDaRadio = ({ anuncio }: { anuncio?: Anuncio | undefined }) => (
  <>
    <div className={formulario.par}>
      <Linhas linhas={QUEM_E} />
      <CampoDoFormulario<AnuncioDigitado>
        campo="email_webradio"
        rotulo="E-mail da rádio"
        type="email"
      />
      <CampoDeTelefone campo="telefone_webradio" rotulo="Telefone da rádio" />
      <Linhas linhas={REDES} />
      <CampoDeTelefone campo="whatsapp_webradio" rotulo="WhatsApp" />
    </div>
    <CampoDeImagem
      campo="imagem_webradio"
      rotulo="Logo da rádio"
      atual={anuncio?.webradio?.path_imagem}
      dica="JPEG, PNG ou WebP, de até 5 MB. Melhor quadrado."
    />
  </>
);

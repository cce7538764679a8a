import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { Campo } from '../../../ui/campo';
import formulario from '../../../ui/formulario.module.css';
import { CampoDeImagem } from './campo-de-imagem';
import { CampoDeTelefone } from './campo-de-telefone';
import type { AnuncioDigitado, Campo as NomeDeCampo } from './digitado';

type Linha = [campo: NomeDeCampo, props: ComponentProps<typeof Campo>];

const ENDERECO_DE_INTERNET = {
  type: 'url',
  inputMode: 'url',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

const QUEM_E: readonly Linha[] = [
  ['nome_webradio', { rotulo: 'Nome da rádio', required: true }],
  ['slogan_webradio', { rotulo: 'Slogan' }],
  [
    'url_webradio',
    {
      ...ENDERECO_DE_INTERNET,
      rotulo: 'Endereço da transmissão',
      required: true,
      placeholder: 'https://',
      dica: 'O endereço que toca ao vivo, de preferência com https.',
      className: formulario.inteiro,
    },
  ],
  ['tags_webradio', { rotulo: 'Tags', dica: 'Separadas por vírgula: gospel, louvor, notícias.' }],
  ['endereco_webradio', { rotulo: 'Cidade ou região' }],
];

const REDES: readonly Linha[] = [
  [
    'instagram_webradio',
    {
      ...ENDERECO_DE_INTERNET,
      rotulo: 'Instagram',
      placeholder: 'https://www.instagram.com/suaradio',
    },
  ],
  [
    'facebook_webradio',
    {
      ...ENDERECO_DE_INTERNET,
      rotulo: 'Facebook',
      placeholder: 'https://www.facebook.com/suaradio',
    },
  ],
  [
    'youtube_webradio',
    {
      ...ENDERECO_DE_INTERNET,
      rotulo: 'YouTube',
      placeholder: 'https://www.youtube.com/@suaradio',
    },
  ],
];

const Linhas = ({ linhas }: { linhas: readonly Linha[] }) => {
  const { register, formState } = useFormContext<AnuncioDigitado>();
  return (
    <>
      {linhas.map(([campo, props]) => (
        <Campo
          key={campo}
          {...props}
          erro={formState.errors[campo]?.message}
          {...register(campo)}
        />
      ))}
    </>
  );
};

/** A web radio: what it is, where it sounds, how it is reached. */
export const CamposDaRadio = ({ anuncio }: { anuncio?: Anuncio | undefined }) => {
  const { register, formState } = useFormContext<AnuncioDigitado>();
  return (
    <>
      <div className={formulario.par}>
        <Linhas linhas={QUEM_E} />
        <Campo
          rotulo="E-mail da rádio"
          type="email"
          erro={formState.errors.email_webradio?.message}
          {...register('email_webradio')}
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
};

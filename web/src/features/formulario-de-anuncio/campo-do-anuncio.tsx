import { linhaDe, type CampoDe, type SecaoDeConteudo } from '@portal/contracts/anuncio/campos';
import type { Forma } from '@portal/contracts/anuncio/tabela';
import { completarLink } from '@portal/contracts/texto/link';
import type { ComponentProps } from 'react';
import { TELEFONE } from '../../lib/mascaras';
import { CampoDoFormulario } from '../../ui/campo-do-formulario';
import { CampoMascarado } from '../../ui/campo-mascarado';
import formulario from '../../ui/formulario.module.css';
import type { AnuncioDigitado } from './valores';
import { entradaDe } from './entradas';

const ENDERECO_DE_INTERNET = {
  type: 'url',
  inputMode: 'url',
  autoCapitalize: 'none',
  spellCheck: false,
  aoSair: completarLink,
} as const;

type Aparencia = Partial<ComponentProps<typeof CampoDoFormulario<AnuncioDigitado>>>;

/** What each kind of text asks of its input; what has a mask is another one. */
const APARENCIA: Readonly<Record<Forma, Aparencia | 'mascara'>> = {
  texto: {},
  lista: {},
  link: ENDERECO_DE_INTERNET,
  transmissao: ENDERECO_DE_INTERNET,
  email: { type: 'email' },
  telefone: 'mascara',
  whatsapp: 'mascara',
};

interface Props {
  campo: CampoDe<SecaoDeConteudo>;
  /** Without it, as the field's line says. */
  obrigatorio?: boolean;
  /** Why it may not be changed now; it stands in the place of a hint. */
  trava?: string | null;
}

/** A text of the form around it that says what the ad is about, by its kind. */
export const CampoDoAnuncio = ({ campo, obrigatorio, trava = null }: Props) => {
  const { forma, opcional } = linhaDe(campo);
  const { dica, inteiro, ...entrada } = entradaDe(campo);
  const aparencia = APARENCIA[forma];
  const comum = {
    ...entrada,
    campo,
    dica: dica && (trava ?? dica),
    required: obrigatorio ?? !opcional,
    readOnly: trava !== null,
    className: inteiro && formulario.inteiro,
  };
  return aparencia === 'mascara' ? (
    <CampoMascarado<AnuncioDigitado> {...comum} mascara={TELEFONE} type="tel" />
  ) : (
    <CampoDoFormulario<AnuncioDigitado> {...comum} {...aparencia} />
  );
};

import { linhaDe, type CampoDe, type SecaoDeConteudo } from '@portal/contracts/anuncio/campos';
import type { Forma } from '@portal/contracts/anuncio/tabela';
import { completarLink } from '@portal/contracts/texto/link';
import { useState, type ComponentProps } from 'react';
import { TELEFONE } from '../../lib/mascaras';
import { CampoDoFormulario } from '../../ui/campo-do-formulario';
import { CampoMascarado } from '../../ui/campo-mascarado';
import formulario from '../../ui/formulario.module.css';
import estilos from './formulario.module.css';
import type { AnuncioDigitado } from './valores';
import { enderecoDoCampo, entradaDe } from '../anuncios/entradas';

const ENDERECO_DE_INTERNET = {
  type: 'url',
  inputMode: 'url',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

type Aparencia = Partial<ComponentProps<typeof CampoDoFormulario<AnuncioDigitado>>>;

/** What each kind of text asks of its input; what has a mask is another one. */
const APARENCIA: Readonly<Record<Forma, Aparencia | 'mascara'>> = {
  texto: {},
  lista: {},
  link: ENDERECO_DE_INTERNET,
  transmissao: { ...ENDERECO_DE_INTERNET, aoSair: completarLink },
  email: { type: 'email' },
  uf: { maxLength: 2, autoCapitalize: 'characters', autoComplete: 'off' },
  telefone: 'mascara',
  whatsapp: 'mascara',
};

type PropsDoEndereco = ComponentProps<typeof CampoDoFormulario<AnuncioDigitado>> & {
  campo: CampoDe<SecaoDeConteudo>;
};

/** An address: a profile's name or a telephone number becomes one when the field is left, and the field says which. */
const CampoDeEndereco = ({ campo, dica, ...resto }: PropsDoEndereco) => {
  const [entendido, setEntendido] = useState<{ digitado: string; endereco: string } | null>(null);
  const aoSair = (digitado: string): string => {
    const endereco = enderecoDoCampo(campo, digitado);
    const limpo = digitado.trim();
    setEntendido(endereco === limpo ? null : { digitado: limpo, endereco });
    return endereco;
  };
  return (
    <CampoDoFormulario<AnuncioDigitado>
      {...resto}
      campo={campo}
      aoSair={aoSair}
      dica={
        <>
          {dica}
          <span role="status" className={estilos.entendido}>
            {entendido && `Entendemos “${entendido.digitado}” como ${entendido.endereco}`}
          </span>
        </>
      }
    />
  );
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
  const { dica, inteiro, sentido: _, ...entrada } = entradaDe(campo);
  const aparencia = APARENCIA[forma];
  const comum = {
    ...entrada,
    campo,
    dica: dica && (trava ?? dica),
    required: obrigatorio ?? !opcional,
    readOnly: trava !== null,
    className: inteiro && formulario.inteiro,
  };
  if (aparencia === 'mascara')
    return <CampoMascarado<AnuncioDigitado> {...comum} mascara={TELEFONE} type="tel" />;
  if (forma === 'link') return <CampoDeEndereco {...aparencia} {...comum} campo={campo} />;
  return <CampoDoFormulario<AnuncioDigitado> {...comum} {...aparencia} />;
};

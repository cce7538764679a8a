import * as z from 'zod/mini';
import { texto } from '../texto/campos';
import { emailSchema } from '../texto/email';
import { regras } from '../texto/regras';
import { TELEFONE_INVALIDO } from '../texto/telefone';
import { telefoneNormalizado } from './contato';
import { MENSAGENS_DA_PESQUISA } from './mensagens';

/** What a vote's data is for: shown beside the form and kept with the vote (LGPD, articles 6 and 8). */
export const FINALIDADE_DO_VOTO =
  'Contar um voto por pessoa nesta pesquisa, fazer o sorteio dos prêmios e avisar quem ganhar.';

export const NUMEROS_DE_PESQUISA = [1, 2] as const;
/**
 * The place on the home page: 1, favourite web radio of the year · 2, favourite song (especificação 2.8). Its surveys
 * are editions, numbered from 1, of which one at most is open.
 */
export type NumeroDaPesquisa = (typeof NUMEROS_DE_PESQUISA)[number];

const NOME_DE_VOTANTE_MAXIMO = 120;
const TELEFONE_MAXIMO = 40;

/** As typed; its digits are what must be a telephone. */
const telefoneSchema = z
  .string({ error: 'Informe o telefone.' })
  .check(
    z.trim(),
    regras(
      [(valor) => valor !== '', 'Informe o telefone.'],
      [(valor) => valor.length <= TELEFONE_MAXIMO, TELEFONE_INVALIDO],
      [(valor) => /^[\d\s()+./-]+$/.test(valor), TELEFONE_INVALIDO],
      [(valor) => /^\d{10,11}$/.test(telefoneNormalizado(valor)), TELEFONE_INVALIDO],
    ),
  );

/** A form may send the other survey's field too, empty. */
const idSchema = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(64))));

/** Left out, the edition that is open; sent, a page left open since the edition before counts no vote in this one. */
const edicaoSchema = z.pipe(
  z.pipe(
    z.optional(z.nullable(z.string())),
    z.transform((valor) => (valor ? Number(valor) : undefined)),
  ),
  z.optional(z.int({ error: 'Informe o número da edição.' })),
);

interface Escolhas {
  id_webradio?: string | null | undefined;
  id_musica?: string | null | undefined;
}

const umaEscolha = z.check<Escolhas>(({ value, issues }) => {
  const [radio, musica] = [!!value.id_webradio, !!value.id_musica];
  if (radio !== musica) return;
  const { escolhaARadio, umaEscolhaSo } = MENSAGENS_DA_PESQUISA;
  // Which field stands for the choice when none came: the one the form has.
  const campo = value.id_musica === undefined ? 'id_webradio' : 'id_musica';
  const vazia = campo === 'id_webradio' ? escolhaARadio : MENSAGENS_DA_PESQUISA.escolhaAMusica;
  issues.push({
    code: 'custom',
    path: [radio ? 'id_webradio' : campo],
    message: radio ? umaEscolhaSo : vazia,
    input: value,
  });
});

/**
 * Both surveys' form, POST /anuncios/formularioPesquisa (contrato 6). Which of the two ids came says which survey it
 * is.
 */
export const votoSchema = z
  .object({
    nome: texto('o nome', NOME_DE_VOTANTE_MAXIMO),
    telefone: telefoneSchema,
    email: emailSchema,
    id_webradio: idSchema,
    id_musica: idSchema,
    edicao: edicaoSchema,
  })
  .check(umaEscolha);

export type VotoDigitado = z.input<typeof votoSchema>;
export type Voto = z.output<typeof votoSchema>;

/** The survey a valid vote is for, and what was chosen in it. */
export const escolhaDe = ({
  id_webradio,
  id_musica,
}: Escolhas): { pesquisa: NumeroDaPesquisa; opcao: string } =>
  id_webradio ? { pesquisa: 1, opcao: id_webradio } : { pesquisa: 2, opcao: id_musica ?? '' };

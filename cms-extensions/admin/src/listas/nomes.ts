import { numero } from '../inicio';

/** An entry chosen in a list, as Strapi hands it over. */
export type Escolhido = Readonly<Record<string, unknown>>;

const NOMES = ['nome_radio', 'nome', 'titulo'] as const;
const NOMEADOS = 10;

const nomeDe = (documento: Escolhido): string => {
  const nome = NOMES.map((campo) => documento[campo]).find((valor) => typeof valor === 'string');
  return typeof nome === 'string' ? nome : 'Sem título';
};

/** How many entries, in words that agree. */
export const registros = (n: number): string => (n === 1 ? '1 registro' : `${numero(n)} registros`);

/** Which entries: the first by their names, the others by their number. */
export const quaisSao = (documents: readonly Escolhido[]): string[] => [
  ...documents.slice(0, NOMEADOS).map(nomeDe),
  ...(documents.length > NOMEADOS ? [`e mais ${numero(documents.length - NOMEADOS)}`] : []),
];

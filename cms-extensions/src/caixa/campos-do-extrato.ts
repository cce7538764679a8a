import type { Centavos } from '@portal/contracts/dinheiro/centavos';
import { lerReais } from '@portal/contracts/dinheiro/centavos';
import { somarDias, type DataCivil } from '@portal/contracts/tempo/datas';
import { PROIBIDOS } from '@portal/contracts/texto/regras';
import { RecusaDeExtrato } from './recusa-de-extrato';

/** An entry of a statement as its file has it. Money that went out has a negative value. */
export interface Lancamento {
  data: DataCivil;
  centavos: Centavos;
  descricao: string;
  /** What the lines below it say of it: who paid, at some banks. No part of what it is told by. */
  mais?: string;
  /** What the bank calls it; empty when it does not say. */
  codigo: string;
}

const DESCRICAO_MAXIMA = 255;
const MOSTRADO = 40;
const TODO_PROIBIDO = new RegExp(PROIBIDOS, 'gu');

/** One line of text fit to show. */
export const limpar = (texto: string): string =>
  texto.replace(TODO_PROIBIDO, ' ').replace(/\s+/g, ' ').trim().slice(0, DESCRICAO_MAXIMA);

/** Parts of a description without those that others say already. */
export const juntar = (partes: readonly string[]): string => {
  const ditas: string[] = [];
  for (const parte of partes.map(limpar))
    if (parte !== '' && !ditas.some((dita) => dita.includes(parte))) ditas.push(parte);
  return limpar(ditas.join(' · '));
};

const onde = (numero: number, texto: string): string =>
  `Lançamento ${numero}: ${limpar(texto).slice(0, MOSTRADO)}`;

/** A date of these parts that there is. Throws RecusaDeExtrato. `numero`: of the entry, for people. */
export const dataDe = (
  [ano, mes, dia]: readonly [string, string, string],
  numero: number,
  escrita: string,
): DataCivil => {
  const data = `${ano}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`;
  const existe =
    /^2\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(data) && somarDias(data, 0) === data;
  if (!existe) throw new RecusaDeExtrato('extratoComDataErrada', onde(numero, escrita));
  return data;
};

/** `-50,00`, `50,00-`, `(50,00)`, `R$ -50,00`, `50,00 D`, `+50.00 C`, `-.50`. */
const SINAIS =
  /^\s*(\()?\s*([+\-−])?\s*(?:R\$)?\s*([+\-−])?\s*([\d.,]+)\s*(\))?\s*([+\-−])?\s*([CD])?\s*$/i;

/** A value with its sign, or null when it is none. */
export const lerValor = (escrito: string): Centavos | null => {
  const achado = SINAIS.exec(escrito.slice(0, MOSTRADO + 1));
  const [, abre, antes, depoisDoReal, numero = '', fecha, depois, letra] = achado ?? [];
  const centavos = lerReais(numero.replace(/^[.,]/, '0$&'));
  if (centavos === null || (abre === undefined) !== (fecha === undefined)) return null;
  const saiu =
    abre !== undefined ||
    [antes, depoisDoReal, depois].some((sinal) => sinal === '-' || sinal === '−') ||
    letra?.toUpperCase() === 'D';
  return saiu ? -centavos : centavos;
};

/** The same for an entry that must have one. Throws RecusaDeExtrato. */
export const valorDe = (escrito: string, numero: number): Centavos => {
  const centavos = lerValor(escrito);
  if (centavos === null) throw new RecusaDeExtrato('extratoComValorErrado', onde(numero, escrito));
  return centavos;
};

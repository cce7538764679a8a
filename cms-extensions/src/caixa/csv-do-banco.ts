import { LANCAMENTOS_MAXIMOS } from '@portal/contracts/caixa/extrato';
import { dobrar } from '@portal/contracts/texto/dobrar';
import { parse } from 'csv-parse/sync';
import { dataDe, juntar, lerValor, valorDe, type Lancamento } from './campos-do-extrato';
import { FINS_DE_LINHA } from '../texto/csv';
import { RecusaDeExtrato } from './recusa-de-extrato';

/** Lines above the table: the bank's name, the account, the period. */
const CABECALHO_ATE = 40;
const LINHA_MAXIMA = 20_000;
const SEPARADORES = [';', ',', '\t', '|'] as const;

/** Which columns are what, by their numbers. */
interface Colunas {
  data: number;
  /** One column with a sign, or one each for what came in and what went out. */
  valor: number;
  credito: number;
  debito: number;
  /** `C` or `D`. */
  tipo: number;
  codigo: number;
  textos: number[];
}

const NENHUMA = -1;
const NOMES = {
  data: /^(data|date|dt)\b/,
  valor: /^(valor|value|amount|quantia)\b/,
  credito: /^(creditos?|entradas?)\b/,
  debito: /^(debitos?|saidas?)\b/,
  tipo: /^(tipo|natureza|d\/c|c\/d|deb(ito)?[/ ]cred(ito)?|cred(ito)?[/ ]deb(ito)?)\b/,
  codigo: /^(identificador|id|fitid|e2e|end ?to ?end|codigo da transacao|id da transacao)\b/,
} as const;
/** `Saldo do dia`, and `S A L D O` as one bank has it. */
const SALDO = /^s ?a ?l ?d ?o/;
/** Kinds of entry that say that money went out; others, a deposit's among them, leave it to the sign. */
const SAIDA = /^(d|db|deb\w*|saidas?)\b/;
/** The same as all that a cell says, whatever its column is called. */
const SO_SAIDA = /^(d|db|debito|saida)$/;

/** A column's name as it is compared: `Data_Mov` has two words. */
const dobrarNome = (nome: string): string => dobrar(nome).replaceAll('_', ' ').trim();

const findColunas = (nomes: readonly string[]): Colunas | null => {
  const dobrados = nomes.map(dobrarNome);
  const coluna = (padrao: RegExp): number => dobrados.findIndex((nome) => padrao.test(nome));
  const tipo = coluna(NOMES.tipo);
  const achadas = {
    data: coluna(NOMES.data),
    valor: coluna(NOMES.valor),
    credito: coluna(NOMES.credito),
    debito: coluna(NOMES.debito),
    codigo: coluna(NOMES.codigo),
  };
  if (achadas.data === NENHUMA || Math.max(achadas.valor, achadas.credito) === NENHUMA) return null;
  // `Crédito/Débito` is the kind, not an amount.
  if (achadas.credito === tipo) achadas.credito = NENHUMA;
  if (achadas.debito === tipo) achadas.debito = NENHUMA;
  const usadas = Object.values(achadas);
  const isTexto = (nome: string, i: number): boolean =>
    !usadas.includes(i) && !SALDO.test(nome) && !NOMES.data.test(nome);
  return {
    ...achadas,
    tipo,
    textos: dobrados.flatMap((nome, i) => (isTexto(nome, i) ? [i] : [])),
  };
};

const DATA =
  /^\s*(?:(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})|(\d{4})[/-](\d{1,2})[/-](\d{1,2}))(?!\d)/;
/** `20261103`, where a column says that it is a date. */
const DATA_JUNTA = /^\s*(\d{4})(\d{2})(\d{2})\s*$/;

/** Tables without names of columns: the first date and the first amount with decimals say which is which. */
const adivinharColunas = (linha: readonly string[]): Colunas | null => {
  const data = linha.findIndex((celula) => DATA.test(celula));
  const valor = linha.findIndex(
    (celula, i) => i !== data && /[.,]\d{2}\D*$/.test(celula) && lerValor(celula) !== null,
  );
  if (data === NENHUMA || valor === NENHUMA) return null;
  const textos = linha.flatMap((celula, i) =>
    i !== data && i !== valor && lerValor(celula) === null ? [i] : [],
  );
  const outras = { credito: NENHUMA, debito: NENHUMA, tipo: NENHUMA, codigo: NENHUMA };
  return { ...outras, data, valor, textos };
};

const partesDaData = (celula: string): [string, string, string] | null => {
  const [, dia, mes, ano = '', ...iso] = DATA.exec(celula) ?? [];
  if (dia !== undefined && mes !== undefined)
    return [ano.length === 2 ? `20${ano}` : ano, mes, dia];
  const [a, m, d] = DATA_JUNTA.exec(celula)?.slice(1) ?? iso;
  return a !== undefined && m !== undefined && d !== undefined ? [a, m, d] : null;
};

/** The cell that holds the amount, and whether the money went out. */
const valorDaLinha = (celula: (i: number) => string, colunas: Colunas): [string, boolean] => {
  if (colunas.valor !== NENHUMA)
    return [celula(colunas.valor), SAIDA.test(dobrar(celula(colunas.tipo)))];
  const entrou = celula(colunas.credito);
  return entrou === '' ? [celula(colunas.debito), true] : [entrou, false];
};

const lancamentoDe = (
  linha: readonly string[],
  colunas: Colunas,
  numero: number,
): Lancamento | null => {
  const celula = (i: number): string => (linha[i] ?? '').trim();
  const escrita = celula(colunas.data);
  const partes = partesDaData(escrita);
  const [valor, saiu] = valorDaLinha(celula, colunas);
  // Totals and balances below the table have no date or no amount.
  if (valor === '' || (!partes && !/\d/.test(escrita))) return null;
  const descricao = juntar(colunas.textos.map(celula));
  if (SALDO.test(dobrar(descricao))) return null;
  const centavos = valorDe(valor, numero);
  return {
    data: dataDe(partes ?? ['', '', ''], numero, escrita),
    centavos:
      saiu || linha.some((uma) => SO_SAIDA.test(dobrar(uma))) ? -Math.abs(centavos) : centavos,
    descricao,
    codigo: celula(colunas.codigo),
  };
};

/** What a line without date and amount adds to the entry above it. */
const continuacaoDe = (linha: readonly string[], colunas: Colunas): string => {
  const { data, valor, credito, debito, textos } = colunas;
  const celula = (i: number): string => (linha[i] ?? '').trim();
  const texto = juntar(textos.map(celula));
  const sozinha = [data, valor, credito, debito].every((i) => celula(i) === '');
  return sozinha && !SALDO.test(dobrar(texto)) ? texto : '';
};

/** The separator most of the first lines agree upon. */
const separadorDe = (texto: string): string => {
  const primeiras = texto.slice(0, LINHA_MAXIMA).split(/\r?\n/, CABECALHO_ATE);
  const vezes = (separador: string): number =>
    primeiras.reduce((soma, linha) => soma + Math.min(linha.split(separador).length - 1, 20), 0);
  // A comma also stands in amounts: it separates only where nothing else does.
  const outros = SEPARADORES.filter((um) => um !== ',').sort((a, b) => vezes(b) - vezes(a));
  const [melhor = ';'] = outros;
  return vezes(melhor) >= primeiras.filter((linha) => linha.trim() !== '').length / 2
    ? melhor
    : ',';
};

const linhasDe = (texto: string): string[][] => {
  try {
    // As the options say: a list of lists of texts.
    return parse(texto, {
      delimiter: separadorDe(texto),
      bom: true,
      record_delimiter: FINS_DE_LINHA,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: LINHA_MAXIMA,
      to: LANCAMENTOS_MAXIMOS + CABECALHO_ATE + 1,
    });
  } catch {
    throw new RecusaDeExtrato('extratoIlegivel');
  }
};

/** Every entry of a bank's CSV, whatever its separator and columns. Throws RecusaDeExtrato. */
export const lerCsv = (texto: string): Lancamento[] => {
  const linhas = linhasDe(texto);
  if (linhas.length === 0) throw new RecusaDeExtrato('extratoVazio');
  if (linhas.length > LANCAMENTOS_MAXIMOS + CABECALHO_ATE)
    throw new RecusaDeExtrato('extratoLongo');
  const primeiras = linhas.slice(0, CABECALHO_ATE);
  const nomes = primeiras.findIndex((linha) => findColunas(linha) !== null);
  // Without names the table begins with the first line that has a date and an amount: totals may stand above it.
  const comeco =
    nomes === NENHUMA
      ? primeiras.findIndex((linha) => adivinharColunas(linha) !== null)
      : nomes + 1;
  const colunas =
    nomes === NENHUMA ? adivinharColunas(linhas[comeco] ?? []) : findColunas(linhas[nomes] ?? []);
  if (!colunas) throw new RecusaDeExtrato('extratoSemColunas');
  const lancamentos: Lancamento[] = [];
  for (const [i, linha] of linhas.slice(comeco).entries()) {
    const lancamento = lancamentoDe(linha, colunas, i + 1);
    const ultimo = lancamentos.at(-1);
    if (lancamento) lancamentos.push(lancamento);
    else if (ultimo) ultimo.mais = juntar([ultimo.mais ?? '', continuacaoDe(linha, colunas)]);
  }
  return lancamentos;
};

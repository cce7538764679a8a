import type { ErroDaCelula } from '@portal/contracts/painel/respostas';
import { dobrar } from '@portal/contracts/texto/dobrar';
import { parse } from 'csv-parse/sync';
import { FINS_DE_LINHA, semNeutro } from '../texto/csv';
import { decodificar } from '../texto/decodificar';
import {
  CANTOR,
  DESCRICAO,
  DO_ZIP,
  type Coluna,
  type Modelo,
} from '@portal/contracts/importacao/modelos';
import { caminhoDaqui } from './imagem-daqui';
import { isNomeDeImagem } from './nome-no-zip';
import { RecusaDePlanilha } from './recusa-de-planilha';

/** Most rows of a spreadsheet, below its heads. */
export const LINHAS_MAXIMAS = 2000;
const SEPARADORES = [';', ',', '\t'] as const;
const LINHA_MAXIMA = 100_000;
/** As much of a name as a list shows. */
const NOME_MAXIMO = 200;

/** A row of the spreadsheet, judged by itself. */
export interface LinhaLida {
  /** As the spreadsheet numbers it: its heads are row 1. */
  linha: number;
  nome: string;
  /** Cells by field, as they are to be kept. */
  dados: Record<string, string>;
  erros: ErroDaCelula[];
  /** An earlier row that says the same name. */
  repeteALinha: number | null;
}

export interface Planilha {
  linhas: LinhaLida[];
  /** Heads that name no column: nothing below them is read. */
  ignoradas: string[];
}

/** Rows among which those of the heads is looked for: above it a spreadsheet has its title, or names its separator. */
const LINHAS_DO_ALTO = 10;

const OPCOES = {
  bom: true,
  record_delimiter: FINS_DE_LINHA,
  relax_quotes: true,
  relax_column_count: true,
  max_record_size: LINHA_MAXIMA,
};

const altoDe = (texto: string, delimiter: string): string[][] =>
  // As the options say: a list of lists of texts.
  parse(texto, { ...OPCOES, delimiter, to: LINHAS_DO_ALTO });

/** A row, as the spreadsheet numbers it. */
interface Numerada {
  linha: number;
  celulas: string[];
}

/** Every row that says something, to the end: a spreadsheet may have thousands of empty ones. Throws RecusaDePlanilha. */
const cheiasDe = (texto: string, delimiter: string): Numerada[] => {
  const cheias: Numerada[] = [];
  let linha = 0;
  parse(texto, {
    ...{ ...OPCOES, delimiter },
    on_record: (celulas: string[]) => {
      linha += 1;
      if (celulas.some((celula) => celula.trim() !== '')) cheias.push({ linha, celulas });
      if (cheias.length > LINHAS_MAXIMAS + LINHAS_DO_ALTO)
        throw new RecusaDePlanilha('planilhaLonga');
      return null;
    },
  });
  return cheias;
};

const colunasDe = (titulos: readonly string[], { colunas }: Modelo): (Coluna | null)[] => {
  const vistas = new Set<Coluna>();
  return titulos.map((titulo) => {
    const achada = colunas.find((uma) => dobrar(uma.titulo) === dobrar(titulo)) ?? null;
    // Of two alike the first counts.
    if (!achada || vistas.has(achada)) return null;
    vistas.add(achada);
    return achada;
  });
};

/** Which of the first rows names most columns, the first of equals, and how many. */
const titulosDe = (alto: readonly string[][], modelo: Modelo): { indice: number; n: number } =>
  alto
    .map((celulas, indice) => ({ indice, n: colunasDe(celulas, modelo).filter(Boolean).length }))
    .reduce((melhor, uma) => (uma.n > melhor.n ? uma : melhor), { indice: 0, n: 0 });

/** The separator under which a line at the top names most columns. */
const separadorDe = (texto: string, modelo: Modelo): string => {
  const quantas = (separador: string): number => {
    try {
      return titulosDe(altoDe(texto, separador), modelo).n;
    } catch {
      // Quoted by the rules of another separator.
      return 0;
    }
  };
  const [melhor] = SEPARADORES.map((separador) => ({ separador, n: quantas(separador) })).sort(
    (a, b) => b.n - a.n,
  );
  return melhor?.separador ?? ';';
};

/** What tells two entries apart: the name, and of a song its singer. */
export const chaveDe = (nome: string, cantor = ''): string => `${dobrar(nome)}\n${dobrar(cantor)}`;

const lerLinha = (
  celulas: readonly string[],
  colunas: readonly (Coluna | null)[],
  modelo: Modelo,
  portal: string,
): Omit<LinhaLida, 'linha' | 'repeteALinha'> => {
  const escritos = new Map(colunas.map((coluna, i) => [coluna, semNeutro(celulas[i] ?? '')]));
  const dados: Record<string, string> = {};
  const erros: ErroDaCelula[] = [];
  for (const coluna of modelo.colunas) {
    const escrito = escritos.get(coluna) ?? '';
    if (coluna.campo === modelo.imagem && isNomeDeImagem(escrito.trim())) {
      dados[DO_ZIP] = escrito.trim();
      continue;
    }
    if (coluna.campo === modelo.imagem && caminhoDaqui(escrito, portal) !== null) {
      dados[coluna.campo] = escrito.trim();
      continue;
    }
    const lido = coluna.schema.safeParse(escrito);
    if (lido.success) dados[coluna.campo] = String(lido.data);
    else erros.push({ coluna: coluna.titulo, msg: lido.error.issues[0]?.message ?? '' });
  }
  if ((dados[modelo.imagem] || dados[DO_ZIP]) && !dados[DESCRICAO])
    erros.push({
      coluna: modelo.colunas.find(({ campo }) => campo === DESCRICAO)?.titulo ?? '',
      msg: 'Descreva a imagem: é o que ouve quem não a enxerga.',
    });
  const doNome = modelo.colunas.find(({ campo }) => campo === modelo.nome) ?? null;
  const nome = (dados[modelo.nome] ?? escritos.get(doNome) ?? '').slice(0, NOME_MAXIMO);
  return { nome, dados, erros };
};

/** Every row of a spreadsheet, judged with the schemas of the portal at this address. Throws RecusaDePlanilha. */
export const lerPlanilha = (bytes: Uint8Array, modelo: Modelo, portal = ''): Planilha => {
  const texto = decodificar(bytes);
  if (texto === null) throw new RecusaDePlanilha('planilhaIlegivel');
  let [alto, todas]: [string[][], Numerada[]] = [[], []];
  try {
    const separador = separadorDe(texto, modelo);
    [alto, todas] = [altoDe(texto, separador), cheiasDe(texto, separador)];
  } catch (erro) {
    throw erro instanceof RecusaDePlanilha ? erro : new RecusaDePlanilha('planilhaIlegivel');
  }
  const { indice } = titulosDe(alto, modelo);
  const titulos = alto[indice] ?? [];
  const colunas = colunasDe(titulos, modelo);
  if (!colunas.some((coluna) => coluna?.campo === modelo.nome))
    throw new RecusaDePlanilha('planilhaSemNome');
  const cheias = todas.filter(({ linha }) => linha > indice + 1);
  if (cheias.length === 0) throw new RecusaDePlanilha('planilhaVazia');
  if (cheias.length > LINHAS_MAXIMAS) throw new RecusaDePlanilha('planilhaLonga');
  const primeiras = new Map<string, number>();
  const linhas = cheias.map(({ celulas, linha }): LinhaLida => {
    const lida = lerLinha(celulas, colunas, modelo, portal);
    const chave = chaveDe(lida.nome, lida.dados[CANTOR]);
    const repeteALinha = primeiras.get(chave) ?? null;
    if (repeteALinha === null) primeiras.set(chave, linha);
    return { linha, ...lida, repeteALinha };
  });
  const ignoradas = titulos.filter((titulo, i) => titulo.trim() !== '' && !colunas[i]);
  return { linhas, ignoradas: ignoradas.map((titulo) => titulo.trim().slice(0, NOME_MAXIMO)) };
};

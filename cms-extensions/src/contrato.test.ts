import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SECOES } from '@portal/contracts/chamadas/todas';
import { expect, it } from 'vitest';
import { registradas } from './rotas';
import { documento } from './openapi/documento';

interface Forma {
  $ref?: string;
  type?: string | string[];
  items?: Forma;
  properties?: Record<string, Forma>;
  required?: string[];
  allOf?: Forma[];
  anyOf?: Forma[];
  oneOf?: Forma[];
  additionalProperties?: Forma;
}

type Conteudo = Record<string, { schema: Forma }>;

interface Operacao {
  tags: string[];
  'x-quem': string;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Conteudo };
  responses: Record<string, { content?: Conteudo }>;
}

const CONTRATO = path.resolve(__dirname, '../../docs/contrato.md');
const FEITO = /(<!-- chamadas: [^\n]+ -->\n)[^]*(<!-- \/chamadas -->)/;

const { paths, components } = documento('https://portal.exemplo.com.br', registradas) as {
  paths: Record<string, Record<string, Operacao>>;
  components: { schemas: Record<string, Forma> };
};

const nomeDe = (ref: string): string => ref.replace('#/components/schemas/', '');

/** Fields, those that may be left out with `?`. */
const nomesDe = ({ properties = {}, required = [] }: Forma): string[] =>
  Object.keys(properties).map((nome) => nome + (required.includes(nome) ? '' : '?'));

/** `Radio[]`, `{ status, msg }`, `Radio | Cantor`, `{ [id]: NoAr }`. */
const escrever = (forma: Forma): string => {
  const { $ref, type, items, properties, anyOf, additionalProperties } = forma;
  if ($ref !== undefined) return nomeDe($ref);
  if (anyOf) return anyOf.map(escrever).join(' | ');
  if (items) return `${escrever(items)}[]`;
  if (properties) return `{ ${nomesDe(forma).join(', ')} }`;
  return additionalProperties ? `{ [id]: ${escrever(additionalProperties)} }` : String(type);
};

/** Fields of one of several shapes: what not all of them ask for may be left out. */
const deUmaDe = (formas: readonly Forma[]): string[] => {
  const listas = formas.map(camposDe);
  const todos = new Set(listas.flat().map((campo) => campo.replace('?', '')));
  return [...todos].map((campo) =>
    listas.every((lista) => lista.includes(campo)) ? campo : `${campo}?`,
  );
};

/** Fields of a body. */
const camposDe = (forma: Forma): string[] => {
  const { $ref, allOf = [], anyOf = [], oneOf = [] } = forma;
  return [
    ...($ref === undefined ? [] : camposDe(components.schemas[nomeDe($ref)] ?? {})),
    ...nomesDe(forma),
    ...allOf.flatMap(camposDe),
    ...deUmaDe([...anyOf, ...oneOf]),
  ];
};

const codigo = (texto: string): string =>
  texto === '' ? '' : `\`${texto.replaceAll('|', String.raw`\|`)}\``;

const tomaDe = ({ parameters = [], requestBody }: Operacao): string => {
  const consulta = parameters.filter((um) => um.in === 'query').map(({ name }) => name);
  const corpo = requestBody?.content['multipart/form-data'];
  return codigo(
    [
      consulta.length > 0 ? `?${consulta.join('&')}` : '',
      corpo ? camposDe(corpo.schema).join(', ') : '',
    ]
      .filter((parte) => parte !== '')
      .join(', '),
  );
};

// That what is read from memory may be 304 is told in front of the tables.
const respondeDe = ({ responses }: Operacao): string =>
  Object.entries(responses)
    .filter(([status]) => Number(status) < 400 && status !== '304')
    .map(([status, { content = {} }]) => {
      const formas = Object.entries(content).map(([tipo, { schema }]) =>
        codigo(tipo === 'application/json' ? escrever(schema) : tipo),
      );
      return [status, formas.join(' or ')].join(' ').trim();
    })
    .join(' · ');

// What any call may be refused with is told in section 1.
const recusadaDe = ({ responses }: Operacao): string =>
  Object.keys(responses)
    .filter((status) => Number(status) >= 400 && status !== '503')
    .join(', ');

const CABECALHO = ['call', 'who', 'takes', 'answers', 'refused with'];

/** A table as Prettier writes it. */
const tabela = (linhas: readonly (readonly string[])[]): string => {
  const larguras = CABECALHO.map((titulo, i) =>
    Math.max(titulo.length, ...linhas.map((linha) => linha[i]?.length ?? 0)),
  );
  const escrita = (linha: readonly string[], falta = ' '): string =>
    `| ${linha.map((celula, i) => celula.padEnd(larguras[i] ?? 0, falta)).join(' | ')} |`;
  const traco = CABECALHO.map(() => '-');
  return [escrita(CABECALHO), escrita(traco, '-'), ...linhas.map((uma) => escrita(uma))].join('\n');
};

const operacoes = Object.entries(paths).flatMap(([caminho, metodos]) =>
  Object.entries(metodos).map(([metodo, operacao]) => ({ caminho, metodo, operacao })),
);

const secao = (nome: string): string => {
  const linhas = operacoes
    .filter(({ operacao }) => operacao.tags.includes(nome))
    .map(({ caminho, metodo, operacao }) => [
      `${metodo.toUpperCase()} ${caminho.replaceAll('|', String.raw`\|`)}`,
      operacao['x-quem'],
      tomaDe(operacao),
      respondeDe(operacao),
      recusadaDe(operacao),
    ]);
  return `\n**${nome}**\n\n${tabela(linhas)}\n\n`;
};

it('as tabelas do contrato são as da descrição', async () => {
  const escritas = Object.keys(SECOES).map(secao).join('').replaceAll('\n\n\n', '\n\n');
  const contrato = readFileSync(CONTRATO, 'utf8');
  expect(contrato).toMatch(FEITO);
  const comElas = contrato.replace(
    FEITO,
    (_, antes: string, depois: string) => antes + escritas + depois,
  );
  await expect(comElas).toMatchFileSnapshot(CONTRATO);
});

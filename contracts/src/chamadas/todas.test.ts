import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { criarCadastroSchema } from '../usuario/cadastro';
import { acao, paginas, type Forma } from './chamada';
import { CHAMADAS, SECOES } from './todas';

const forma = (schema: Forma) => z.toJSONSchema(schema, { unrepresentable: 'any' });

it('toda chamada está numa seção, uma vez', () => {
  expect(CHAMADAS.length).toBeGreaterThan(80);
  expect(new Set(CHAMADAS.map(({ nome }) => nome)).size).toBe(CHAMADAS.length);
  expect(new Set(CHAMADAS.map(({ secao }) => secao))).toEqual(new Set(Object.keys(SECOES)));
});

describe.each(CHAMADAS)('$nome', ({ nome, resumo, respostas, consulta, exemplo, ...mais }) => {
  it('diz o que faz e o que responde', () => {
    expect(resumo).not.toBe('');
    const todas = Object.entries(respostas);
    expect(todas.length).toBeGreaterThan(0);
    for (const [status, { descricao, corpo, tipo }] of todas) {
      expect(descricao).toMatch(/\.$/);
      const vazia = status.startsWith('3') || status === '204';
      expect(corpo !== undefined || tipo !== undefined).toBe(!vazia);
    }
  });

  it('o que manda fazer, se feito, o diz', () => {
    const feita = respostas[200] ?? respostas[201];
    if (nome.startsWith('GET ') || feita === undefined) return;
    const { corpo } = feita;
    expect(corpo && forma(corpo)).toMatchObject({ properties: { status: { const: '1' } } });
  });

  it('o que pode vir na consulta, no corpo e de recusa não é nada vazio', () => {
    const parametros = consulta && Object.values(consulta);
    expect(parametros).not.toEqual([]);
    for (const parametro of parametros ?? []) {
      expect(parametro.descricao).toMatch(/\.$/);
      expect(forma(parametro.forma)).toHaveProperty(['type']);
      expect(parametro.forma.safeParse(-1).success).toBe(false);
    }
    expect(exemplo).not.toEqual({});
    expect(mais.recusas).not.toEqual([]);
    for (const status of mais.recusas ?? [])
      expect([status >= 400, status < 600]).toEqual([true, true]);
  });
});

it('uma lista paginada diz quantos itens há em todas as páginas', () => {
  const comPaginas = CHAMADAS.filter(({ consulta }) => consulta?.['pagina']);
  expect(comPaginas.length).toBeGreaterThan(5);
  for (const { respostas } of comPaginas) expect(respostas[200]?.total).toBe(true);
});

it.each([
  ['pagina', { 1: true, 0: false, 1.5: false, 1000: true }],
  ['limite', { 1: true, 0: false, 1.5: false, 50: true, 51: false }],
] as const)('%s é um número inteiro dos que há', (nome, valores) => {
  const { forma: lida } = paginas(20, 50)[nome];
  for (const [valor, serve] of Object.entries(valores))
    expect([valor, lida.safeParse(Number(valor)).success]).toEqual([valor, serve]);
});

it('a resposta de um ato feito tem o seu status, as palavras e o mais que se disse', () => {
  const feita = acao({ total: z.int() });
  expect(feita.parse({ status: '1', msg: 'Feito.', total: 3 })).toEqual({
    ...{ status: '1', msg: 'Feito.', total: 3 },
  });
  for (const outra of [{ status: '0' }, { msg: undefined }, { total: 'três' }])
    expect(feita.safeParse({ status: '1', msg: 'Feito.', total: 3, ...outra }).success).toBe(false);
});

const daChamada = (nome: string) => {
  const chamada = CHAMADAS.find((uma) => uma.nome === nome);
  if (!chamada) throw new Error(nome);
  return chamada;
};
const camposDe = (schema: Forma | undefined) =>
  Object.keys((schema && forma(schema).properties) ?? {}).sort();

it.each([
  ['POST /usuario/save', ['token', 'user']],
  ['POST /usuario/login', ['token', 'user']],
  ['POST /usuario/recuperacao/mail', ['mensagem']],
  ['POST /api/usuario/segundo-passo', ['otpauth', 'segredo']],
  ['POST /api/usuario/segundo-passo/confirmar', ['codigos']],
  ['POST /api/usuario/segundo-passo/codigos', ['codigos']],
  ['POST /usuario/anuncio/salvar', ['anuncio']],
  ['POST /api/anuncios/administracao/atualizarStatus', ['anuncio']],
  ['DELETE /api/anuncios/administracao/anuncio/remove/:id', ['tipo']],
  ['POST /api/anuncios/:id/notas', ['nota']],
  ['POST /api/anuncios/:id/recebimento', ['recebimento']],
  ['POST /api/pesquisas/:numero/sorteios', ['sorteio']],
  ['POST /api/administracao/extrato', ['linhas']],
  ['POST /api/usuario/excluir', []],
])('%s, feito, leva também %j', (nome, mais) => {
  const { respostas } = daChamada(nome);
  const campos = camposDe((respostas[201] ?? respostas[200])?.corpo);
  expect(campos).toEqual([...mais, 'msg', 'status'].sort());
});

it('quem pede a recuperação ouve o mesmo diálogo, recusado ou não', () => {
  expect(camposDe(daChamada('POST /usuario/recuperacao/mail').recusa)).toContain('mensagem');
});

it('um formulário HTML comum segue para uma página', () => {
  const seguem = CHAMADAS.filter(({ respostas }) => respostas[303]).map(({ nome }) => nome);
  expect(seguem.sort()).toEqual([
    'GET /usuario/logoff',
    'POST /anuncios/formularioPesquisa',
    'POST /usuario/anuncio/salvar',
    'POST /usuario/login',
    'POST /usuario/recuperacao',
    'POST /usuario/recuperacao/mail',
    'POST /usuario/save',
  ]);
});

it('o que se pode perguntar a uma lista', () => {
  const consultaDe = (nome: string) => Object.keys(daChamada(nome).consulta ?? {}).sort();
  const filtros = ['ate', 'busca', 'de', 'ordem', 'periodo', 'status', 'vence'];
  expect(consultaDe('GET /api/anuncios/administracao/all')).toEqual(
    [...filtros, 'limite', 'pagina'].sort(),
  );
  expect(consultaDe('GET /api/anuncios/administracao/contagens')).toEqual(
    [...filtros, 'tipo'].sort(),
  );
  expect(consultaDe('GET /api/pesquisas/:numero/votos')).toEqual([
    ...['busca', 'edicao', 'formato', 'limite', 'pagina'],
  ]);
  expect(consultaDe('GET /api/radios/all')).toEqual([
    ...['busca', 'estado', 'limite', 'no_ar', 'ordem', 'pagina', 'tag'],
  ]);
});

it('o exemplo de um cadastro é um cadastro', () => {
  const { exemplo } = daChamada('POST /usuario/save');
  expect(criarCadastroSchema(() => true).safeParse(exemplo).error).toBeUndefined();
});

it.each(['GET /api/saude', 'GET /api/vivo'])('%s responde que está ok, e nada mais', (nome) => {
  const { corpo, descricao } = daChamada(nome).respostas[200] ?? {};
  expect(
    [{ status: 'ok' }, { status: 'mal' }, {}].map((um) => corpo?.safeParse(um).success),
  ).toEqual([...[true, false, false]]);
  expect(descricao).toBe('O portal responde.');
});

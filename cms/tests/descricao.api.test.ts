import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LEITURAS } from '@portal/contracts/chamadas/leituras';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { CODIGOS } from '@portal/contracts/http/codigos';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { conferidor } from './harness/descricao';
import { umPortal } from './harness/um-portal';

const aqui = umPortal();

const REGRAS = [
  ...['struct', 'no-unresolved-refs', 'security-defined', 'operation-summary'],
  ...['operation-operationId-unique', 'operation-parameters-unique', 'path-parameters-defined'],
  ...['no-identical-paths', 'no-enum-type-mismatch', 'no-required-schema-properties-undefined'],
  ...['no-invalid-media-type-examples', 'no-invalid-schema-examples'],
];

/** A program somebody else writes with the generated types. `campo`: what it reads of a radio. */
const programa = (campo: string): string => `
import type { paths } from './contrato';
type Json<R> = R extends { content: { 'application/json': infer Corpo } } ? Corpo : never;
type Lida<C extends keyof paths> = paths[C] extends { get: { responses: { 200: infer R } } } ? Json<R> : never;
const ler = async <C extends keyof paths>(site: string, caminho: C): Promise<Lida<C>> =>
  (await (await fetch(site + caminho)).json()) as Lida<C>;
export const contar = async (site: string): Promise<string> => {
  const radios = await ler(site, '/api/radios/all');
  const precos = await ler(site, '/api/precos');
  const nomes: string[] = radios.map((radio) => radio.${campo});
  const [primeiro] = precos;
  const valor: number = primeiro?.valor ?? 0;
  return nomes.length + ' rádios, ' + precos.length + ' preços, ' + typeof valor;
};
`;

/** What the compiler says about a program beside the generated types. */
const errosDe = (pasta: string, campo: string): string[] => {
  const arquivo = path.join(pasta, `programa-${campo}.ts`);
  writeFileSync(arquivo, programa(campo));
  const compilador = ts.createProgram([arquivo], {
    strict: true,
    noEmit: true,
    types: [],
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  return ts
    .getPreEmitDiagnostics(compilador)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
};

describe('a descrição das chamadas', () => {
  it('um validador a aceita, com os seus exemplos', async () => {
    const { text, headers, status } = await aqui.portal.ask(CAMINHOS.openapi);
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    const rules = Object.fromEntries(REGRAS.map((regra) => [regra, 'error' as const]));
    const config = await createConfig({ rules });
    const lint = async (source: string) =>
      (await lintFromString({ source, config })).map(({ message }) => message);
    expect(await lint(text)).toEqual([]);
    expect(await lint(text.replace('"responses"', '"respostas"'))).not.toEqual([]);
  });

  it('um cliente gerado dela compila e lê o portal; o que lê um campo que não há não compila', async () => {
    const pasta = mkdtempSync(path.join(os.tmpdir(), 'portal-cliente-'));
    onTestFinished(() => rmSync(pasta, { recursive: true, force: true }));
    const { text } = await aqui.portal.ask(CAMINHOS.openapi);
    writeFileSync(path.join(pasta, 'contrato.ts'), astToString(await openapiTS(text)));
    expect(errosDe(pasta, 'nome_radio')).toEqual([]);
    expect(errosDe(pasta, 'nome')).toEqual([expect.stringContaining("'nome' does not exist")]);
    const pronto = path.join(pasta, 'programa.mjs');
    const { outputText } = ts.transpileModule(programa('nome_radio'), {
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    });
    writeFileSync(pronto, outputText);
    const { contar } = (await import(pathToFileURL(pronto).href)) as {
      contar: (site: string) => Promise<string>;
    };
    expect(await contar(aqui.portal.url)).toBe('0 rádios, 12 preços, number');
    // A whole compiler runs here.
  }, 120_000);

  it('cada leitura que ela promete responde', async () => {
    for (const nome of Object.keys(LEITURAS)) {
      const caminho = nome.replace('GET ', '').replace(':id', 'nao-existe');
      const { status } = await aqui.portal.ask(caminho);
      expect(status, caminho).toBe(caminho.includes('nao-existe') ? 404 : 200);
    }
  });

  it('as receitas de integrar.md só pedem o que está nela', () => {
    const guia = readFileSync(path.resolve(import.meta.dirname, '../../docs/integrar.md'), 'utf8');
    const pedidos = [
      ...guia.matchAll(
        /(?:\$\{portal\}|\$PORTAL|exemplo\.com\.br|`)(\/(?:api|usuario)\/[^`"'\s?]+)/g,
      ),
    ];
    const padroes = Object.keys(inject('descricao').paths).map(
      (um) => new RegExp(`^${um.replace(/[.|]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`),
    );
    const caminhos = pedidos.map(([, um = '']) => um).filter((um) => um !== CAMINHOS.docs);
    expect(caminhos.length).toBeGreaterThan(8);
    expect(caminhos.filter((um) => !padroes.some((padrao) => padrao.test(um)))).toEqual([]);
  });

  it('todo código de recusa está no contrato', () => {
    const contrato = readFileSync(
      path.resolve(import.meta.dirname, '../../docs/contrato.md'),
      'utf8',
    );
    expect(CODIGOS.filter((codigo) => !contrato.includes(`\`${codigo}\``))).toEqual([]);
  });

  it('é respondida da memória, e não se escreve nela', async () => {
    const { headers } = await aqui.portal.ask(CAMINHOS.openapi);
    const outra = { headers: { 'If-None-Match': headers.etag ?? '' } };
    expect((await aqui.portal.ask(CAMINHOS.openapi, outra)).status).toBe(304);
    expect((await aqui.portal.ask(CAMINHOS.openapi, { method: 'POST' })).status).toBe(405);
  });
});

describe('a página que a mostra', () => {
  it('é nossa por inteiro: nenhum outro endereço, nenhum script dentro dela', async () => {
    const pagina = await aqui.portal.ask(CAMINHOS.docs);
    expect([pagina.status, pagina.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(pagina.headers['content-security-policy']).toContain("default-src 'none'");
    expect(pagina.headers['set-cookie']).toBeUndefined();
    expect(pagina.text).not.toMatch(/https?:|<script>/);
    const pedidos = [...pagina.text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, um = '']) => um);
    expect(pedidos.length).toBeGreaterThan(3);
    for (const pedido of pedidos) expect((await aqui.portal.ask(pedido)).status).toBe(200);
  });

  it('do pacote só se responde o que ela pede', async () => {
    for (const nome of ['package.json', 'swagger-ui.js', '..%2fpackage.json', 'index.html'])
      expect((await aqui.portal.ask(`${CAMINHOS.docs}/${nome}`)).status, nome).toBe(404);
  });
});

describe('de outros sites', () => {
  const deOutro = { Origin: 'https://outro.exemplo.com.br' };
  const antes = { ...deOutro, 'Access-Control-Request-Method': 'GET' };
  const livre = async (caminho: string, method = 'GET'): Promise<unknown> => {
    const headers = method === 'OPTIONS' ? antes : deOutro;
    const answer = await aqui.portal.ask(caminho, { method, headers });
    return answer.headers['access-control-allow-origin'];
  };

  const PUBLICAS = [
    ...Object.keys(LEITURAS).map((nome) => nome.replace('GET ', '').replace(':id', 'nao-existe')),
    `${CAMINHOS.radios}?pagina=zero`,
    ...[
      '/compartilhar/radio/nao-existe.jpg',
      '/oembed',
      '/oembed?url=https://outro.exemplo.com.br/',
    ],
  ];
  it.each(PUBLICAS)('lê-se %s', async (caminho) => {
    expect(await livre(caminho)).toBe('*');
    const { status, headers } = await aqui.portal.ask(caminho, {
      method: 'OPTIONS',
      headers: antes,
    });
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
    });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('o total de uma lista também se lê', async () => {
    const { headers } = await aqui.portal.ask(CAMINHOS.radios, { headers: deOutro });
    expect(headers['access-control-expose-headers']).toContain('X-Total-Count');
  });

  const FECHADAS = [
    ...[CAMINHOS.verificaLogin, CAMINHOS.meusDados, CAMINHOS.privacidadeTexto, CAMINHOS.openapi],
    ...[CAMINHOS.saude, CAMINHOS.login, CAMINHOS.tocarMusica, CAMINHOS.salvarAnuncio],
    ...[CAMINHOS.presenca('x'), CAMINHOS.indicadores, CAMINHOS.anunciosDoUsuario(1), '/'],
  ];
  it.each(FECHADAS)('não se lê %s', async (caminho) => {
    for (const method of ['GET', 'POST', 'OPTIONS'])
      expect(await livre(caminho, method), method).toBeUndefined();
  });
});

describe('quem confere as respostas', () => {
  const conferir = conferidor(inject('descricao'));
  const json = { 'content-type': 'application/json; charset=utf-8', 'x-total-count': '1' };
  const falta = (path: string, corpo: unknown, resto: object = {}): string | null => {
    const comum = { method: 'GET', status: 200, headers: json };
    return conferir({ ...comum, ...resto, path, text: JSON.stringify(corpo) });
  };
  const preco = { tipo: 'banner', periodo: 3, valor: 100 };
  const recusa = { status: '0', msg: 'Não.', codigo: 'nao_encontrado' };

  it('deixa passar o que está descrito', () => {
    expect(falta(CAMINHOS.precos, [preco])).toBeNull();
    expect(falta('/api/radios/x', recusa, { status: 404 })).toBeNull();
    expect(falta(CAMINHOS.precos, null, { status: 304, headers: {} })).toBeNull();
    expect(falta('/api/nada', recusa, { status: 404 })).toBeNull();
    expect(falta('/admin/login', { data: 1 })).toBeNull();
  });

  it.each([
    ['um campo a menos', CAMINHOS.precos, [{ tipo: 'banner', periodo: 3 }], {}],
    ['um campo a mais', CAMINHOS.precos, [{ ...preco, custo: 1 }], {}],
    ['um valor que não há', CAMINHOS.precos, [{ ...preco, tipo: 'outdoor' }], {}],
    [
      'um total que não veio',
      CAMINHOS.precos,
      [],
      { headers: { 'content-type': json['content-type'] } },
    ],
    ['um status que não há', CAMINHOS.precos, [preco], { status: 201 }],
    ['um 304 de quem não o dá', CAMINHOS.verificaLogin, null, { status: 304, headers: {} }],
    ['um endereço que não há', '/api/nada', { ok: true }, {}],
    ['uma recusa sem código', '/api/nada', { status: '0', msg: 'Não.' }, { status: 404 }],
    ['outro tipo', CAMINHOS.precos, [preco], { headers: { 'content-type': 'text/plain' } }],
  ])('acusa %s', (_, path, corpo, resto) => {
    expect(falta(path, corpo, resto)).not.toBeNull();
  });
});

import { resultadoDaBuscaSchema, type ResultadoDaBusca } from '@portal/contracts/busca/busca';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { FiltrosDeRadio } from '@portal/contracts/radio/filtros';
import type { Radio } from '@portal/contracts/radio/radio';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeBehind } from './harness/database';
import { linkTo } from './harness/editor';
import { eventually } from './harness/http';
import { anuncioEmExibicao, mudarAnuncio, umPortalEditado } from './harness/leitura';
import { enviarRetrato } from './harness/midias';

const RADIO = 'api::radio.radio';
const aqui = umPortalEditado();

const RADIOS = [
  ['Web Rádio Louvor', 'louvor, adoração', 'São Paulo', 'SP', 'Louvor que acompanha o seu dia'],
  ['Rádio Nova Vida', 'louvor, jovem', 'Santos', 'SP', 'Cada manhã, um começo'],
  ['Rádio Esperança', 'notícias', 'Recife', 'PE', 'Boas notícias têm som'],
  ['Rádio Canaã FM', 'Louvor, comunidade', 'Campinas', 'SP', 'Uma terra boa de ouvir'],
  ['Web Rádio Harpa do Vale', 'hinos, coral', 'Uberlândia', 'MG', 'De ontem e de sempre'],
  ['Rádio Vale de Bênçãos', 'sertanejo gospel', 'Governador Valadares', 'MG', 'O vale inteiro'],
  ['Rádio Jardim de Oração', 'oração', 'João Pessoa', 'PB', 'Doze horas, doze temas'],
] as const;
/** Plays of some of them, the others have none. */
const ACESSOS = { 'Rádio Vale de Bênçãos': 9, 'Rádio Canaã FM': 5 };

const buscar = (q: string, limite = ''): Promise<ResultadoDaBusca> =>
  aqui.read<ResultadoDaBusca>(
    `${CAMINHOS.busca}?${new URLSearchParams({ q }).toString()}${limite}`,
  );
const nomesDe = ({ radios }: Pick<ResultadoDaBusca, 'radios'>): string[] =>
  radios.map(({ nome_radio }) => nome_radio);
const lista = async (query: string): Promise<string[]> =>
  nomesDe({ radios: await aqui.read<Radio[]>(`${CAMINHOS.radios}?${query}`) });

beforeAll(async () => {
  const ids = new Map<string, string>();
  for (const [nome_radio, tags, cidade, estado, slogan] of RADIOS) {
    const campos = { nome_radio, tags, cidade, estado, slogan, url: 'https://stream.test/' };
    ids.set(nome_radio, (await aqui.editor.createPublished(RADIO, campos)).documentId);
  }
  const ana = await aqui.editor.createPublished('api::cantor.cantor', {
    nome: 'Ana Exemplo',
    segmento: 'Pop gospel',
    slogan: 'Do sertão',
    foto: (await enviarRetrato(aqui.editor, 'Ana')).id,
  });
  for (const nome of ['Manhã de graça', 'Noite clara'])
    await aqui.editor.createPublished('api::musica.musica', { nome, cantor: linkTo(ana) });
  for (const [nome, total] of Object.entries(ACESSOS))
    await writeBehind(
      aqui.database,
      aqui.portal.dataDir,
      'insert into contadores (document_id, tipo, alvo, periodo, total) values (?, ?, ?, ?, ?)',
      [`contador-${total}`, 'radio', ids.get(nome) ?? '', '2026-01', total],
    );
  await eventually(async () => {
    expect((await lista('ordem=mais-ouvidas'))[0]).toBe('Rádio Vale de Bênçãos');
    expect(nomesDe(await buscar('vale'))[0]).toBe('Rádio Vale de Bênçãos');
  });
});

describe('a busca de tudo', () => {
  it.each([
    ['Recife', ['Rádio Esperança']],
    ['sertanejo gospel', ['Rádio Vale de Bênçãos']],
    ['web louvor', ['Web Rádio Louvor']],
    ['vida nova', ['Rádio Nova Vida']],
    ['esperansa', ['Rádio Esperança']],
    ['canaam', ['Rádio Canaã FM']],
    ['jardin', ['Rádio Jardim de Oração']],
    ['hinos', ['Web Rádio Harpa do Vale']],
    ['xyz', []],
    ['', []],
    ['  ', []],
  ])('%j acha as rádios %j', async (q, esperadas) => {
    const achado = await buscar(q);
    expect(resultadoDaBuscaSchema.parse(achado)).toEqual(achado);
    expect(nomesDe(achado)).toEqual(esperadas);
  });

  it('nomes antes de etiquetas, as mais ouvidas no empate, e só quantas se pediu', async () => {
    expect(nomesDe(await buscar('louvor'))).toEqual([
      'Web Rádio Louvor',
      'Rádio Canaã FM',
      'Rádio Nova Vida',
    ]);
    expect(nomesDe(await buscar('louvor', '&limite=2'))).toHaveLength(2);
    expect(nomesDe(await buscar('radio'))).toHaveLength(5);
  });

  it('um estado pelas letras e pelo nome, com quantas rádios há nele', async () => {
    const letras = await buscar('PE');
    expect(letras.estados).toEqual([{ uf: 'PE', total: 1 }]);
    expect(nomesDe(letras)[0]).toBe('Rádio Esperança');
    const { estados, radios } = await buscar('São Paulo');
    expect(estados).toEqual([{ uf: 'SP', total: 3 }]);
    expect(nomesDe({ radios })).toEqual(['Rádio Canaã FM', 'Rádio Nova Vida', 'Web Rádio Louvor']);
  });

  it('cantores, músicas e etiquetas, cada um no seu grupo', async () => {
    for (const q of ['manha graca', 'ana manhã', 'pop manhã'])
      expect((await buscar(q)).musicas.map(({ nome }) => nome)).toEqual(['Manhã de graça']);
    expect((await buscar('exemplo')).cantores.map(({ nome }) => nome)).toEqual(['Ana Exemplo']);
    expect((await buscar('louv')).tags).toEqual([{ tag: 'louvor', total: 3 }]);
  });

  it('o que sai do ar some na leitura seguinte, e volta', async () => {
    const anuncio = await anuncioEmExibicao(aqui, { tipo: 'radio' });
    await aqui.editor.createPublished(RADIO, {
      nome_radio: 'Passageira',
      url: 'https://stream.test/',
      anuncio: linkTo(anuncio),
    });
    const achadas = (quantas: number) =>
      eventually(async () => expect((await buscar('passageira')).radios).toHaveLength(quantas));
    await achadas(1);
    await mudarAnuncio(aqui, anuncio, { situacao: 0 });
    await achadas(0);
  });

  it.each([
    ['dez mil letras', `q=${'a'.repeat(10_000)}`, 400],
    ['101 letras', `q=${'a'.repeat(101)}`, 400],
    ['um surrogate sozinho', 'q=%ED%A0%80', 400],
    ['NUL', 'q=%00', 400],
    ['duas vezes', 'q=a&q=b', 400],
    ['limite demais', 'q=a&limite=21', 400],
    ['limite zero', 'q=a&limite=0', 400],
    ['cinquenta palavras', `q=${'a+'.repeat(50)}`, 200],
    ['só sinais', 'q=.*%25%5C%22', 200],
    ['sem q', '', 200],
  ])('%s: responde logo, sem falha', async (_, query, status) => {
    const answer = await aqui.portal.ask(`${CAMINHOS.busca}?${query}`);
    expect(answer.status, answer.text).toBe(status);
    expect(answer.headers['content-type']).toContain('application/json');
  });
});

describe('a lista de rádios', () => {
  it('a busca da lista acha o mesmo, por nome, e conta', async () => {
    expect(await lista('busca=vida+nova')).toEqual(['Rádio Nova Vida']);
    expect(await lista('busca=esperansa')).toEqual(['Rádio Esperança']);
    expect(await lista('busca=louvor')).toEqual([
      'Rádio Canaã FM',
      'Rádio Nova Vida',
      'Web Rádio Louvor',
    ]);
    const answer = await aqui.portal.ask(`${CAMINHOS.radios}?busca=louvor&limite=1`);
    expect(answer.headers['x-total-count']).toBe('3');
  });

  it('por etiqueta e por estado, sem olhar caixa nem acento, juntos', async () => {
    expect(await lista('tag=LOUVOR')).toHaveLength(3);
    expect(await lista('tag=adoracao')).toEqual(['Web Rádio Louvor']);
    expect(await lista('tag=louv')).toEqual([]);
    expect(await lista('estado=mg')).toHaveLength(2);
    expect(await lista('tag=louvor&estado=SP&busca=campinas')).toEqual(['Rádio Canaã FM']);
    expect(await lista('tag=&estado=')).toHaveLength(RADIOS.length);
  });

  it('por nome, ou as mais ouvidas primeiro', async () => {
    const porNome = await lista('ordem=nome');
    expect(porNome).toEqual(await lista(''));
    const ouvidas = await lista('ordem=mais-ouvidas');
    expect(ouvidas.slice(0, 2)).toEqual(['Rádio Vale de Bênçãos', 'Rádio Canaã FM']);
    expect(ouvidas.slice(2)).toEqual(porNome.filter((nome) => !(nome in ACESSOS)));
    expect(await lista('ordem=mais-ouvidas&pagina=2&limite=1')).toEqual(['Rádio Canaã FM']);
  });

  it.each(['estado=XX', 'ordem=outra', 'tag=a&tag=b', 'estado[]=PE'])(
    '%s não se entende',
    async (query) => {
      expect((await aqui.portal.ask(`${CAMINHOS.radios}?${query}`)).status).toBe(400);
    },
  );

  it('os filtros que há, com quantas rádios cada um tem', async () => {
    const { tags, estados } = await aqui.read<FiltrosDeRadio>(CAMINHOS.radiosFiltros);
    expect(tags[0]).toEqual({ tag: 'louvor', total: 3 });
    expect(tags).toContainEqual({ tag: 'sertanejo gospel', total: 1 });
    expect(estados.slice(0, 2)).toEqual([
      { uf: 'SP', total: 3 },
      { uf: 'MG', total: 2 },
    ]);
  });
});

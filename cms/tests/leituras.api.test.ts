import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { type MusicaTocada, musicaTocadaSchema } from '@portal/contracts/musica/musica';
import { type Radio, radioSchema } from '@portal/contracts/radio/radio';
import { type Cantor, cantorSchema } from '@portal/contracts/cantor/cantor';
import { somarDias } from '@portal/contracts/tempo/datas';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeBehind } from './harness/database';
import { type Entry, linkTo } from './harness/editor';
import { eventually } from './harness/http';
import { anuncioEmExibicao, hoje, mudarAnuncio, umPortalEditado } from './harness/leitura';
import { enviarRetrato } from './harness/midias';

const RADIO = 'api::radio.radio';
const CANTOR = 'api::cantor.cantor';
const MUSICA = 'api::musica.musica';

const aqui = umPortalEditado();

describe('rádios', () => {
  const fields = (nome_radio: string) => ({
    nome_radio,
    slogan: 'A sua companhia',
    tags: 'louvor, pregação ,  , notícias',
    email: 'dona@segredo.test',
    telefone: '11999998888',
    endereco: 'São Paulo',
    url: 'https://stream.test/ao-vivo',
    rede_social_1: 'https://instagram.com/radio',
    rede_social_4: '5511999998888',
  });

  beforeAll(async () => {
    for (const nome of ['Rádio Canaã', 'Ágape FM', 'rádio Betel', 'Zion 2', 'Zion 10']) {
      await aqui.editor.createPublished(RADIO, fields(nome));
    }
    await aqui.editor.create(RADIO, fields('Rascunho FM'));
  });

  it('a lista traz as publicadas, por nome, na forma do contrato, sem e-mail nem telefone', async () => {
    const radios = await aqui.read<Radio[]>('/api/radios/all');
    expect(radios.map(({ nome_radio }) => nome_radio)).toEqual([
      'Ágape FM',
      'rádio Betel',
      'Rádio Canaã',
      'Zion 2',
      'Zion 10',
    ]);
    for (const radio of radios) {
      expect(radioSchema.parse(radio)).toEqual(radio);
      expect(radio.tags).toEqual(['louvor', 'pregação', 'notícias']);
    }
    expect(JSON.stringify(radios)).not.toMatch(/segredo|"email"|"telefone"/);
  });

  it.each(['canaa', 'CANAÃ', 'Canaã', '  rádio   cana '])(
    'a busca %j acha sem olhar acento nem caixa',
    async (busca) => {
      const query = new URLSearchParams({ busca }).toString();
      const radios = await aqui.read<Radio[]>(`/api/radios/all?${query}`);
      expect(radios.map(({ nome_radio }) => nome_radio)).toEqual(['Rádio Canaã']);
    },
  );

  it('pagina no servidor e diz quantas são ao todo', async () => {
    const answer = await aqui.portal.ask('/api/radios/all?pagina=2&limite=2');
    expect(answer.headers['x-total-count']).toBe('5');
    expect(answer.json<Radio[]>().map(({ nome_radio }) => nome_radio)).toEqual([
      'Rádio Canaã',
      'Zion 2',
    ]);
    const searched = await aqui.portal.ask('/api/radios/all?busca=zion&pagina=1&limite=1');
    expect(searched.headers['x-total-count']).toBe('2');
    expect(searched.json<Radio[]>()).toHaveLength(1);
    expect(await aqui.read('/api/radios/all?pagina=99')).toEqual([]);
  });

  it('os nomes saem com a barra crua ou codificada', async () => {
    const names = await aqui.read<object[]>('/api/radios/all/id|nome_radio');
    expect(names).toHaveLength(5);
    expect(Object.keys(names[0] ?? {})).toEqual(['id', 'nome_radio']);
    expect(await aqui.read('/api/radios/all/id%7Cnome_radio')).toEqual(names);
    expect(await aqui.read('/api/radios/all/id%7cnome_radio')).toEqual(names);
  });

  it('uma rádio sai como na lista; rascunho e desconhecida são 404', async () => {
    const [first] = await aqui.read<Radio[]>('/api/radios/all');
    expect(await aqui.read(`/api/radios/${first?.id}`)).toEqual(first);
    const draft = await aqui.editor.create(RADIO, fields('Outro rascunho'));
    for (const id of [draft.documentId, 'nao-existe', '1']) {
      const answer = await aqui.portal.ask(`/api/radios/${id}`);
      expect(answer.status).toBe(404);
      expect(answer.json()).toEqual({
        status: '0',
        msg: 'Não encontramos o que você procura.',
        codigo: 'nao_encontrado',
      });
    }
  });

  it('publicar, editar e despublicar no painel aparecem na leitura seguinte, com o mesmo id', async () => {
    const { documentId } = await aqui.editor.createPublished(RADIO, fields('Nova FM'));
    expect((await aqui.read<Radio>(`/api/radios/${documentId}`)).nome_radio).toBe('Nova FM');
    await aqui.editor.update(RADIO, documentId, { ...fields('Nova FM 2') });
    await aqui.editor.publish(RADIO, documentId);
    expect((await aqui.read<Radio>(`/api/radios/${documentId}`)).nome_radio).toBe('Nova FM 2');
    await aqui.editor.unpublish(RADIO, documentId);
    expect((await aqui.portal.ask(`/api/radios/${documentId}`)).status).toBe(404);
    expect(JSON.stringify(await aqui.read('/api/radios/all'))).not.toContain(documentId);
    await aqui.editor.publish(RADIO, documentId);
    expect((await aqui.read<Radio>(`/api/radios/${documentId}`)).nome_radio).toBe('Nova FM 2');
    await aqui.editor.remove(RADIO, documentId);
    expect((await aqui.portal.ask(`/api/radios/${documentId}`)).status).toBe(404);
  });

  it('a rádio de um anúncio só é pública enquanto ele estiver em exibição', async () => {
    const anuncio = await anuncioEmExibicao(aqui, { tipo: 'radio' });
    const { documentId } = await aqui.editor.createPublished(RADIO, {
      ...fields('Anunciada FM'),
      anuncio: linkTo(anuncio),
    });
    const responde = (status: number) =>
      eventually(async () => {
        expect((await aqui.portal.ask(`/api/radios/${documentId}`)).status).toBe(status);
      });
    await responde(200);
    await mudarAnuncio(aqui, anuncio, { situacao: 0 });
    await responde(404);
    await mudarAnuncio(aqui, anuncio, { situacao: 1 });
    await responde(200);
    await mudarAnuncio(aqui, anuncio, { data_vencimento: hoje() });
    await responde(404);
    await mudarAnuncio(aqui, anuncio, { data_vencimento: somarDias(hoje(), 1) });
    await responde(200);
    await mudarAnuncio(aqui, anuncio, { data_inicio: somarDias(hoje(), 1) });
    await responde(404);
  });
});

describe('cantores', () => {
  let zion: Entry;
  let retrato: string;

  beforeAll(async () => {
    const { id: foto, url } = await enviarRetrato(aqui.editor, 'Um retrato');
    retrato = url;
    zion = await aqui.editor.createPublished(CANTOR, {
      nome: 'Ministério Zion',
      segmento: 'Louvor',
      foto,
    });
    await aqui.editor.createPublished(CANTOR, { nome: 'Ana Voz', foto });
    await aqui.editor.create(CANTOR, { nome: 'Em rascunho' });
    await aqui.editor.createPublished(MUSICA, { nome: 'primeira', cantor: linkTo(zion) });
    const segunda = await aqui.editor.createPublished(MUSICA, {
      nome: 'segunda',
      cantor: linkTo(zion),
    });
    await aqui.editor.create(MUSICA, { nome: 'rascunho', cantor: linkTo(zion) });
    // No panel counts plays: they come from the portal's own counting, on any instance.
    for (const [periodo, total] of [
      ['2026-01', 3],
      ['2026-02', 4],
    ] as const) {
      await writeBehind(
        aqui.database,
        aqui.portal.dataDir,
        'insert into contadores (document_id, tipo, alvo, periodo, total) values (?, ?, ?, ?, ?)',
        [`contador-${periodo}`, 'musica', segunda.documentId, periodo, total],
      );
    }
    await eventually(async () => {
      expect((await aqui.read<Cantor[]>('/api/cantores'))[0]?.total_acessos).toBe(7);
    });
  });

  it('os mais tocados vêm primeiro, com as músicas publicadas, na forma do contrato', async () => {
    const cantores = await aqui.read<Cantor[]>('/api/cantores');
    expect(cantores.map(({ nome, total_acessos }) => [nome, total_acessos])).toEqual([
      ['Ministério Zion', 7],
      ['Ana Voz', 0],
    ]);
    for (const cantor of cantores) expect(cantorSchema.parse(cantor)).toEqual(cantor);
    const [primeiro] = cantores;
    expect(primeiro?.musicas.map(({ nome }) => nome)).toEqual(['segunda', 'primeira']);
    expect(primeiro?.musicas[0]).toMatchObject({
      id_cantor: zion.documentId,
      cantor: { nome: 'Ministério Zion', url_foto: retrato },
    });
  });

  it('uma página de cantores é um pedaço da lista; fora do que se pede, 400', async () => {
    const cantores = await aqui.read<Cantor[]>(CAMINHOS.cantores);
    const answer = await aqui.portal.ask(`${CAMINHOS.cantores}?pagina=2&limite=1`);
    expect(answer.headers['x-total-count']).toBe(String(cantores.length));
    expect(answer.json()).toEqual(cantores.slice(1, 2));
    const demais = await aqui.portal.ask(`${CAMINHOS.cantores}?limite=101`);
    expect(demais.status).toBe(400);
  });

  it('procurar um cantor não muda a sua colocação', async () => {
    const procurados = async (busca: string, pagina = 1) => {
      const achados = await aqui.portal.ask(
        `${CAMINHOS.cantores}?busca=${busca.replace(' ', '+')}&pagina=${pagina}&limite=1`,
      );
      const cantores = achados.json<Cantor[]>();
      for (const cantor of cantores) expect(cantorSchema.parse(cantor)).toEqual(cantor);
      return [
        achados.headers['x-total-count'],
        ...cantores.map(({ nome, posicao }) => `#${posicao} ${nome}`),
      ];
    };
    expect(await procurados('voz')).toEqual(['1', '#2 Ana Voz']);
    expect(await procurados('MINISTERIO')).toEqual(['1', '#1 Ministério Zion']);
    expect(await procurados('louvor')).toEqual(['1', '#1 Ministério Zion']);
    expect(await procurados('minisetrio')).toEqual(['1', '#1 Ministério Zion']);
    expect(await procurados('nenhum assim')).toEqual(['0']);
    expect(await procurados('voz', 2)).toEqual(['1']);
    const [ana] = await aqui.read<Cantor[]>(`${CAMINHOS.cantores}?busca=ana`);
    expect(ana?.nome).toBe('Ana Voz');
  });

  it('a lista de músicas vem da mais tocada à menos, com o segmento do cantor', async () => {
    const musicas = await aqui.read<MusicaTocada[]>(CAMINHOS.musicas);
    expect(musicas.map(({ nome, total_acessos }) => [nome, total_acessos])).toEqual([
      ['segunda', 7],
      ['primeira', 0],
    ]);
    for (const musica of musicas) expect(musicaTocadaSchema.parse(musica)).toEqual(musica);
    const answer = await aqui.portal.ask(`${CAMINHOS.musicas}?pagina=2&limite=1`);
    expect(answer.headers['x-total-count']).toBe('2');
    expect(answer.json()).toEqual(musicas.slice(1));
    expect(musicas[0]).toMatchObject({ segmento: 'Louvor', id_cantor: zion.documentId });
    const procuradas = async (busca: string) => {
      const achadas = await aqui.portal.ask(
        `${CAMINHOS.musicas}?pagina=1&limite=1&busca=${encodeURIComponent(busca)}`,
      );
      const nomes = achadas.json<MusicaTocada[]>().map(({ nome }) => nome);
      return [achadas.headers['x-total-count'], ...nomes];
    };
    expect(await procuradas('PRIMEIRA')).toEqual(['1', 'primeira']);
    expect(await procuradas('zion')).toEqual(['2', 'segunda']);
    expect(await procuradas('primiera')).toEqual(['1', 'primeira']);
    expect(await procuradas('nenhuma assim')).toEqual(['0']);
  });

  it('obterTodos traz id e nome, por nome', async () => {
    const nomes = await aqui.read<{ nome: string }[]>('/api/cantores/obterTodos');
    expect(nomes.map(({ nome }) => nome)).toEqual(['Ana Voz', 'Ministério Zion']);
    expect(Object.keys(nomes[0] ?? {})).toEqual(['id', 'nome']);
  });

  it('um cantor sai como na lista; desconhecido é 404', async () => {
    const todos = await aqui.read<Cantor[]>('/api/cantores');
    expect(await aqui.read(`/api/cantores/${zion.documentId}`)).toEqual(todos[0]);
    expect((await aqui.portal.ask('/api/cantores/nao-existe')).status).toBe(404);
  });

  it('a música continua do cantor quando ele é editado e publicado de novo', async () => {
    await aqui.editor.update(CANTOR, zion.documentId, { nome: 'Zion', segmento: 'Louvor' });
    await aqui.editor.publish(CANTOR, zion.documentId);
    const cantor = await aqui.read<Cantor>(`/api/cantores/${zion.documentId}`);
    expect(cantor.nome).toBe('Zion');
    expect(cantor.musicas.map(({ nome }) => nome)).toEqual(['segunda', 'primeira']);
  });

  it('despublicar a música tira do cantor; a de anúncio parado não aparece', async () => {
    const solta = await aqui.editor.createPublished(MUSICA, {
      nome: 'solta',
      cantor: linkTo(zion),
    });
    const parado = await anuncioEmExibicao(aqui, { tipo: 'musica' });
    await aqui.editor.createPublished(MUSICA, {
      nome: 'parada',
      cantor: linkTo(zion),
      anuncio: linkTo(parado),
    });
    const nomes = async () =>
      (await aqui.read<Cantor>(`/api/cantores/${zion.documentId}`)).musicas.map(({ nome }) => nome);
    await mudarAnuncio(aqui, parado, { situacao: 3 });
    await eventually(async () => expect(await nomes()).toEqual(['solta', 'segunda', 'primeira']));
    await aqui.editor.unpublish(MUSICA, solta.documentId);
    expect(await nomes()).toEqual(['segunda', 'primeira']);
  });
});

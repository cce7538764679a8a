import { describe, expect, it } from 'vitest';
import { type Editor, type Entry, linkTo } from './harness/editor';
import type { Answer } from './harness/http';
import { umPortalEditado } from './harness/leitura';
import { enviarRetrato, som } from './harness/midias';
import { comRedacao } from './harness/redacao';

const RADIO = 'api::radio.radio';
const CANTOR = 'api::cantor.cantor';
const MUSICA = 'api::musica.musica';
const PRECO = 'api::preco.preco';
const PESQUISA = 'api::pesquisa.pesquisa';

const aqui = umPortalEditado();
const redacao = comRedacao(aqui);

const QUEM = ['editor', 'conteudista'] as const;

interface Recusa {
  error: {
    message: string;
    details: { codigo?: string; errors?: { path: string[]; message: string }[] };
  };
}

const colecao = (uid: string): string => `/content-manager/collection-types/${uid}`;
const publicarNovo = (quem: Editor, uid: string, campos: object): Promise<Answer> =>
  quem.pedir(`${colecao(uid)}/actions/publish`, 'POST', campos);

/** The fields a refusal marks, by name. */
const campos = (answer: Answer): string[] => {
  expect(answer.status, answer.text).toBe(400);
  const { details } = answer.json<Recusa>().error;
  return (details.errors ?? []).map((erro) => erro.path.join('.'));
};

const pergunta = (answer: Answer): string => {
  expect(answer.status, answer.text).toBe(400);
  return answer.json<Recusa>().error.details.codigo ?? '';
};

const foto = async (): Promise<number> => (await enviarRetrato(redacao.editor, 'Foto')).id;
const audio = async (): Promise<number> =>
  (await redacao.editor.upload('som.mp3', 'audio/mpeg', som())).id;

describe.each(QUEM)('o que se publica é inteiro, a %s', (papel) => {
  it('uma rádio precisa de transmissão e imagem', async () => {
    const quem = redacao[papel];
    const meia = { nome_radio: `Meia rádio ${papel}` };
    expect(campos(await publicarNovo(quem, RADIO, meia))).toEqual(['url', 'imagem']);
    const { documentId } = await quem.create(RADIO, { ...meia, imagem: await foto() });
    const publicar = () =>
      quem.pedir(`${colecao(RADIO)}/${documentId}/actions/publish`, 'POST', {});
    expect(campos(await publicar())).toEqual(['url']);
    await quem.update(RADIO, documentId, { url: 'https://radio.test/' });
    expect((await publicar()).status).toBe(200);
  });

  it('uma música precisa de cantor e áudio', async () => {
    const quem = redacao[papel];
    expect(campos(await publicarNovo(quem, MUSICA, { nome: `Meia música ${papel}` }))).toEqual([
      'cantor',
      'audio',
    ]);
  });

  it('um rascunho tem nome', async () => {
    const quem = redacao[papel];
    for (const [uid, campo] of [
      [RADIO, 'nome_radio'],
      [CANTOR, 'nome'],
      [MUSICA, 'nome'],
    ] as const) {
      for (const corpo of [{}, { [campo]: '  ' }, { [campo]: null }])
        expect(campos(await quem.pedir(colecao(uid), 'POST', corpo))).toContain(campo);
      const { documentId } = await quem.create(uid, { [campo]: `Com nome ${papel}` });
      const semNome = await quem.pedir(`${colecao(uid)}/${documentId}`, 'PUT', { [campo]: '' });
      expect(campos(semNome)).toEqual([campo]);
    }
  });

  it('um nome se vê e não tem caracteres de controle', async () => {
    const quem = redacao[papel];
    for (const [uid, campo] of [
      [RADIO, 'nome_radio'],
      [CANTOR, 'nome'],
      [MUSICA, 'nome'],
      [PESQUISA, 'titulo'],
      ['api::opcao.opcao', 'nome'],
    ] as const)
      for (const [nome, msg] of [
        ['\u200b\u200b', `Dê um ${campo === 'titulo' ? 'título' : 'nome'} antes de salvar.`],
        ['Rádio\u0007 Um', 'Há caracteres que não podem ser usados aqui.'],
      ] as const) {
        const corpo = { [campo]: nome, numero: 2, fecha_em: '2020-02-01T12:00:00Z' };
        const recusada = await quem.pedir(colecao(uid), 'POST', corpo);
        expect(campos(recusada), uid).toEqual([campo]);
        expect(recusada.text).toContain(msg);
      }
  });

  it.each([
    [CANTOR, { nome: 'Texto que some' }, 'sobre'],
    [CANTOR, { nome: 'Texto que some' }, 'slogan'],
    [PESQUISA, { titulo: 'Texto que some', numero: 2, fecha_em: '2020-02-01T12:00:00Z' }, 'texto'],
  ] as const)(
    'um texto de %s %j não perde o que vem depois de um nulo',
    async (uid, mais, campo) => {
      const quem = redacao[papel];
      for (const texto of ['antes\u0000depois', 'sinal\u0007'])
        expect(campos(await quem.pedir(colecao(uid), 'POST', { ...mais, [campo]: texto }))).toEqual(
          [campo],
        );
    },
  );

  it('o item de uma página diz o que é', async () => {
    const inicial = '/content-manager/single-types/api::pagina-inicial.pagina-inicial';
    const salvar = (corpo: object) => redacao[papel].pedir(inicial, 'PUT', corpo);
    expect(campos(await salvar({ atalhos: [{}] }))).toEqual(['atalhos.0.titulo', 'atalhos.0.link']);
    for (const titulo of [' ', '\u200b', 'a\u0000b'])
      expect(campos(await salvar({ atalhos: [{ titulo, link: '/sobre' }] }))).toEqual([
        'atalhos.0.titulo',
      ]);
    expect(campos(await salvar({ novidades_texto: 'a\u0000b' }))).toEqual(['novidades_texto']);
    const certo = await salvar({ atalhos: [{ titulo: 'Quem\tsomos', link: '/sobre' }] });
    expect(certo.status, certo.text).toBe(200);
    const [{ id }] = certo.json<{ data: { atalhos: [{ id: number }] } }>().data.atalhos;
    const mudado = await salvar({ atalhos: [{ id, link: '/cantores' }] });
    expect(mudado.status, mudado.text).toBe(200);
  });

  it.each([
    ['rede_social_1', '@radioinsta'],
    ['rede_social_4', 'ligue já'],
    ['telefone', 'telefone abc'],
    ['email', 'sem arroba'],
    ['tags', 'x'.repeat(300)],
    ['endereco', 'x'.repeat(300)],
    ['url', 'ftp://radio.test/'],
  ])('%s não é %.20j', async (campo, valor) => {
    const corpo = { nome_radio: `Campos ${papel} ${campo}`, [campo]: valor };
    const recusada = await redacao[papel].pedir(colecao(RADIO), 'POST', corpo);
    expect(campos(recusada)).toEqual([campo]);
    expect(recusada.text).not.toContain('must be');
  });

  it('de muitas publicadas juntas, a recusa nomeia as que não podem, e nenhuma vai ao ar', async () => {
    const quem = redacao[papel];
    const inteira = await quem.create(RADIO, {
      nome_radio: `Inteira ${papel}`,
      url: 'https://radio.test/',
      imagem: await foto(),
    });
    const sem = [
      await quem.create(RADIO, { nome_radio: `Sem imagem ${papel}`, url: 'https://radio.test/' }),
      await quem.create(RADIO, { nome_radio: `Sem nada ${papel}` }),
    ];
    const documentIds = [inteira, ...sem].map(({ documentId }) => documentId);
    const bulk = (ids: string[]) =>
      quem.pedir(`${colecao(RADIO)}/actions/bulkPublish`, 'POST', { documentIds: ids });
    const recusada = await bulk(documentIds);
    expect(recusada.status).toBe(400);
    expect(recusada.text).toContain(`Sem imagem ${papel}`);
    expect(recusada.text).toContain(`Sem nada ${papel}`);
    expect(recusada.text).not.toContain(`Inteira ${papel}`);
    expect((await aqui.portal.ask(`/api/radios/${inteira.documentId}`)).status).toBe(404);
    expect((await bulk([inteira.documentId])).status).toBe(200);
    expect((await aqui.portal.ask(`/api/radios/${inteira.documentId}`)).status).toBe(200);
  });

  it('um arquivo de outro tipo não serve: nem um som de imagem, nem uma imagem de som', async () => {
    const quem = redacao[papel];
    const [imagem, som_] = [await foto(), await audio()];
    const nome = { nome_radio: `Trocada ${papel}` };
    const rascunho = await quem.pedir(colecao(RADIO), 'POST', { ...nome, imagem: som_ });
    expect(campos(rascunho)).toEqual(['imagem']);
    expect(rascunho.text).toContain('não é uma imagem');
    const musica = { nome: `Muda ${papel}`, audio: imagem };
    expect(campos(await quem.pedir(colecao(MUSICA), 'POST', musica))).toEqual(['audio']);
    const pagina = await quem.pedir('/content-manager/single-types/api::sobre.sobre', 'PUT', {
      diretoria: [{ nome: 'Ana', cargo: 'Presidente', imagem: { id: som_ } }],
    });
    expect(campos(pagina)).toEqual(['diretoria.0.imagem']);
  });

  it('de muitos apagados de uma vez com um que não pode, nenhum se apaga, e ele é nomeado', async () => {
    const quem = redacao[papel];
    const nome = (qual: string) => `Cantora ${qual} ${papel}`;
    const presa = await quem.createPublished(CANTOR, { nome: nome('presa'), foto: await foto() });
    await quem.createPublished(MUSICA, { nome: 'No ar', cantor: linkTo(presa) });
    const soltas: Entry[] = [];
    for (let i = 0; i < 12; i += 1) soltas.push(await quem.create(CANTOR, { nome: nome(`${i}`) }));
    const documentIds = [presa, ...soltas].map(({ documentId }) => documentId);
    const apagar = (ids: string[]) =>
      quem.pedir(`${colecao(CANTOR)}/actions/bulkDelete`, 'POST', { documentIds: ids });
    const recusada = await apagar(documentIds);
    expect(recusada.status).toBe(400);
    const ficaram = async (): Promise<number> => {
      const lista = await quem.pedir(`${colecao(CANTOR)}?pageSize=100&_q=${papel}`);
      return lista
        .json<{ results: Entry[] }>()
        .results.filter(({ documentId }) => documentIds.includes(documentId)).length;
    };
    expect(await ficaram()).toBe(13);
    expect(recusada.text).toContain(
      `Nada foi apagado. “${nome('presa')}”: Este cantor tem 1 música publicada.`,
    );
    const feita = await apagar(documentIds.slice(1));
    expect(feita.json<{ count: number }>(), feita.text).toEqual({ count: 12 });
    expect(await ficaram()).toBe(1);
  });

  it('um nome repetido pergunta antes, ao criar, ao duplicar e ao mudar', async () => {
    const quem = redacao[papel];
    const nome_radio = `Alvorada ${papel}`;
    const { documentId } = await quem.create(RADIO, { nome_radio });
    const igual = { nome_radio: ` alvoràda   ${papel.toUpperCase()}` };
    expect(pergunta(await quem.pedir(colecao(RADIO), 'POST', igual))).toBe('nome_repetido');
    const clonar = `${colecao(RADIO)}/clone/${documentId}`;
    expect(pergunta(await quem.pedir(clonar, 'POST', { nome_radio }))).toBe('nome_repetido');
    const slug = `alvorada-outra-${papel}`;
    const clonada = await quem.pedir(clonar, 'POST', { nome_radio, slug }, 'nome_repetido');
    expect(clonada.status, clonada.text).toBe(200);
    expect((await quem.pedir(colecao(RADIO), 'POST', igual, 'nome_repetido')).status).toBe(201);
    const mesma = await quem.pedir(`${colecao(RADIO)}/${documentId}`, 'PUT', { nome_radio });
    expect(mesma.status, mesma.text).toBe(200);
  });
});

describe('nos preços', () => {
  const umPreco = { tipo: 'banner', periodo: 1 };

  it('o que se repete e o que não é valor têm palavras', async () => {
    const quem = redacao.conteudista;
    const criar = (campos: object) => quem.pedir(colecao(PRECO), 'POST', campos);
    const repetido = await criar({ ...umPreco, valor: 50 });
    expect(campos(repetido)).toEqual(['periodo']);
    expect(repetido.text).toContain('Já há um preço de banner por 1 mês');
    const lista = await quem.pedir(`${colecao(PRECO)}?filters[tipo]=radio&filters[periodo]=3`);
    const [preco] = lista.json<{ results: Entry[] }>().results;
    for (const valor of [59.999, 0.001, 100_000.01, 1_000_000_000]) {
      const mudado = await quem.pedir(`${colecao(PRECO)}/${preco?.documentId}`, 'PUT', { valor });
      expect(campos(mudado)).toEqual(['valor']);
    }
    await quem.update(PRECO, preco?.documentId ?? '', { valor: 99.99 });
  });
});

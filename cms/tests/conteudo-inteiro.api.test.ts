import type { Cantor } from '@portal/contracts/cantor/cantor';
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

describe('as músicas de um cantor', () => {
  const cantor = async (nome: string): Promise<Entry> =>
    redacao.editor.createPublished(CANTOR, { nome, foto: await foto() });
  const musica = (nome: string, dono: Entry): Promise<Entry> =>
    redacao.editor.createPublished(MUSICA, { nome, cantor: linkTo(dono) });
  const noPortal = async ({ documentId }: Entry): Promise<string[]> =>
    (await aqui.read<Cantor>(`/api/cantores/${documentId}`)).musicas.map(({ nome }) => nome);
  const mudar = (dono: Entry, musicas: object, confirmo?: string): Promise<Answer> =>
    redacao.editor.pedir(`${colecao(CANTOR)}/${dono.documentId}`, 'PUT', { musicas }, confirmo);

  it('vêm das mais novas; arrumadas, na ordem em que se arrumaram, depois de publicar', async () => {
    const bia = await cantor('Bia das Canções');
    const [um, dois, tres] = [
      await musica('Um', bia),
      await musica('Dois', bia),
      await musica('Três', bia),
    ];
    expect(await noPortal(bia)).toEqual(['Três', 'Dois', 'Um']);
    const connect = [
      { id: dois.id, documentId: dois.documentId, position: { start: true } },
      {
        id: tres.id,
        documentId: tres.documentId,
        position: { after: dois.documentId },
      },
    ];
    const arrumada = await mudar(bia, { connect, disconnect: [] });
    expect(arrumada.status, arrumada.text).toBe(200);
    expect(await noPortal(bia)).toEqual(['Três', 'Dois', 'Um']);
    await redacao.editor.publish(CANTOR, bia.documentId);
    expect(await noPortal(bia)).toEqual(['Dois', 'Três', 'Um']);
    await redacao.editor.update(MUSICA, um.documentId, { nome: 'Um, de novo' });
    await redacao.editor.publish(MUSICA, um.documentId);
    expect(await noPortal(bia)).toEqual(['Dois', 'Três', 'Um, de novo']);
    await musica('Quatro', bia);
    expect((await noPortal(bia)).slice(0, 2)).toEqual(['Dois', 'Três']);
  });

  it('de outro só vêm depois de perguntar, e a escolha diz de quem são', async () => {
    const [miriam, nova] = [await cantor('Míriam'), await cantor('Nova')];
    const mar = await musica('Atravessar o mar', miriam);
    const disponiveis = await redacao.editor.pedir(
      `/content-manager/relations/${CANTOR}/musicas?id=${nova.documentId}&pageSize=50&page=1`,
    );
    expect(disponiveis.json<{ results: { nome: string }[] }>().results).toContainEqual(
      expect.objectContaining({ nome: 'Atravessar o mar, de Míriam' }),
    );
    const ligar = linkTo(mar);
    const recusada = await mudar(nova, ligar);
    expect(pergunta(recusada)).toBe('musica_de_outro');
    expect(recusada.text).toContain('está na página de Míriam e sai de lá');
    expect(await noPortal(miriam)).toEqual(['Atravessar o mar']);
    expect((await mudar(nova, ligar, 'musica_de_outro')).status).toBe(200);
    const soltar = { connect: [], disconnect: [{ id: mar.id, documentId: mar.documentId }] };
    expect((await mudar(nova, soltar)).text).toContain('fica sem cantor');
  });

  it('em rascunho vão ao ar com o cantor, se quem publica disser', async () => {
    const dora = await redacao.editor.create(CANTOR, { nome: 'Dora', foto: await foto() });
    await redacao.editor.create(MUSICA, {
      nome: 'Pronta',
      cantor: linkTo(dora),
      audio: await audio(),
    });
    await redacao.editor.create(MUSICA, { nome: 'Sem som', cantor: linkTo(dora) });
    const publicar = (confirmo?: string) =>
      redacao.editor.pedir(
        `${colecao(CANTOR)}/${dora.documentId}/actions/publish`,
        'POST',
        {},
        confirmo,
      );
    const perguntada = await publicar();
    expect(pergunta(perguntada)).toBe('musicas_em_rascunho');
    expect(perguntada.text).toContain('“Pronta”');
    expect(perguntada.text).not.toContain('Sem som');
    expect((await publicar('so_o_cantor')).status).toBe(200);
    expect(await noPortal(dora)).toEqual([]);
    expect((await publicar('publicar_musicas')).status).toBe(200);
    expect(await noPortal(dora)).toEqual(['Pronta']);
  });
});

import { beforeAll, expect, it } from 'vitest';
import { criarEditor, type Editor, linkTo } from './harness/editor';
import { importador } from './harness/importacao';
import { umPortalEditado } from './harness/leitura';
import { enviarRetrato, som } from './harness/midias';
import { comRedacao } from './harness/redacao';
import { sql } from './harness/sql';

const RADIO = 'api::radio.radio';
const CANTOR = 'api::cantor.cantor';
const MUSICA = 'api::musica.musica';
const PESQUISA = 'api::pesquisa.pesquisa';

const aqui = umPortalEditado();
const redacao = comRedacao(aqui);

/** Of a role that makes radios, singers and surveys and, but for correcting any radio, cares for its own only. */
let autor: Editor;

beforeAll(async () => {
  const criado = await aqui.editor.pedir('/admin/roles', 'POST', {
    ...{ name: 'Autor', description: 'Cuida do que fez' },
  });
  const { id, code } = criado.json<{ data: { id: number; code: string } }>().data;
  const pode = (subject: string, fields: string[], deTodos = ['create']) =>
    ['create', 'read', 'update', 'delete', 'publish'].map((verbo) => ({
      ...{ action: `plugin::content-manager.explorer.${verbo}`, subject },
      conditions: deTodos.includes(verbo) ? [] : ['admin::is-creator'],
      properties: verbo === 'delete' || verbo === 'publish' ? {} : { fields },
    }));
  const dadas = await aqui.editor.pedir(`/admin/roles/${id}/permissions`, 'PUT', {
    permissions: [
      ...pode(RADIO, ['nome_radio', 'url', 'imagem', 'tags', 'estado'], ['create', 'update']),
      ...pode(CANTOR, ['nome', 'foto', 'musicas']),
      ...pode(PESQUISA, ['numero', 'titulo', 'fecha_em']).slice(0, 4),
      ...['plugin::portal.painel.read', 'plugin::portal.registro.read'].map((action) => ({
        ...{ action, subject: null, conditions: [], properties: {} },
      })),
      ...['read', 'assets.create', 'assets.update'].map((verbo) => ({
        ...{ action: `plugin::upload.${verbo}`, subject: null, properties: {} },
        conditions: verbo === 'assets.create' ? [] : ['admin::is-creator'],
      })),
    ],
  });
  expect(dadas.status, dadas.text).toBe(200);
  autor = await criarEditor(aqui.portal, aqui.editor, code);
});

const alheia = (nome_radio: string) => redacao.editor.createPublished(RADIO, { nome_radio });

it('não tira do ar na hora marcada o que é de outra pessoa; o que é dele, sim', async () => {
  const hora = { tirar: '2046-01-01T08:00' };
  const { documentId } = await alheia('Rádio de outra');
  const marcar = (id: string) => autor.pedir(`/painel/agendamentos/radio/${id}`, 'PUT', hora);
  expect((await marcar(documentId)).status).toBe(403);
  const imagem = (await enviarRetrato(redacao.editor, 'Antena')).id;
  const sua = await autor.create(RADIO, {
    ...{ nome_radio: 'Rádio do autor', url: 'https://radio.test/ao-vivo', imagem },
  });
  await autor.publish(RADIO, sua.documentId);
  expect((await marcar(sua.documentId)).status).toBe(200);
});

it('não publica em lote o que não publicaria uma a uma', async () => {
  const { documentId } = await alheia('Rádio do lote');
  const pedido = { ids: [documentId], acrescentar: 'mpb', tirar: '', estado: '', publicar: true };
  const { linhas } = (await autor.pedir('/painel/lote/radio', 'POST', pedido)).json<{
    linhas: { resultado: string }[];
  }>();
  expect(linhas.map(({ resultado }) => resultado)).toEqual(['recusada']);
});

interface NaLixeira {
  id: number;
  nome: string;
}
const naLixeira = async (quem: Editor): Promise<NaLixeira[]> =>
  (await quem.pedir('/painel/lixeira')).json<{ linhas: NaLixeira[] }>().linhas;

it('da Lixeira não vê nem devolve o que outra pessoa fez', async () => {
  const { documentId } = await redacao.editor.create(RADIO, { nome_radio: 'Rádio Guardada' });
  await redacao.editor.remove(RADIO, documentId);
  const [guardada] = await naLixeira(redacao.editor);
  expect((await autor.pedir('/painel/lixeira')).json()).toMatchObject({ linhas: [], total: 0 });
  for (const acao of ['restaurar', 'apagar'])
    await autor.pedir(`/painel/lixeira/${guardada?.id}/${acao}`, 'POST', {});
  expect(await naLixeira(redacao.editor)).toContainEqual(guardada);
});

it('o que é dele continua dele na Lixeira, e depois de outra pessoa o devolver', async () => {
  const { documentId } = await autor.create(RADIO, { nome_radio: 'Rádio de Autor' });
  const ler = () => autor.pedir(`/content-manager/collection-types/${RADIO}/${documentId}`);
  for (const quem of [redacao.editor, autor]) {
    await redacao.editor.remove(RADIO, documentId);
    const [guardada, ...outras] = await naLixeira(autor);
    expect(outras).toEqual([]);
    expect(guardada?.nome).toBe('Rádio de Autor');
    const volta = await quem.pedir(`/painel/lixeira/${guardada?.id}/restaurar`, 'POST', {});
    expect(volta.status, volta.text).toBe(200);
    expect((await ler()).status).toBe(200);
  }
  await autor.remove(RADIO, documentId);
  const [guardada] = await naLixeira(autor);
  await autor.pedir(`/painel/lixeira/${guardada?.id}/apagar`, 'POST', {});
  expect(await naLixeira(autor)).toEqual([]);
});

it('não encerra a pesquisa de outra pessoa para abrir uma sua', async () => {
  const { documentId } = await redacao.editor.create(PESQUISA, { numero: 2, titulo: 'De outra' });
  const nova = `/painel/pesquisas/${documentId}/nova-edicao`;
  expect((await autor.pedir(nova, 'POST', { titulo: 'Sua' })).status).toBe(403);
});

it('não leva numa planilha, nem vê na prévia, o rascunho de outra pessoa', async () => {
  const { documentId } = await alheia('Rádio da planilha');
  expect((await autor.pedir('/painel/exportacao/radio')).status).toBe(403);
  expect((await redacao.editor.pedir('/painel/exportacao/radio')).status).toBe(200);
  const previa = `/content-manager/preview/url/${RADIO}?documentId=${documentId}`;
  expect((await autor.pedir(previa)).status).toBe(204);
  expect((await redacao.editor.pedir(previa)).status).toBe(200);
});

it('com o seu cantor não publica músicas, que não pode publicar, nem é perguntado', async () => {
  const { id: foto } = await enviarRetrato(redacao.editor, 'Cantora');
  const { documentId } = await autor.create(CANTOR, { nome: 'Cantora do autor', foto });
  const { id: audio } = await redacao.editor.upload('som.mp3', 'audio/mpeg', som());
  const musica = await redacao.editor.create(MUSICA, {
    ...{ nome: 'De outra pessoa', audio, cantor: { connect: [{ documentId }] } },
  });
  const publicar = `/content-manager/collection-types/${CANTOR}/${documentId}/actions/publish`;
  for (const confirmo of ['pergunte', 'publicar_musicas']) {
    const answer = await autor.pedir(publicar, 'POST', {}, confirmo);
    expect(answer.status, answer.text).toBe(200);
  }
  const lida = await redacao.editor.pedir(
    `/content-manager/collection-types/${MUSICA}/${musica.documentId}`,
  );
  expect(lida.json()).toMatchObject({ meta: { availableStatus: [] } });
});

it('dos quadros e das Transmissões só sabe o que é seu', async () => {
  const outra = await redacao.editor.create(RADIO, { nome_radio: 'Rádio Sigilosa' });
  const musica = await redacao.editor.create(MUSICA, { nome: 'Canção Sigilosa' });
  await redacao.editor.pedir(`/painel/agendamentos/radio/${outra.documentId}`, 'PUT', {
    publicar: '2046-01-01T08:00',
  });
  const sua = await autor.create(RADIO, { nome_radio: 'Rádio Minha' });
  for (const caminho of ['/painel/inicio', '/painel/transmissoes']) {
    const answer = await autor.pedir(caminho);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.text).not.toContain('Sigilosa');
    expect(answer.text).toContain(sua.documentId);
    expect((await redacao.editor.pedir(caminho)).text).toContain('Rádio Sigilosa');
  }
  expect((await redacao.editor.pedir('/painel/inicio')).text).toContain(musica.documentId);
});

it('nem das listas sabe as horas que outra pessoa marcou, ou das mais ouvidas', async () => {
  const hora = { publicar: '2046-01-01T08:00' };
  const alheias = await redacao.editor.create(RADIO, { nome_radio: 'Rádio com hora' });
  const sua = await autor.create(RADIO, { nome_radio: 'Rádio minha com hora' });
  const endereco = ({ documentId }: { documentId: string }) =>
    `/painel/agendamentos/radio/${documentId}`;
  await redacao.editor.pedir(endereco(alheias), 'PUT', hora);
  expect((await autor.pedir(endereco(sua), 'PUT', hora)).status).toBe(200);
  const vistas = (await autor.pedir('/painel/agendamentos/radio')).json<object>();
  expect(vistas).toHaveProperty(sua.documentId);
  expect(vistas).not.toHaveProperty(alheias.documentId);
  expect((await autor.pedir(endereco(sua))).json()).toMatchObject(hora);
  expect((await autor.pedir(endereco(alheias))).status).toBe(403);
  const cantor = await redacao.editor.create(CANTOR, {
    ...{ nome: 'Cantora Ouvida', foto: (await enviarRetrato(redacao.editor, 'Cantora')).id },
  });
  await redacao.editor.publish(CANTOR, cantor.documentId);
  const { documentId: musica } = await redacao.editor.createPublished(MUSICA, {
    ...{ nome: 'Canção Ouvida', cantor: linkTo(cantor) },
  });
  await sql(
    ...([aqui.portal, aqui.database] as const),
    `insert into contadores (tipo, alvo, periodo, total) values ('musica', ?, '2025-01', 7)`,
    musica,
  );
  const maisOuvidas = async (quem: Editor) => (await quem.pedir('/painel/inicio')).text;
  expect(await maisOuvidas(redacao.editor)).toContain('Canção Ouvida');
  expect(await maisOuvidas(autor)).not.toContain('Canção Ouvida');
});

it('das importações só vê as suas', async () => {
  const [alheio, seu] = [importador(aqui, redacao.editor), importador(aqui, autor)];
  const { id: alheia } = await alheio.importar('Nome da rádio\nRádio de planilha alheia\n');
  const { id: sua } = await seu.importar('Nome da rádio\nRádio de planilha sua\n');
  const ids = async (quem: Editor) =>
    (await quem.pedir('/painel/importacoes')).json<{ id: number }[]>().map(({ id }) => id);
  expect(await ids(autor)).toEqual([sua]);
  expect(await ids(redacao.editor)).toEqual([sua, alheia]);
  for (const caminho of ['', '/linhas'])
    expect((await autor.pedir(`/painel/importacoes/${alheia}${caminho}`)).status).toBe(404);
  expect((await seu.mandar(alheia, 'importar')).status).toBe(404);
  expect((await seu.linhas(sua)).map(({ nome }) => nome)).toEqual(['Rádio de planilha sua']);
  // And undoes those: what they made is its own.
  expect((await seu.mandar(sua, 'desfazer')).status).toBe(200);
  await seu.ate(sua, 'desfeita');
  expect(await alheio.linhas(sua)).toHaveLength(1);
});

it('não lê o rascunho de outra pessoa copiando-o para si; o seu, copia', async () => {
  const copiar = (id: string) =>
    autor.pedir(`/content-manager/collection-types/${RADIO}/clone/${id}`, 'POST', {
      nome_radio: 'Cópia do autor',
    });
  const outra = await redacao.editor.create(RADIO, { nome_radio: 'Rádio Copiada' });
  for (const caminho of ['clone', 'auto-clone']) {
    const copia = `/content-manager/collection-types/${RADIO}/${caminho}/${outra.documentId}`;
    expect((await autor.pedir(copia, 'POST', {})).status).toBe(403);
  }
  const sua = await autor.create(RADIO, { nome_radio: 'Rádio a copiar' });
  expect((await copiar(sua.documentId)).status).toBe(200);
});

it('da biblioteca não apaga nem move, com outros ou com a pasta, o que outra pessoa enviou', async () => {
  const alheio = await enviarRetrato(redacao.editor, 'De outra pessoa');
  const seu = await enviarRetrato(autor, 'Do autor');
  const pasta = await redacao.editor.pedir('/upload/folders', 'POST', {
    ...{ name: 'Pasta de outra pessoa', parent: null },
  });
  const { id } = pasta.json<{ data: { id: number } }>().data;
  const pedir = (acao: string, corpo: object) =>
    autor.pedir(`/upload/actions/${acao}`, 'POST', corpo);
  const juntos = { fileIds: [seu.id, alheio.id], folderIds: [] };
  expect((await pedir('bulk-delete', juntos)).status).toBe(403);
  expect((await pedir('bulk-delete', { fileIds: [], folderIds: [id] })).status).toBe(403);
  expect((await pedir('bulk-move', { ...juntos, destinationFolderId: null })).status).toBe(403);
  const deOutra = { fileIds: [], folderIds: [id], destinationFolderId: null };
  expect((await pedir('bulk-move', deOutra)).status).toBe(403);
  const nome = { name: 'Pasta do autor', parent: null };
  expect((await autor.pedir(`/upload/folders/${id}`, 'PUT', nome)).status).toBe(403);
  const sua = (await autor.pedir('/upload/folders', 'POST', nome)).json<{ data: { id: number } }>();
  const outroNome = { name: 'Só do autor', parent: null };
  const mudada = await autor.pedir(`/upload/folders/${sua.data.id}`, 'PUT', outroNome);
  expect(mudada.status, mudada.text).toBe(200);
  expect((await redacao.editor.pedir(`/upload/files/${alheio.id}`)).status).toBe(200);
  const soOSeu = { fileIds: [seu.id], folderIds: [] };
  expect((await pedir('bulk-move', { ...soOSeu, destinationFolderId: id })).status).toBe(200);
  expect((await pedir('bulk-delete', soOSeu)).status).toBe(200);
});

it('do registro só lê do que pode ler inteiro', async () => {
  await redacao.editor.create(RADIO, { nome_radio: 'Rádio Registrada' });
  await enviarRetrato(redacao.editor, 'Retrato registrado');
  const lido = await autor.pedir('/painel/registro');
  expect(lido.status, lido.text).toBe(200);
  expect(lido.text).not.toMatch(/Registrada|registrado/);
  expect((await redacao.conteudista.pedir('/painel/registro')).text).toContain('Rádio Registrada');
});

it('não leva para o seu cantor a música de outro, que não pode mudar', async () => {
  const [dela, sua] = [
    await redacao.editor.create(CANTOR, { nome: 'Cantora com música' }),
    await autor.create(CANTOR, { nome: 'Cantor do autor, sem música' }),
  ];
  const musica = await redacao.editor.create(MUSICA, { nome: 'Fica', cantor: linkTo(dela) });
  for (const uma of [{ documentId: musica.documentId }, { id: musica.id }, musica.id]) {
    const levar = await autor.pedir(
      `/content-manager/collection-types/${CANTOR}/${sua.documentId}`,
      ...(['PUT', { musicas: { connect: [uma] } }, 'musica_de_outro'] as const),
    );
    expect(levar.status, levar.text).toBe(400);
    expect(levar.text).toContain('“Fica” é de outro cantor, e você não pode mudá-la.');
  }
  const cantor = `/content-manager/relations/${MUSICA}/${musica.documentId}/cantor`;
  expect((await redacao.editor.pedir(cantor)).text).toContain('Cantora com música');
});

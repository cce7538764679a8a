import type { Cantor } from '@portal/contracts/cantor/cantor';
import { describe, expect, it } from 'vitest';
import { type Entry, linkTo } from './harness/editor';
import type { Answer } from './harness/http';
import { umPortalEditado } from './harness/leitura';
import { enviarRetrato, som } from './harness/midias';
import { comRedacao } from './harness/redacao';

const CANTOR = 'api::cantor.cantor';
const MUSICA = 'api::musica.musica';
const PESQUISA = 'api::pesquisa.pesquisa';

const aqui = umPortalEditado();
const redacao = comRedacao(aqui);

const colecao = (uid: string): string => `/content-manager/collection-types/${uid}`;
const pergunta = (answer: Answer): string => {
  expect(answer.status, answer.text).toBe(400);
  const { details } = answer.json<{ error: { details: { codigo?: string } } }>().error;
  return details.codigo ?? '';
};

const foto = async (): Promise<number> => (await enviarRetrato(redacao.editor, 'Foto')).id;
const audio = async (): Promise<number> =>
  (await redacao.editor.upload('som.mp3', 'audio/mpeg', som())).id;

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

  it('de um cantor duplicado ficam com ele, e à cópia só vem de outro o que se disser', async () => {
    const rita = await cantor('Rita');
    const samba = await musica('Samba', rita);
    const musicasDe = async ({ documentId }: Entry): Promise<string[]> =>
      (await redacao.editor.pedir(`/content-manager/relations/${CANTOR}/${documentId}/musicas`))
        .json<{ results: { documentId: string }[] }>()
        .results.map((uma) => uma.documentId);
    const duplicar = async (nome: string, musicas: object, confirmo?: string): Promise<Answer> =>
      redacao.editor.pedir(
        `${colecao(CANTOR)}/clone/${rita.documentId}`,
        'POST',
        { nome, slug: nome.toLowerCase().replace(' ', '-'), musicas },
        confirmo,
      );
    const copia = await duplicar('Rita Dois', { connect: [], disconnect: [] });
    expect(copia.status, copia.text).toBe(200);
    expect(await musicasDe(copia.json<{ data: Entry }>().data)).toEqual([]);
    expect(await musicasDe(rita)).toEqual([samba.documentId]);
    const solta = await duplicar('Rita Tres', {
      ...linkTo(samba),
      connect: [],
      disconnect: [samba],
    });
    expect(solta.status, solta.text).toBe(200);
    expect(await musicasDe(rita)).toEqual([samba.documentId]);
    const levada = await duplicar('Rita Quatro', linkTo(samba));
    expect(pergunta(levada)).toBe('musica_de_outro');
    expect(levada.text).toContain('está na página de Rita e sai de lá');
    const levou = await duplicar('Rita Quatro', linkTo(samba), 'musica_de_outro');
    expect(await musicasDe(levou.json<{ data: Entry }>().data)).toEqual([samba.documentId]);
    expect(await musicasDe(rita)).toEqual([]);
  });

  it('um cantor não se apaga enquanto está no ar uma música que no rascunho é dele', async () => {
    const [antes, depois] = [await cantor('Dono de antes'), await cantor('Dono de depois')];
    const { documentId } = await musica('Muda de dono', antes);
    const passar = { cantor: linkTo(depois) };
    await redacao.editor.update(MUSICA, documentId, passar);
    const apagar = ({ documentId: id }: Entry): Promise<Answer> =>
      redacao.editor.pedir(`${colecao(CANTOR)}/${id}`, 'DELETE');
    for (const dono of [antes, depois]) {
      const recusada = await apagar(dono);
      expect(recusada.status, recusada.text).toBe(400);
      expect(recusada.text).toContain('Este cantor tem 1 música publicada.');
    }
    await redacao.editor.publish(MUSICA, documentId);
    expect((await apagar(antes)).status).toBe(200);
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

it('as opções de uma pesquisa duplicada ficam com ela', async () => {
  const pesquisa = await redacao.editor.create(PESQUISA, {
    ...{ numero: 2, titulo: 'A original', fecha_em: '2020-02-01T12:00:00Z' },
  });
  const opcao = await redacao.editor.create('api::opcao.opcao', {
    ...{ nome: 'Primeira', pesquisa: pesquisa.documentId },
  });
  const copia = await redacao.editor.pedir(
    `${colecao(PESQUISA)}/clone/${pesquisa.documentId}`,
    'POST',
    {
      ...{ numero: 2, titulo: 'A cópia', fecha_em: '2020-03-01T12:00:00Z' },
      opcoes: { connect: [], disconnect: [] },
    },
  );
  expect(copia.status, copia.text).toBe(200);
  const opcoesDe = async ({ documentId }: Entry): Promise<string[]> =>
    (await redacao.editor.pedir(`/content-manager/relations/${PESQUISA}/${documentId}/opcoes`))
      .json<{ results: Entry[] }>()
      .results.map((uma) => uma.documentId);
  expect(await opcoesDe(pesquisa)).toEqual([opcao.documentId]);
  expect(await opcoesDe(copia.json<{ data: Entry }>().data)).toEqual([]);
});

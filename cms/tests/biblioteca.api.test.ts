import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Radio } from '@portal/contracts/radio/radio';
import { RAIZ_STORAGE } from '@portal/contracts/arquivo/pastas';
import { beforeAll, describe, expect, it } from 'vitest';
import { comprarBanner } from './harness/anuncios';
import type { Editor, Entry } from './harness/editor';
import { type Answer, eventually } from './harness/http';
import { umPortalEditado } from './harness/leitura';
import { enviarRetrato, retrato, som } from './harness/midias';
import { novaPessoa } from './harness/pessoas';
import { comRedacao } from './harness/redacao';
import { emBanco, sql } from './harness/sql';

const RADIO = 'api::radio.radio';
const CANTOR = 'api::cantor.cantor';
const PAGINA = 'api::pagina-inicial.pagina-inicial';

const aqui = umPortalEditado();
const redacao = comRedacao(aqui);

interface Recusa {
  error: {
    message: string;
    details: { codigo?: string; usos?: { uid: string; id: string | null; nome: string }[] };
  };
}

/** A form of the media library, with a file unless only its description is sent. */
const enviar = async (
  quem: Editor,
  endereco: string,
  {
    info,
    imagem,
    tipo = 'image/png',
    formulario,
    method = 'POST',
  }: { info?: object; imagem?: Buffer; tipo?: string; formulario?: string; method?: string },
): Promise<Answer> => {
  const form = new FormData();
  if (imagem) form.append('files', new Blob([new Uint8Array(imagem)], { type: tipo }), 'nova.png');
  if (info) form.append('fileInfo', JSON.stringify(info));
  const codificado = new Response(form);
  return aqui.portal.ask(endereco, {
    method,
    headers: {
      Authorization: `Bearer ${quem.token}`,
      'Content-Type': codificado.headers.get('content-type') ?? '',
      ...(formulario && { 'X-Portal-Formulario': formulario }),
    },
    body: Buffer.from(await codificado.arrayBuffer()),
  });
};

const noDisco = (url: string): boolean =>
  existsSync(path.join(aqui.portal.dataDir, 'uploads', url.replace(RAIZ_STORAGE, '')));

const apagar = (quem: Editor, id: number): Promise<Answer> =>
  quem.pedir(`/upload/files/${id}`, 'DELETE');
const apagarMuitos = (quem: Editor, fileIds: number[], folderIds: number[] = []): Promise<Answer> =>
  quem.pedir('/upload/actions/bulk-delete', 'POST', { fileIds, folderIds });

const novaPasta = async (name: string): Promise<number> => {
  const criada = await aqui.editor.pedir('/upload/folders', 'POST', { name, parent: null });
  expect(criada.status, criada.text).toBe(201);
  return criada.json<{ data: { id: number } }>().data.id;
};

const recusadaPorUso = (answer: Answer, ...palavras: string[]): Recusa['error'] => {
  expect(answer.status, answer.text).toBe(400);
  const { error } = answer.json<Recusa>();
  expect(error.details.codigo).toBe('arquivo_em_uso');
  for (const palavra of palavras) expect(error.message).toContain(palavra);
  return error;
};

describe('um arquivo em uso', () => {
  let foto: { id: number; url: string };
  let radio: Entry;

  beforeAll(async () => {
    foto = await enviarRetrato(redacao.editor, 'Uma antena');
    radio = await redacao.editor.createPublished(RADIO, {
      nome_radio: 'Rádio da Foto',
      imagem: foto.id,
    });
  });

  const quem = (nome: string): Editor =>
    ({ editor: redacao.editor, conteudista: redacao.conteudista, super: aqui.editor })[nome] ??
    aqui.editor;

  it.each(['editor', 'conteudista', 'super'])(
    'não se apaga, e a recusa diz a %s onde está',
    async (nome) => {
      const { details } = recusadaPorUso(
        await apagar(quem(nome), foto.id),
        'Web rádio “Rádio da Foto”',
      );
      expect(details.usos).toMatchObject([{ uid: RADIO, id: radio.documentId }]);
      const publica = await aqui.read<Radio>(`/api/radios/${radio.documentId}`);
      expect(publica.path_imagem).toBe(foto.url);
    },
  );

  it('nem com outros, nem com a pasta: nada se apaga', async () => {
    const solta = await enviarRetrato(redacao.editor, 'Solta');
    recusadaPorUso(await apagarMuitos(redacao.editor, [solta.id, foto.id]), 'Rádio da Foto');
    const pasta = await novaPasta('Com uma em uso');
    const mudadas = await redacao.editor.pedir('/upload/actions/bulk-move', 'POST', {
      fileIds: [foto.id, solta.id],
      folderIds: [],
      destinationFolderId: pasta,
    });
    expect(mudadas.status, mudadas.text).toBe(200);
    recusadaPorUso(await apagarMuitos(redacao.editor, [], [pasta]), 'Rádio da Foto');
    const outra = await enviarRetrato(redacao.editor, 'Fora da pasta');
    recusadaPorUso(await apagarMuitos(redacao.editor, [outra.id], [pasta]), 'Rádio da Foto');
    for (const { id, url } of [foto, solta, outra]) {
      expect((await redacao.editor.pedir(`/upload/files/${id}`)).status).toBe(200);
      expect(noDisco(url)).toBe(true);
    }
  });

  it('não se troca onde está, por nenhum dos dois endereços', async () => {
    const imagem = await retrato('#335577');
    for (const [endereco, method] of [
      [`/upload?id=${foto.id}`, 'POST'],
      [`/upload/files/${foto.id}/replace`, 'POST'],
    ] as const) {
      const { message } = recusadaPorUso(
        await enviar(redacao.editor, endereco, { imagem, info: {}, method }),
        'Rádio da Foto',
      );
      expect(message).toContain('formulário');
    }
    const publica = await aqui.read<Radio>(`/api/radios/${radio.documentId}`);
    expect(publica.path_imagem).toBe(foto.url);
  });

  it('descreve-se', async () => {
    const info = { alternativeText: 'Uma antena ao sol' };
    for (const descrita of [
      await enviar(redacao.editor, `/upload?id=${foto.id}`, { info }),
      await enviar(redacao.editor, `/upload/files/${foto.id}`, { info, method: 'PUT' }),
    ]) {
      expect(descrita.status, descrita.text).toBe(200);
      expect(descrita.json<{ alternativeText: string }>()).toMatchObject(info);
    }
  });

  it('numa página, a recusa nomeia a página', async () => {
    const slide = await enviarRetrato(redacao.editor, 'Um encontro');
    await redacao.editor.save(PAGINA, { carrossel: [{ titulo: 'Encontro', imagem: slide.id }] });
    const { details } = recusadaPorUso(await apagar(redacao.editor, slide.id), 'Página inicial');
    expect(details.usos).toMatchObject([{ uid: PAGINA, id: null }]);
    await redacao.editor.save(PAGINA, { carrossel: [] });
    expect((await apagar(redacao.editor, slide.id)).status).toBe(200);
    await eventually(() => expect(noDisco(slide.url)).toBe(false));
  });

  it('trocado no rascunho só muda o portal ao publicar, e então o de antes se apaga', async () => {
    const nova = await enviarRetrato(redacao.editor, 'Outra antena');
    await redacao.editor.update(RADIO, radio.documentId, { imagem: nova.id });
    expect((await aqui.read<Radio>(`/api/radios/${radio.documentId}`)).path_imagem).toBe(foto.url);
    recusadaPorUso(await apagar(redacao.editor, foto.id), 'Rádio da Foto');
    await redacao.editor.publish(RADIO, radio.documentId);
    expect((await aqui.read<Radio>(`/api/radios/${radio.documentId}`)).path_imagem).toBe(nova.url);
    expect((await apagar(redacao.editor, foto.id)).status).toBe(200);
    await eventually(() => expect(noDisco(foto.url)).toBe(false));
  });

  it('ligado e apagado ao mesmo tempo: ou fica e se mostra, ou nada o mostra', async () => {
    for (let vez = 0; vez < 8; vez += 1) {
      const { id, url } = await enviarRetrato(redacao.editor, 'Disputada');
      const corrida = { nome_radio: `Corrida ${vez}`, url: 'https://a.test/', imagem: id };
      const [apagada, criada] = await Promise.all([
        apagar(redacao.editor, id),
        redacao.conteudista.pedir(`/content-manager/collection-types/${RADIO}`, 'POST', corrida),
      ]);
      expect([200, 400, 404], apagada.text).toContain(apagada.status);
      expect([201, 400], criada.text).toContain(criada.status);
      const usos = await sql<{ file_id: number }>(
        aqui.portal,
        aqui.database,
        'select u.file_id from files_related_mph u left join files f on f.id = u.file_id where u.file_id = ? and f.id is null',
        id,
      );
      expect(usos).toEqual([]);
      await eventually(() => expect(noDisco(url)).toBe(apagada.status !== 200));
    }
  });
});

describe('o que se envia de um formulário', () => {
  const pastaDe = async (id: number): Promise<string | undefined> =>
    (await redacao.editor.pedir(`/upload/files/${id}`)).json<{ folder: { name: string } | null }>()
      .folder?.name;

  it.each([
    [CANTOR, 'Cantores', '/storage/cantores/'],
    [RADIO, 'Rádios', '/storage/radios/'],
    ['api::musica.musica', 'Músicas', '/storage/musicas/imagens/'],
    ['api::musica.musica', 'Músicas', '/storage/musicas/', true],
    [PAGINA, 'Páginas', '/storage/conteudo/'],
  ])('de %s vai para a pasta %s, em %s', async (formulario, pasta, lugar, audio = false) => {
    const enviada = await enviar(redacao.editor, '/upload', {
      imagem: audio ? som() : await retrato('#224466'),
      ...(audio && { tipo: 'audio/mpeg' }),
      formulario,
      info: { name: 'nova.png', folder: null, alternativeText: 'Nova' },
    });
    expect(enviada.status, enviada.text).toBe(201);
    const [arquivo] = enviada.json<{ id: number; url: string }[]>();
    expect(arquivo?.url.startsWith(lugar), arquivo?.url).toBe(true);
    expect(await pastaDe(arquivo?.id ?? 0)).toBe(pasta);
  });

  it('e da biblioteca, para onde se escolheu', async () => {
    const folder = await novaPasta('Escolhida');
    const imagem = await retrato('#224466');
    const enviada = await enviar(redacao.editor, '/upload/files', {
      imagem,
      formulario: CANTOR,
      info: { name: 'nova.png', folder },
    });
    expect(enviada.status, enviada.text).toBe(201);
    expect(await pastaDe(enviada.json<{ id: number }>().id)).toBe('Escolhida');
  });
});

describe('o que nada mostra há mais de 30 dias', () => {
  it('é uma linha nas pendências, e uma lista na biblioteca', async () => {
    const velha = await enviarRetrato(redacao.editor, 'Velha');
    const nova = await enviarRetrato(redacao.editor, 'Nova');
    const listar = async (): Promise<number[]> => {
      const lista = await redacao.editor.pedir(
        '/upload/files?semUso=1&page=1&pageSize=20&filters[$and][0][folder][id][$null]=true',
      );
      return lista.json<{ results: { id: number }[] }>().results.map(({ id }) => id);
    };
    expect(await listar()).toEqual([]);
    const antes = emBanco(aqui.database, new Date(Date.now() - 31 * 24 * 60 * 60 * 1000));
    await sql(
      aqui.portal,
      aqui.database,
      'update files set created_at = ? where id = ?',
      antes,
      velha.id,
    );
    const { pendencias } = (await redacao.editor.pedir('/painel/inicio')).json<{
      pendencias: { assunto: string; total: number }[];
    }>();
    expect(pendencias).toContainEqual(
      expect.objectContaining({ assunto: 'arquivos-sem-uso', total: 1 }),
    );
    const ids = await listar();
    expect(ids).toEqual([velha.id]);
    expect(ids).not.toContain(nova.id);
  });
});

describe('os arquivos de anúncios', () => {
  it('não se movem, e a pasta deles não se apaga, por quem não vê anúncios', async () => {
    await comprarBanner((await novaPessoa(aqui.portal)).visitante);
    const [banner] = await sql<{ id: number; url: string }>(
      aqui.portal,
      aqui.database,
      `select f.id, f.url from files f join files_related_mph u on u.file_id = f.id
       where u.related_type = 'api::banner.banner'`,
    );
    const id = banner?.id ?? 0;
    const pasta = await novaPasta('De anúncios');
    const mover = (quem: Editor) =>
      quem.pedir('/upload/actions/bulk-move', 'POST', {
        fileIds: [id],
        folderIds: [],
        destinationFolderId: pasta,
      });
    for (const quem of [redacao.editor, redacao.conteudista]) {
      expect((await mover(quem)).status).toBe(400);
      const imagem = await retrato('#000000');
      const trocada = await enviar(quem, `/upload/files/${id}/replace`, { imagem, info: {} });
      expect(trocada.status).toBe(404);
    }
    expect((await mover(aqui.editor)).status).toBe(200);
    const recusada = await apagarMuitos(redacao.conteudista, [], [pasta]);
    expect(recusada.status, recusada.text).toBe(400);
    expect(recusada.text).toContain('arquivos de anúncios');
    expect(noDisco(banner?.url ?? '')).toBe(true);
  });
});

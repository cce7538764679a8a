import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Cantor } from '@portal/contracts/cantor/cantor';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { MusicaTocada } from '@portal/contracts/musica/musica';
import type { Radio } from '@portal/contracts/radio/radio';
import { somarDias } from '@portal/contracts/tempo/datas';
import { Client } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { onPostgres } from './harness/database';
import { type Entry, linkTo } from './harness/editor';
import { eventually } from './harness/http';
import { anuncioEmExibicao, hoje, mudarAnuncio, umPortalEditado } from './harness/leitura';
import { enviarRetrato } from './harness/midias';
import { startTestPortal } from './harness/portal';
import { sql } from './harness/sql';

const RADIO = 'api::radio.radio';
const CANTOR = 'api::cantor.cantor';
const MUSICA = 'api::musica.musica';
/** More than are told one by one. */
const MUITAS = 5200;

const aqui = umPortalEditado();

type Valores = (string | number | null)[];
/** Straight on the database, as another instance or a person with SQL would. */
const escrever = <Row = unknown>(comando: string, ...valores: Valores): Promise<Row[]> =>
  sql<Row>(aqui.portal, aqui.database, comando, ...valores);
const publicada = async (tabela: string, { documentId }: Entry): Promise<number> => {
  const comando = `select id from ${tabela} where document_id = ? and published_at is not null`;
  return (await escrever<{ id: number }>(comando, documentId))[0]?.id ?? 0;
};

let canaa: Entry;
let siao: Entry;
let ana: Entry;
let bia: Entry;
let musica: Entry;

const radio = async (qual: Entry): Promise<Radio | undefined> =>
  (await aqui.read<Radio[]>(CAMINHOS.radios)).find(({ id }) => id === qual.documentId);
const cantor = (qual: Entry): Promise<Cantor> =>
  aqui.read<Cantor>(`/api/cantores/${qual.documentId}`);
const nomesDasMusicas = async (de: Entry): Promise<string[]> =>
  (await cantor(de)).musicas.map(({ nome }) => nome);

/** What is read again is what another portal reads that begins by reading everything. */
const comoQuemLeTudo = async (): Promise<void> => {
  const base = mkdtempSync(path.join(os.tmpdir(), 'portal-outro-'));
  const dataDir = path.join(base, 'dados');
  // Another process may not go on in the same folder.
  const semTrava = (arquivo: string): boolean => !arquivo.endsWith('.trava');
  cpSync(aqui.portal.dataDir, dataDir, { recursive: true, filter: semTrava });
  const outro = await startTestPortal({ database: aqui.database.url, dataDir });
  try {
    for (const caminho of [CAMINHOS.radios, CAMINHOS.cantores, CAMINHOS.musicas])
      expect(await aqui.read(caminho)).toEqual((await outro.ask(caminho)).json());
  } finally {
    await outro.stop();
    rmSync(base, { recursive: true, force: true });
  }
};

beforeAll(async () => {
  const { id: imagem } = await enviarRetrato(aqui.editor, 'Um retrato');
  const { id: foto } = await enviarRetrato(aqui.editor, 'Um retrato');
  const deRadio = { url: 'https://stream.test/ao-vivo', imagem };
  canaa = await aqui.editor.createPublished(RADIO, { ...deRadio, nome_radio: 'Rádio Canaã' });
  siao = await aqui.editor.createPublished(RADIO, { ...deRadio, nome_radio: 'Rádio Sião' });
  ana = await aqui.editor.createPublished(CANTOR, { nome: 'Ana Voz', segmento: 'Louvor', foto });
  bia = await aqui.editor.createPublished(CANTOR, { nome: 'Bia Som', segmento: 'Coral', foto });
  const daAna = { cantor: linkTo(ana), foto };
  musica = await aqui.editor.createPublished(MUSICA, { ...daAna, nome: 'Manhã' });
  await aqui.editor.createPublished(MUSICA, { ...daAna, nome: 'Noite' });
  await aqui.editor.createPublished(MUSICA, { nome: 'Tarde', cantor: linkTo(bia) });
  expect((await aqui.read<Radio[]>(CAMINHOS.radios)).length).toBe(2);
  expect((await aqui.read<MusicaTocada[]>(CAMINHOS.musicas)).length).toBe(3);
});

describe('uma linha que muda é lida de novo', () => {
  it('a da própria rádio', async () => {
    const id = await publicada('radios', canaa);
    await escrever('update radios set nome_radio = ? where id = ?', 'Vale FM', id);
    await eventually(async () => expect((await radio(canaa))?.nome_radio).toBe('Vale FM'));
    expect((await radio(siao))?.nome_radio).toBe('Rádio Sião');
    expect(await aqui.read('/api/radios/all?busca=vale')).toHaveLength(1);
  });

  it('a do seu ficheiro, e a do uso que dele faz', async () => {
    const id = await publicada('radios', canaa);
    const uso = `related_type = ? and related_id = ?`;
    const doUso = `select file_id from files_related_mph where ${uso}`;
    await escrever(`update files set url = ? where id in (${doUso})`, '/nova.png', RADIO, id);
    await eventually(async () => expect((await radio(canaa))?.path_imagem).toBe('/nova.png'));
    await escrever(`delete from files_related_mph where ${uso}`, RADIO, id);
    await eventually(async () => expect((await radio(canaa))?.path_imagem).toBeNull());
    expect((await radio(siao))?.path_imagem).toBe('/nova.png');
  });

  it('a do seu anúncio, de quem o renova, e a ligação entre os dois', async () => {
    const anuncio = await anuncioEmExibicao(aqui, {
      ...{ tipo: 'radio', data_vencimento: somarDias(hoje(), -1) },
    });
    const renovacao = await anuncioEmExibicao(aqui, { tipo: 'radio', situacao: 0 });
    const id = await publicada('radios', siao);
    const ligar = 'insert into radios_anuncio_lnk (radio_id, anuncio_id) values (?, ?)';
    await escrever(ligar, id, anuncio.id);
    await eventually(async () => expect(await radio(siao)).toBeUndefined());
    const renova = 'insert into anuncios_renova_lnk (anuncio_id, inv_anuncio_id) values (?, ?)';
    await mudarAnuncio(aqui, renovacao, { situacao: 1 });
    await escrever(renova, renovacao.id, anuncio.id);
    await eventually(async () => expect(await radio(siao)).toBeDefined());
    await mudarAnuncio(aqui, renovacao, { situacao: 3 });
    await eventually(async () => expect(await radio(siao)).toBeUndefined());
    await escrever('delete from radios_anuncio_lnk where radio_id = ?', id);
    await eventually(async () => expect(await radio(siao)).toBeDefined());
  });

  it('a do cantor de uma música, e a da ligação entre os dois', async () => {
    const [daAna, daBia] = [await publicada('cantores', ana), await publicada('cantores', bia)];
    await escrever('update cantores set nome = ? where id = ?', 'Ana Maria', daAna);
    await eventually(async () => {
      const [primeira] = (await cantor(ana)).musicas;
      expect(primeira?.cantor.nome).toBe('Ana Maria');
    });
    expect(await aqui.read('/api/musicas/all?busca=maria')).toHaveLength(2);
    const id = await publicada('musicas', musica);
    const mudar = 'update musicas_cantor_lnk set cantor_id = ? where musica_id = ?';
    await escrever(mudar, daBia, id);
    await eventually(async () => expect(await nomesDasMusicas(bia)).toEqual(['Tarde', 'Manhã']));
    expect(await nomesDasMusicas(ana)).toEqual(['Noite']);
  });

  it('e quem sai sai', async () => {
    await escrever('delete from musicas where id = ?', await publicada('musicas', musica));
    await eventually(async () => expect(await nomesDasMusicas(bia)).toEqual(['Tarde']));
    await comoQuemLeTudo();
  });
});

it('tantas que não se contam uma a uma: lê-se tudo', async () => {
  const id = await publicada('radios', canaa);
  await escrever(
    `insert into files (document_id, name, url)
     with recursive n (i) as (select 1 union all select i + 1 from n where i < ${MUITAS})
     select 'muitas-' || i, 'muitas', '/muitas.png' from n`,
  );
  await escrever('update radios set nome_radio = ? where id = ?', 'Monte FM', id);
  await eventually(async () => expect((await radio(canaa))?.nome_radio).toBe('Monte FM'));
  await comoQuemLeTudo();
});

it.runIf(onPostgres)('quem começou antes e acabou depois também se lê', async () => {
  const [cedo, tarde] = [await publicada('radios', canaa), await publicada('radios', siao)];
  const outro = new Client({ connectionString: aqui.database.url ?? '' });
  await outro.connect();
  try {
    const mudar = 'update radios set nome_radio = ';
    await outro.query('begin');
    await outro.query(`${mudar} 'Cedo FM' where id = ${cedo}`);
    await escrever(`${mudar} ? where id = ?`, 'Tarde FM', tarde);
    await eventually(async () => expect((await radio(siao))?.nome_radio).toBe('Tarde FM'));
    expect((await radio(canaa))?.nome_radio).toBe('Monte FM');
    await outro.query('commit');
    await eventually(async () => expect((await radio(canaa))?.nome_radio).toBe('Cedo FM'));
  } finally {
    await outro.end();
  }
});

it.runIf(onPostgres)('uma tabela que se esvazia de uma vez fica vazia', async () => {
  await escrever('truncate radios cascade');
  await eventually(async () => expect(await aqui.read(CAMINHOS.radios)).toEqual([]));
});

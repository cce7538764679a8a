import { type Cantor } from '@portal/contracts/cantor/cantor';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { type MusicaTocada } from '@portal/contracts/musica/musica';
import { type Radio } from '@portal/contracts/radio/radio';
import { describe, expect, it } from 'vitest';
import { type Fields, linkTo } from './harness/editor';
import { umPortalEditado } from './harness/leitura';
import { enviarRetrato } from './harness/midias';
import { sql } from './harness/sql';

const RADIO = 'api::radio.radio';
const CANTOR = 'api::cantor.cantor';
const MUSICA = 'api::musica.musica';

const aqui = umPortalEditado();

const novaRadio = (nome_radio: string, campos: Fields = {}) =>
  aqui.editor.createPublished(RADIO, { nome_radio, url: 'https://a.test/', ...campos });

const slugDe = async (id: string): Promise<string> =>
  (await aqui.read<Radio>(CAMINHOS.radio(id))).slug;

/** Saves and publishes, as an editor does. */
const mudar = async (id: string, campos: Fields): Promise<void> => {
  await aqui.editor.update(RADIO, id, campos);
  await aqui.editor.publish(RADIO, id);
};

describe('o slug', () => {
  it('sai do nome, e é de cada um', async () => {
    const nomes = ['Rádio Canaã', 'Radio Canaã!', '🎶'];
    const radios = [];
    for (const nome of nomes) radios.push(await novaRadio(nome));
    const slugs = await Promise.all(radios.map(({ documentId }) => slugDe(documentId)));
    expect(slugs).toEqual([
      'radio-canaa',
      'radio-canaa-2',
      `radio-${radios[2]?.documentId.slice(0, 8)}`,
    ]);
  });

  it('fica quando o nome muda, e muda quando um editor o muda', async () => {
    const { documentId } = await novaRadio('Rádio Antiga');
    await mudar(documentId, { nome_radio: 'Rádio Nova' });
    expect(await slugDe(documentId)).toBe('radio-antiga');
    await mudar(documentId, { slug: 'a-nova' });
    expect(await slugDe(documentId)).toBe('a-nova');
    await mudar(documentId, { slug: '' });
    expect(await slugDe(documentId)).toBe('radio-nova');
    await mudar(documentId, { slug: 'radio-antiga' });
    expect(await slugDe(documentId)).toBe('radio-antiga');
  });

  it('o que já foi de um não se dá a outro', async () => {
    const { documentId } = await novaRadio('Rádio Dona');
    await mudar(documentId, { slug: 'outra-casa' });
    await expect(novaRadio('Rádio Cobiça', { slug: 'radio-dona' })).rejects.toThrow(
      /já é, ou já foi, de outro registro.*"path":\["slug"\]/s,
    );
    expect(await slugDe((await novaRadio('Rádio Dona')).documentId)).toBe('radio-dona-2');
    await aqui.editor.remove(RADIO, documentId);
    expect(await slugDe((await novaRadio('Outra casa')).documentId)).toBe('outra-casa-2');
  });

  it('torto é recusado em português, no seu campo', async () => {
    for (const slug of ['Com Espaço', 'ação', 'a/b', 'a--b', 'a'.repeat(81)])
      await expect(novaRadio('Rádio Torta', { slug }), slug).rejects.toThrow(
        /Use só letras minúsculas sem acento.*"path":\["slug"\]/s,
      );
  });

  it('dez rádios do mesmo nome ao mesmo tempo ficam com dez slugs', async () => {
    const feitas = await Promise.all(
      Array.from({ length: 10 }, () =>
        aqui.editor.create(RADIO, { nome_radio: 'Rádio Corrida', url: 'https://a.test/' }),
      ),
    );
    const rows = await sql<{ slug: string }>(
      aqui.portal,
      aqui.database,
      "select slug from radios where nome_radio = 'Rádio Corrida'",
    );
    expect(feitas).toHaveLength(10);
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(10);
  });

  it('cantores e músicas têm cada um os seus', async () => {
    const foto = (await enviarRetrato(aqui.editor, 'Ana')).id;
    const ana = await aqui.editor.createPublished(CANTOR, { nome: 'Rádio Canaã', foto });
    await aqui.editor.createPublished(MUSICA, { nome: 'Maranata', cantor: linkTo(ana) });
    const cantor = await aqui.read<Cantor>(CAMINHOS.cantor(ana.documentId));
    expect(cantor.slug).toBe('radio-canaa');
    expect(cantor.musicas.map(({ slug }) => slug)).toEqual(['maranata']);
    const musicas = await aqui.read<MusicaTocada[]>(CAMINHOS.musicas);
    expect(musicas.map(({ slug }) => slug)).toContain('maranata');
  });

  it('o painel propõe o que se pode guardar', async () => {
    const { documentId } = await novaRadio('Rádio Proposta');
    await mudar(documentId, { slug: 'mudou-se' });
    const pedir = async (caminho: string, corpo: Fields): Promise<unknown> => {
      const answer = await aqui.editor.pedir(`/content-manager/uid/${caminho}`, 'POST', {
        contentTypeUID: RADIO,
        field: 'slug',
        ...corpo,
      });
      expect(answer.status, answer.text).toBe(200);
      return answer.json();
    };
    expect(await pedir('generate', { data: { nome_radio: 'Rádio Proposta' } })).toEqual({
      data: 'radio-proposta-2',
    });
    expect(await pedir('check-availability', { value: 'radio-proposta' })).toEqual({
      isAvailable: false,
      suggestion: 'radio-proposta-2',
    });
    expect(await pedir('check-availability', { value: 'ninguem-tem' })).toMatchObject({
      isAvailable: true,
    });
  });
});

import { describe, expect, it } from 'vitest';
import { comprarBanner, entrarComoAdministrador } from './harness/anuncios';
import { umPortalEditado } from './harness/leitura';
import { comRedacao } from './harness/redacao';
import { sql } from './harness/sql';

const CONFIGURACAO = 'api::configuracao.configuracao';
const TERMO = 'api::termo.termo';

const aqui = umPortalEditado();
const redacao = comRedacao(aqui);

describe('os termos', () => {
  it('cada mudança é uma versão, e cada anúncio guarda a que foi aceita', async () => {
    const versoes = async () =>
      (
        await redacao.conteudista.pedir(
          `/content-manager/collection-types/${TERMO}?sort=versao:ASC`,
        )
      ).json<{
        results: { versao: number; texto: string }[];
      }>().results;
    const antes = (await versoes()).length;
    expect(antes).toBeGreaterThan(0);
    await redacao.conteudista.save(CONFIGURACAO, { termos: 'Os termos novos' });
    await redacao.conteudista.save(CONFIGURACAO, { facebook: 'https://facebook.test/portal' });
    const depois = await versoes();
    expect(depois).toHaveLength(antes + 1);
    expect(depois.at(-1)).toMatchObject({ versao: antes + 1, texto: 'Os termos novos' });
    const { id } = await comprarBanner(await entrarComoAdministrador(aqui.portal));
    const aceita = 'select termos_versao from anuncios where id = ?';
    expect(await sql(aqui.portal, aqui.database, aceita, id)).toEqual([
      { termos_versao: antes + 1 },
    ]);
  });

  it('ninguém escreve uma versão à mão', async () => {
    const feita = await redacao.conteudista.pedir(
      `/content-manager/collection-types/${TERMO}`,
      'POST',
      {
        versao: 99,
        texto: 'x',
        desde: new Date().toISOString(),
      },
    );
    expect(feita.status).toBe(403);
  });

  it('nem quem administra tudo a escreve, muda, copia ou apaga', async () => {
    const versoes = `/content-manager/collection-types/${TERMO}`;
    const guardadas = () =>
      sql(aqui.portal, aqui.database, 'select * from termos_versoes order by id');
    const antes = await guardadas();
    const lista = await aqui.editor.pedir(versoes);
    const [{ documentId } = { documentId: '' }] = lista.json<{
      results: { documentId: string }[];
    }>().results;
    const nova = { versao: 99, texto: 'x', desde: new Date().toISOString() };
    for (const [path, method, corpo] of [
      [versoes, 'POST', nova],
      [`${versoes}/${documentId}`, 'PUT', { texto: 'Outro texto' }],
      [`${versoes}/clone/${documentId}`, 'POST', nova],
      [`${versoes}/${documentId}`, 'DELETE', undefined],
      [`${versoes}/actions/bulkDelete`, 'POST', { documentIds: [documentId] }],
    ] as const) {
      const recusada = await aqui.editor.pedir(path, method, corpo);
      expect(recusada.status, `${method} ${path} ${recusada.text}`).toBe(400);
      expect(recusada.text).toContain('Configuração do portal');
    }
    expect(await guardadas()).toEqual(antes);
  });
});

import { describe, expect, it } from 'vitest';
import type { Editor } from './harness/editor';
import { umPortalEditado } from './harness/leitura';
import { novaPessoa } from './harness/pessoas';
import { comRedacao } from './harness/redacao';
import { sql } from './harness/sql';

const RADIO = 'api::radio.radio';
const CONTA = 'plugin::users-permissions.user';

const aqui = umPortalEditado();
const redacao = comRedacao(aqui);

interface Registro {
  total: number;
  linhas: { quem: string; acao: string; alvo: string; alvo_tipo: string; antes: object | null }[];
}
const ler = async (quem: Editor, busca = ''): Promise<Registro> =>
  (await quem.pedir(`/painel/registro?busca=${encodeURIComponent(busca)}`)).json<Registro>();

describe('o registro no painel', () => {
  it('só a quem cuida do conteúdo ou de tudo', async () => {
    expect((await aqui.portal.ask('/painel/registro')).status).toBe(401);
    expect((await redacao.editor.pedir('/painel/registro')).status).toBe(403);
    expect((await redacao.conteudista.pedir('/painel/registro')).status).toBe(200);
  });

  it('diz quem, o quê e como era antes, e acha sem acentos', async () => {
    const { documentId } = await redacao.editor.create(RADIO, { nome_radio: 'Manhã de Sol' });
    await redacao.editor.update(RADIO, documentId, { slogan: 'Acorde bem' });
    const { linhas, total } = await ler(redacao.conteudista, 'manha editou');
    expect(total).toBe(1);
    expect(linhas[0]).toMatchObject({
      ...{ quem: 'Pessoa Da Redação', acao: 'editou no painel' },
      ...{ antes: { slogan: null }, depois: { slogan: 'Acorde bem' } },
    });
  });

  it('do que não lê no painel ninguém lê ali: as contas são do superadministrador', async () => {
    const { id } = await novaPessoa(aqui.portal);
    const [conta] = await sql<{ document_id: string }>(
      ...([
        aqui.portal,
        aqui.database,
        'select document_id from up_users where id = ?',
        id,
      ] as const),
    );
    await aqui.editor.update(CONTA, conta?.document_id ?? '', { telefone: '11955554444' });
    const tipos = async (quem: Editor) => (await ler(quem)).linhas.map((linha) => linha.alvo_tipo);
    expect(await tipos(aqui.editor)).toContain('usuario');
    const dela = await tipos(redacao.conteudista);
    expect(dela).toContain('radio');
    for (const tipo of ['usuario', 'anuncio', 'conta do painel']) expect(dela).not.toContain(tipo);
  });
});

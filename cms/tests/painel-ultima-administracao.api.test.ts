import { MENSAGENS_DA_CONTA } from '@portal/contracts/usuario/mensagens';
import { describe, expect, it } from 'vitest';
import { comEditor } from './harness/leitura';
import { novaAdministradora } from './harness/pessoas';
import { umPortalComum } from './harness/portal-comum';
import { sql } from './harness/sql';

const CONTAS = '/content-manager/collection-types/plugin::users-permissions.user';

const aqui = comEditor(umPortalComum());

const consultar = <Linha>(comando: string, ...valores: (string | number)[]): Promise<Linha[]> =>
  sql<Linha>(aqui.portal, aqui.database, comando, ...valores);
const enderecoDe = async (id: number): Promise<string> => {
  const [linha] = await consultar<{ document_id: string }>(
    'select document_id from up_users where id = ?',
    id,
  );
  return `${CONTAS}/${linha?.document_id}`;
};
const mudar = async (id: number, campos: object) =>
  aqui.editor.pedir(await enderecoDe(id), 'PUT', campos);
const recusa = (texto: string): string =>
  (JSON.parse(texto) as { error: { message: string } }).error.message;

describe('a última administração', () => {
  const administradoras = () =>
    consultar<{ id: number }>(
      'select id from up_users where permissao >= 2 and blocked is not true order by id',
    );

  /** With one more than there were; others borrow this portal, so those stay what they were. */
  const comOutraAdministradora = async (
    testar: (todas: { id: number }[]) => Promise<void>,
  ): Promise<void> => {
    const havia = await administradoras();
    const nova = await novaAdministradora(aqui);
    try {
      await testar([...havia, nova]);
    } finally {
      for (const { id } of havia)
        await consultar('update up_users set permissao = 2, blocked = false where id = ?', id);
    }
  };

  it.each([{ permissao: 1 }, { blocked: true }])(
    'fica, de todas as que recebem %j ao mesmo tempo',
    async (tirada) =>
      comOutraAdministradora(async (todas) => {
        const tiradas = await Promise.all(todas.map(({ id }) => mudar(id, tirada)));
        const recusadas = tiradas.filter(({ status }) => status !== 200);
        expect(recusadas.map(({ status }) => status)).toEqual([400]);
        expect(recusa(recusadas[0]?.text ?? '')).toBe(MENSAGENS_DA_CONTA.ultimaAdministracao);
        expect(await administradoras()).toHaveLength(1);
      }),
  );

  it('sozinha não se rebaixa, bloqueia nem apaga, e de resto se edita', async () =>
    comOutraAdministradora(async (todas) => {
      const ultima = todas.at(-1) ?? { id: 0 };
      for (const { id } of todas.slice(0, -1)) await mudar(id, { blocked: true });
      for (const tentar of [
        () => mudar(ultima.id, { permissao: 1 }),
        () => mudar(ultima.id, { blocked: true }),
        async () => aqui.editor.pedir(await enderecoDe(ultima.id), 'DELETE'),
      ]) {
        const answer = await tentar();
        expect(answer.status, answer.text).toBe(400);
        expect(recusa(answer.text)).toBe(MENSAGENS_DA_CONTA.ultimaAdministracao);
      }
      expect((await mudar(ultima.id, { cidade: 'Olinda' })).status).toBe(200);
      expect(await administradoras()).toEqual([{ id: ultima.id }]);
    }));
});

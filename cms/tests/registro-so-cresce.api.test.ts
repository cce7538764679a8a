import { beforeAll, describe, expect, it } from 'vitest';
import { umPortalComum } from './harness/portal-comum';
import { sql } from './harness/sql';

const aqui = umPortalComum();

const consultar = <Linha>(comando: string, ...valores: (string | number | null)[]) =>
  sql<Linha>(aqui.portal, aqui.database, comando, ...valores);

let id: number;

beforeAll(async () => {
  const [linha] = await consultar<{ id: number }>(
    `insert into registros (quando, quem_tipo, quem_id, quem_nome, acao, alvo_tipo, alvo_id, alvo_nome, antes, depois, procurado)
     values (1, 'conta', 7, 'Ana', 'mudou', 'usuario', '9', 'Bia', '{"a":1}', '{"a":2}', 'ana mudou') returning id`,
  );
  id = linha?.id ?? 0;
});

const recusa = async (comando: string): Promise<void> => {
  const antes = await consultar('select * from registros order by id');
  await expect(consultar(comando), comando).rejects.toThrow(/nao muda e nao se apaga/);
  expect(await consultar('select * from registros order by id')).toEqual(antes);
};

describe('o banco recusa, também a quem escreve SQL à mão', () => {
  it.each([
    ...['quando = 2', "acao = 'outra'", 'quem_id = null', "quem_tipo = 'portal'"],
    ...["alvo_id = '1'", "alvo_tipo = 'x'", 'updated_at = null, quando = 3', 'id = id + 1000'],
    ...["quem_nome = 'Outra'", "alvo_nome = ''", "antes = '{}'", 'depois = antes'],
    ...["procurado = 'x'", "quem_nome = null, acao = 'x'"],
  ])('mudar uma linha: %s', (troca) => recusa(`update registros set ${troca} where id = ${id}`));

  it('apagar uma linha, ou todas', async () => {
    await recusa(`delete from registros where id = ${id}`);
    await recusa('delete from registros');
  });

  it('esvaziar a tabela, ou pôr uma linha no lugar de outra', async () => {
    if (aqui.database.url !== null) await recusa('truncate registros');
    else
      await recusa(
        `replace into registros (id, quando, quem_tipo, acao, alvo_tipo, alvo_id) values (${id}, 1, 'conta', 'x', 'x', '1')`,
      );
  });
});

it('só nomes e valores de quem vai embora ficam vazios, e assim ficam', async () => {
  const vazio = 'quem_nome = null, alvo_nome = null, antes = null, depois = null, procurado = null';
  await consultar(`update registros set ${vazio} where id = ${id}`);
  expect(await consultar('select * from registros where id = ?', id)).toMatchObject([
    { quem_id: 7, quem_nome: null, acao: 'mudou', alvo_id: '9', antes: null, depois: null },
  ]);
  await recusa(`update registros set quem_nome = 'Ana' where id = ${id}`);
});

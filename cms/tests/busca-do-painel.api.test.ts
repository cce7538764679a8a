import { beforeAll, describe, expect, it } from 'vitest';
import { umPortalEditado } from './harness/leitura';

const RADIO = 'api::radio.radio';
const aqui = umPortalEditado();

const nomes = async (consulta: string): Promise<string[]> => {
  const answer = await aqui.editor.pedir(`/content-manager/collection-types/${RADIO}?${consulta}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ results: { nome_radio: string }[] }>().results.map((r) => r.nome_radio);
};
const procurar = (q: string): Promise<string[]> => nomes(`_q=${encodeURIComponent(q)}`);

beforeAll(async () => {
  for (const nome_radio of ['alto monte', 'Tua luz', 'Águas', 'Web Rádio Canaã', 'SIÃO 100%'])
    await aqui.editor.create(RADIO, { nome_radio });
});

describe('a busca de uma lista do painel', () => {
  it.each([
    ['radio canaa', 'Web Rádio Canaã'],
    ['RÁDIO CANAÃ', 'Web Rádio Canaã'],
    ['sião', 'SIÃO 100%'],
    ['SIAO', 'SIÃO 100%'],
    ['aguas', 'Águas'],
    ['100%', 'SIÃO 100%'],
    ['AGUAS', 'Águas'],
  ])('“%s” acha %s e mais nada', async (q, nome) => {
    expect(await procurar(q)).toEqual([nome]);
  });

  it.each(['canab', '%', '_', "l' or 1=1 --", '\\'])('“%s” não acha o que não há', async (q) => {
    const achados = await procurar(q);
    expect(achados).toEqual(q === '%' ? ['SIÃO 100%'] : []);
  });

  it('procura também entre as contas da redação', async () => {
    await aqui.editor.pedir('/admin/users', 'POST', {
      ...{ email: 'inacio@portal.test', firstname: 'Inácio', lastname: 'Sá', roles: [1] },
    });
    const answer = await aqui.editor.pedir('/admin/users?_q=inacio%20');
    expect(answer.text).toContain('Inácio');
  });
});

it('os nomes vêm na ordem em que se leem, e na contrária', async () => {
  const ordem = ['Águas', 'alto monte', 'SIÃO 100%', 'Tua luz', 'Web Rádio Canaã'];
  // PostgreSQL keeps the collation of its database.
  if (aqui.database.url === null) {
    expect(await nomes('sort=nome_radio:ASC')).toEqual(ordem);
    expect(await nomes('sort=nome_radio:DESC')).toEqual([...ordem].reverse());
  }
  expect((await nomes('sort=nome_radio:ASC')).sort()).toEqual([...ordem].sort());
});

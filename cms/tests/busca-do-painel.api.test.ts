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

  it('o fim de um campo não se junta ao começo de outro', async () => {
    const lista = await aqui.editor.pedir(`/content-manager/collection-types/${RADIO}`);
    const [radio] = lista.json<{ results: { id: number; documentId: string }[] }>().results;
    expect(await procurar(radio?.documentId ?? '')).toHaveLength(1);
    expect(await procurar(`${radio?.id} ${radio?.documentId}`)).toEqual([]);
  });

  it('procura também entre as contas da redação', async () => {
    await aqui.editor.pedir('/admin/users', 'POST', {
      ...{ email: 'inacio@portal.test', firstname: 'Inácio', lastname: 'Sá', roles: [1] },
    });
    const answer = await aqui.editor.pedir('/admin/users?_q=inacio%20');
    expect(answer.text).toContain('Inácio');
  });
});

describe('a ordem de uma lista do painel', () => {
  const CANTOR = 'api::cantor.cantor';
  const MUSICA = 'api::musica.musica';
  const listar = async (uid: string, consulta: string): Promise<string[]> => {
    const lista = `/content-manager/collection-types/${uid}?${consulta}`;
    const answer = await aqui.editor.pedir(lista);
    expect(answer.status, answer.text).toBe(200);
    return answer.json<{ results: { nome: string }[] }>().results.map(({ nome }) => nome);
  };
  const CANTORES = ['Ágape', 'coro 9', 'Coro 10', 'Coro 010 b', 'coro 123', 'Zélia'];

  beforeAll(async () => {
    for (const nome of [...CANTORES].reverse()) {
      const cantor = await aqui.editor.create(CANTOR, { nome });
      for (const canto of ['Canto 10', 'canto 2'])
        await aqui.editor.create(MUSICA, {
          nome: `${canto} de ${nome}`,
          cantor: { connect: [{ documentId: cantor.documentId }] },
        });
    }
  });

  it('é a em que se leem os nomes, e a contrária', async () => {
    const ordem = ['Águas', 'alto monte', 'SIÃO 100%', 'Tua luz', 'Web Rádio Canaã'];
    expect(await nomes('sort=nome_radio:ASC')).toEqual(ordem);
    expect(await nomes('sort=nome_radio:DESC')).toEqual([...ordem].reverse());
  });

  it('um número vem antes de outro maior, em cada página também', async () => {
    expect(await listar(CANTOR, 'sort=nome:ASC')).toEqual(CANTORES);
    const paginas = [];
    for (const page of [1, 2, 3])
      paginas.push(...(await listar(CANTOR, `sort=nome:DESC&pageSize=2&page=${page}`)));
    expect(paginas).toEqual([...CANTORES].reverse());
  });

  it('vale com um filtro por outro registro, e pelo nome dele', async () => {
    const deCoro = 'filters[$and][0][cantor][nome][$containsi]=coro';
    const doColuna = (await listar(MUSICA, `sort=cantor.nome:ASC&pageSize=12`)).map((nome) =>
      nome.replace(/^canto \d+ de /i, ''),
    );
    expect(doColuna).toEqual(CANTORES.flatMap((nome) => [nome, nome]));
    expect(
      (await listar(MUSICA, `sort=nome:ASC&${deCoro}`)).map((nome) => nome.slice(0, 8)),
    ).toEqual(['canto 2 ', 'Canto 10'].flatMap((canto) => Array.from({ length: 4 }, () => canto)));
  });
});

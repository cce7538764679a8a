import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { contagensSchema } from '@portal/contracts/anuncio/listagem';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { somarDias } from '@portal/contracts/tempo/datas';
import { beforeAll, describe, expect, it } from 'vitest';
import { decidir, ler, provar } from './harness/andamento';
import { comprarBanner, entrarComoAdministrador } from './harness/anuncios';
import type { Answer } from './harness/http';
import { hoje, mudarAnuncio } from './harness/leitura';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { emBanco } from './harness/sql';
import { umPortal } from './harness/um-portal';
import type { Visitante } from './harness/visitante';

const aqui = umPortal({ PORTAL_LIMITS: '100' });
let admin: Visitante;
let ana: Pessoa;
let bia: Pessoa;
/** Ads by what they were called. */
const codigos = new Map<string, number>();
const id = (titulo: string): number => codigos.get(titulo) ?? 0;
const tituloDe = (codigo: number): string =>
  [...codigos].find(([, um]) => um === codigo)?.[0] ?? String(codigo);

const comprar = async (dona: Pessoa, titulo: string, periodo = '1'): Promise<void> => {
  codigos.set(titulo, (await comprarBanner(dona.visitante, { titulo, periodo })).id);
};
const colunas = (titulo: string, novas: Record<string, string | number | null>) =>
  mudarAnuncio(aqui, { id: id(titulo), documentId: '' }, novas);

beforeAll(async () => {
  admin = await entrarComoAdministrador(aqui.portal);
  ana = await novaPessoa(aqui.portal, { nome: 'Padaria São João', email: 'ana_1@exemplo.test' });
  bia = await novaPessoa(aqui.portal, { nome: 'Ótica Visão', email: 'bia1@exemplo.test' });
  await comprar(ana, 'Pão de Açúcar', '12');
  await comprar(ana, 'Bolo 100% natural', '1');
  await comprar(bia, 'Óculos', '3');
  await comprar(bia, 'Lentes', '6');
  await comprar(bia, 'Armações', '6');
  await provar(ana.visitante, id('Bolo 100% natural'));
  await provar(bia.visitante, id('Lentes'));
  await decidir(admin, id('Lentes'), 1);
  await decidir(admin, id('Armações'), 1);
  await decidir(admin, id('Óculos'), 1);
  await colunas('Lentes', { data_vencimento: somarDias(hoje(), 30) });
  await colunas('Armações', { data_vencimento: somarDias(hoje(), 3) });
  await colunas('Óculos', { data_vencimento: hoje() });
});

/** Late on the 5th of March in São Paulo, the 6th in UTC. */
const LENTES = '2026-03-06T02:30:00.000Z';

const pedir = (consulta: Record<string, string>, lista: string = CAMINHOS.anunciosDeBanner) =>
  admin.pedir(`${lista}?${new URLSearchParams(consulta).toString()}`);
const titulos = (answer: Answer): string[] => {
  expect(answer.status, answer.text).toBe(200);
  return answer.json<Anuncio[]>().map((um) => tituloDe(um.id));
};
const achar = async (consulta: Record<string, string>): Promise<string[]> =>
  titulos(await pedir(consulta));

const DO_NOVO_AO_VELHO = ['Armações', 'Lentes', 'Óculos', 'Bolo 100% natural', 'Pão de Açúcar'];
const ESPERA = ['Bolo 100% natural', 'Armações', 'Lentes', 'Óculos', 'Pão de Açúcar'];

describe('a ordem', () => {
  it.each([
    [{}, ESPERA],
    [{ ordem: 'espera' }, ESPERA],
    [{ ordem: '' }, ESPERA],
    [{ ordem: 'recentes' }, DO_NOVO_AO_VELHO],
    [
      { ordem: 'vencimento' },
      ['Armações', 'Lentes', 'Óculos', 'Bolo 100% natural', 'Pão de Açúcar'],
    ],
    [{ ordem: 'valor' }, ['Pão de Açúcar', 'Armações', 'Lentes', 'Óculos', 'Bolo 100% natural']],
  ])('%j', async (consulta, esperado) => {
    expect(await achar(consulta as Record<string, string>)).toEqual(esperado);
  });

  it('sem nada pedido vêm todos, com o total', async () => {
    const answer = await admin.pedir(CAMINHOS.anunciosDeBanner);
    expect(titulos(answer)).toEqual(ESPERA);
    expect(answer.headers['x-total-count']).toBe('5');
    for (const outra of [CAMINHOS.anunciosDeRadio, CAMINHOS.anunciosDeMusica])
      expect(await ler(admin, `${outra}?busca=a&ordem=valor`)).toEqual([]);
  });
});

describe('as páginas', () => {
  it('cobrem a lista inteira, em qualquer ordem, e dizem o total do que se procura', async () => {
    for (const ordem of ['espera', 'recentes', 'vencimento', 'valor']) {
      const paginas: string[] = [];
      for (const pagina of ['1', '2', '3']) {
        const answer = await pedir({ ordem, pagina, limite: '2' });
        expect(answer.headers['x-total-count']).toBe('5');
        paginas.push(...titulos(answer));
      }
      expect(paginas).toEqual(await achar({ ordem }));
    }
    const busca = await pedir({ busca: 'otica', limite: '2' });
    expect([titulos(busca).length, busca.headers['x-total-count']]).toEqual([2, '3']);
    const alem = await pedir({ busca: 'otica', pagina: '9' });
    expect([titulos(alem), alem.headers['x-total-count']]).toEqual([[], '3']);
  });
});

describe('a busca', () => {
  const DA_BIA = ['Armações', 'Lentes', 'Óculos'];
  const DA_ANA = ['Bolo 100% natural', 'Pão de Açúcar'];

  it.each<[string, string[]]>([
    ['PAO ACUCAR', ['Pão de Açúcar']],
    ['acuc', ['Pão de Açúcar']],
    ['sao joao', DA_ANA],
    ['joão bolo', ['Bolo 100% natural']],
    ['VISÃO', DA_BIA],
    ['BIA1@exemplo.test', DA_BIA],
    ['a_1@', DA_ANA],
    ['100%', ['Bolo 100% natural']],
    ['%', ['Bolo 100% natural']],
    ['\\', []],
    ["' or 1=1 --", []],
    ['nada disso', []],
    ['', ESPERA],
    ['   ', ESPERA],
  ])('%j acha %j', async (busca, esperado) => {
    expect(await achar({ busca })).toEqual(esperado);
  });

  it('acha pelo código, sozinho ou como identificador do pagamento', async () => {
    const codigo = id('Lentes');
    for (const busca of [`${codigo}`, `#${codigo}`, `ANUNCIO${codigo}`, `anúncio ${codigo}`])
      expect(await achar({ busca }), busca).toEqual(['Lentes']);
    for (const busca of ['ANUNCIO999999', '99999999999999999999'])
      expect(await achar({ busca }), busca).toEqual([]);
  });

  it('acha pelo documento, inteiro ou parte, com ou sem pontos', async () => {
    const documento = bia.cadastro.documento.replace(/\D/g, '');
    const [, a, b, c, d] = /^(...)(...)(...)(..)$/.exec(documento) ?? [];
    for (const busca of [documento, `${a}.${b}.${c}-${d}`, documento.slice(2, 9)])
      expect(await achar({ busca }), busca).toEqual(DA_BIA);
  });

  it('acha pelo título corrigido no painel ou na edição, e pelo nome que a conta passou a ter', async () => {
    await admin.enviar(CAMINHOS.editarBanner, { id_anuncio: id('Óculos'), titulo: 'Lunetas São' });
    expect(await achar({ busca: 'lunetas sao' })).toEqual(['Óculos']);
    await bia.visitante.enviar('/api/usuario/update', { nome: 'Ótica Çedilha' });
    expect(await achar({ busca: 'cedilha' })).toHaveLength(3);
    expect(await achar({ busca: 'visao' })).toEqual([]);
    await bia.visitante.enviar('/api/usuario/update', { nome: 'Ótica Visão' });
    await admin.enviar(CAMINHOS.editarBanner, { id_anuncio: id('Óculos'), titulo: 'Óculos' });
  });
});

describe('o status', () => {
  it.each<[string, string[]]>([
    ['0', ['Pão de Açúcar']],
    ['1', ['Armações', 'Lentes', 'Óculos']],
    ['3', ['Bolo 100% natural']],
    ['8', []],
    ['', ESPERA],
  ])('%j', async (status, esperado) => {
    expect(await achar({ status })).toEqual(esperado);
  });

  it('vale junto com a busca, a ordem e a página', async () => {
    const answer = await pedir({
      ...{ status: '1', busca: 'otica', ordem: 'vencimento', pagina: '2', limite: '1' },
    });
    expect(titulos(answer)).toEqual(['Lentes']);
    expect(answer.headers['x-total-count']).toBe('3');
  });
});

describe('de todos os tipos', () => {
  const todos = async (consulta: Record<string, string>): Promise<string[]> =>
    titulos(await pedir(consulta, CAMINHOS.todosOsAnuncios));

  it('a lista é uma só, e cada recorte vale nela e nas outras', async () => {
    expect(await todos({})).toEqual(ESPERA);
    for (const listar of [todos, achar]) {
      expect(await listar({ periodo: '6' })).toEqual(['Armações', 'Lentes']);
      expect(await listar({ periodo: '1', status: '1' })).toEqual([]);
    }
  });

  it('vence em 30 dias o que está no ar e termina até lá, o de hoje não', async () => {
    expect(await todos({ vence: '30' })).toEqual(['Armações', 'Lentes']);
    expect(await todos({ vence: '30', ordem: 'vencimento' })).toEqual(['Armações', 'Lentes']);
    await colunas('Lentes', { data_vencimento: somarDias(hoje(), 31) });
    expect(await todos({ vence: '30' })).toEqual(['Armações']);
    expect(await todos({ vence: '30', status: '3' })).toEqual([]);
    await colunas('Lentes', { data_vencimento: somarDias(hoje(), 30) });
  });

  it('os comprovantes de um tempo, os dois dias dentro', async () => {
    await colunas('Lentes', { enviado_em: emBanco(aqui.database, new Date(LENTES)) });
    expect(await todos({ de: '2026-03-05', ate: '2026-03-05' })).toEqual(['Lentes']);
    expect(await todos({ de: '2026-03-06', ate: hoje() })).toEqual(['Bolo 100% natural']);
    expect(await todos({ ate: '2026-03-04' })).toEqual([]);
    expect(await todos({ de: '2026-03-05' })).toEqual(['Bolo 100% natural', 'Lentes']);
  });

  it('quantos há em cada status, do que se procura, seja qual for o status pedido', async () => {
    const contar = async (consulta: Record<string, string>) =>
      contagensSchema
        .parse((await pedir(consulta, CAMINHOS.contagens)).json())
        .map(({ status, total }) => `${status}: ${total}`);
    expect(await contar({})).toEqual(['0: 1', '1: 3', '3: 1', '8: 0', '9: 0']);
    expect(await contar({ busca: 'otica', status: '3' })).toContain('1: 3');
    expect(await contar({ tipo: 'radio' })).toContain('1: 0');
    expect(await contar({ tipo: 'banner', periodo: '6' })).toContain('1: 2');
  });
});

describe('o que não faz sentido', () => {
  it.each([
    ['status', 'status=2'],
    ['status', 'status=1abc'],
    ['status', 'status=1&status=3'],
    ['status', 'status[]=1'],
    ['ordem', 'ordem=nome'],
    ['ordem', 'ordem=espera&ordem=valor'],
    ['periodo', 'periodo=2'],
    ['vence', 'vence=31'],
    ['de', 'de=2026-02-31'],
    ['ate', 'ate=ontem'],
    ['pagina', 'pagina=0'],
    ['limite', 'limite=101'],
    ['busca', `busca=${'x'.repeat(101)}`],
    ['busca', 'busca=a&busca=b'],
  ])('%s: ?%s é 400', async (campo, consulta) => {
    const answer = await admin.pedir(`${CAMINHOS.anunciosDeBanner}?${consulta}`);
    expect(answer.status, answer.text).toBe(400);
    expect(Object.keys(answer.json<{ erros: object }>().erros)).toEqual([campo]);
  });

  it('a busca é da administração', async () => {
    const lista = `${CAMINHOS.anunciosDeBanner}?busca=x&status=9`;
    expect((await ana.visitante.pedir(lista)).status).toBe(403);
    expect((await aqui.portal.ask(lista)).status).toBe(401);
  });
});

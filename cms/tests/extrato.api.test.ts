import { MENSAGENS_DA_CAIXA as MSG } from '@portal/contracts/caixa/mensagens';
import type { Credito } from '@portal/contracts/caixa/extrato';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { beforeAll, describe, expect, it } from 'vitest';
import { decidir, provar } from './harness/andamento';
import { arquivosGuardados, comprarBanner, entrarComoAdministrador } from './harness/anuncios';
import { creditosDe, enviarExtrato, EXTRATOS, receber, type Lancado } from './harness/caixa';
import { hoje } from './harness/leitura';
import { novaAdministradora, novaPessoa, type Pessoa } from './harness/pessoas';
import { sql } from './harness/sql';
import { umPortal } from './harness/um-portal';
import type { Visitante } from './harness/visitante';

const aqui = umPortal({ PORTAL_LIMITS: '100' });
let admin: Visitante;
let ana: Pessoa;
/** Ten ads by their titles: two of each advertiser, of 100 and of 50, each waiting for its decision. */
const ids = new Map<string, number>();
const id = (titulo: string): number => ids.get(titulo) ?? 0;
const NOMES = ['Ana Lima Souza', 'Beto Reis Moura', 'Carla Dias Prado', 'Davi Nunes', 'Elza Pires'];

beforeAll(async () => {
  admin = await entrarComoAdministrador(aqui.portal);
  for (const nome of NOMES) {
    const pessoa = await novaPessoa(aqui.portal, { nome });
    if (nome === NOMES[0]) ana = pessoa;
    for (const [periodo, preco] of [
      ['3', 100],
      ['1', 50],
    ] as const) {
      const titulo = `${nome} ${preco}`;
      const anuncio = await comprarBanner(pessoa.visitante, { titulo, periodo });
      await provar(pessoa.visitante, anuncio.id);
      ids.set(titulo, anuncio.id);
    }
  }
});

/** Forty credits: ten for the ads, of which two of one value and name-sakes and one of a wrong value, thirty of others; and debits. */
const lancados = (): Lancado[] => {
  const pagos: [texto: string, valor: number][] = [
    ...NOMES.slice(0, 3).map((nome): [string, number] => [`PIX ANUNCIO${id(`${nome} 100`)}`, 100]),
    ...NOMES.slice(0, 4).map((nome): [string, number] => [
      `PIX RECEBIDO ${nome.toUpperCase()}`,
      50,
    ]),
    [`TED ANUNCIO ${id('Davi Nunes 100')}`, 90],
    ['PIX ELZA PIRES', 100],
    ['Depósito de Élza Pires & Cia', 50],
  ];
  const outros = Array.from({ length: 30 }, (_, i): [string, number] => [`DOAÇÃO ${i}`, 7 + i]);
  return [...pagos, ...outros, ['TARIFA', -12.5] as [string, number]].map(([texto, valor], i) => ({
    ...{ data: hoje(), texto: texto.replaceAll('&', 'e'), valor, codigo: `FIT${i}` },
  }));
};

const melhores = (creditos: readonly Credito[]): (string | null)[] =>
  creditos.map(({ candidatos: [melhor] }) => (melhor ? melhor.titulo : null));

const guardado = async () => [
  await sql(aqui.portal, aqui.database, 'select * from recebimentos order by id'),
  await sql(
    aqui.portal,
    aqui.database,
    'select id, situacao, updated_at from anuncios order by id',
  ),
];

describe.each(Object.keys(EXTRATOS))('um extrato %s de 40 créditos', (formato) => {
  const extrato = () => EXTRATOS[formato]?.(lancados()) ?? '';

  it('diz de cada crédito que anúncios ele pode pagar, o melhor primeiro, e não muda nada', async () => {
    const antes = await guardado();
    const creditos = await creditosDe(admin, extrato());
    expect(creditos).toHaveLength(40);
    expect(melhores(creditos).slice(0, 10)).toEqual([
      ...NOMES.slice(0, 3).map((nome) => `${nome} 100`),
      ...NOMES.slice(0, 4).map((nome) => `${nome} 50`),
      ...['Davi Nunes 100', 'Elza Pires 100', 'Elza Pires 50'],
    ]);
    expect(melhores(creditos).slice(10).filter(Boolean)).toEqual([]);
    expect(creditos[0]).toMatchObject({
      ...{ data: hoje(), valor: 100, transacao: 'FIT0', registrado: null },
    });
    expect(creditos[0]?.candidatos[0]).toMatchObject({
      ...{ id: id('Ana Lima Souza 100'), usuario: 'Ana Lima Souza', valor: 100, status: 3 },
    });
    expect(
      creditos.map(({ candidatos: [melhor] }) => melhor?.motivos.join(' ')).slice(0, 9),
    ).toEqual([
      ...Array<string>(3).fill('identificador valor data'),
      ...Array<string>(4).fill('valor nome data'),
      'identificador data',
      'valor nome data',
    ]);
    expect(await guardado()).toEqual(antes);
    expect(arquivosGuardados(aqui.portal).filter((nome) => nome.startsWith('tmp'))).toEqual([]);
  });
});

it('confirmado, cada crédito fica registrado; o mesmo extrato de novo não oferece nada', async () => {
  const extrato = EXTRATOS['OFX 1']?.(lancados()) ?? '';
  const outra = (await novaAdministradora(aqui)).visitante;
  for (const { data, valor, transacao, candidatos } of await creditosDe(admin, extrato)) {
    const [melhor] = candidatos;
    if (!melhor) continue;
    const campos = { data, valor, transacao };
    expect((await receber(admin, melhor.id, campos)).status).toBe(200);
    expect((await decidir(admin, melhor.id, 1)).status).toBe(200);
    expect((await receber(outra, melhor.id, campos)).json()).toMatchObject({
      codigo: 'credito_ja_registrado',
    });
  }
  const antes = await guardado();
  for (const formato of Object.keys(EXTRATOS)) {
    const creditos = await creditosDe(outra, EXTRATOS[formato]?.(lancados()) ?? '');
    expect(creditos.flatMap(({ candidatos }) => candidatos)).toEqual([]);
    expect(creditos.filter(({ registrado }) => registrado !== null)).toHaveLength(10);
    expect(creditos[0]?.registrado).toBe(id('Ana Lima Souza 100'));
  }
  expect(await guardado()).toEqual(antes);
  const caixa = await admin.pedir(CAMINHOS.caixa);
  expect(caixa.json()).toMatchObject({ esperado: 750, recebido: 740, devolvido: 0 });
});

it('o dinheiro de um anúncio recusado se registra, e o extrato diz que ele foi recusado', async () => {
  const { id: recusado } = await comprarBanner(ana.visitante, { periodo: '6' });
  const { id: novo } = await comprarBanner(ana.visitante, { periodo: '6' });
  await provar(ana.visitante, recusado);
  await decidir(admin, recusado, 0);
  const extrato = EXTRATOS['OFX 1']?.(
    [recusado, novo].map((qual) => ({
      ...{ data: hoje(), valor: 130, texto: `PIX ANUNCIO${qual}`, codigo: `R${qual}` },
    })),
  );
  const creditos = await creditosDe(admin, extrato ?? '');
  expect(creditos.map(({ candidatos: [melhor] }) => melhor)).toMatchObject([
    { id: recusado, status: 0, recusado: true },
    { id: novo, status: 0, recusado: false },
  ]);
});

it('a quem já pagou, o que se registrou à mão, nenhum outro crédito é oferecido', async () => {
  const { id: pago } = await comprarBanner(ana.visitante, { periodo: '12' });
  const credito = { data: hoje(), valor: 150, texto: `PIX ANUNCIO${pago}`, codigo: `P${pago}` };
  const candidatos = async () =>
    (await creditosDe(admin, EXTRATOS['OFX 1']?.([credito]) ?? ''))[0]?.candidatos.map(
      (um) => um.id,
    );
  expect(await candidatos()).toEqual([pago]);
  expect((await receber(admin, pago, { data: hoje(), valor: '150,00' })).status).toBe(200);
  expect(await candidatos()).toEqual([]);
});

describe('um extrato hostil', () => {
  const BOMBA =
    '<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><OFX>&b;</OFX>';
  const um = (mudancas: Partial<Lancado>): string =>
    EXTRATOS['OFX 1']?.([{ data: hoje(), valor: 50, texto: 'PIX', codigo: 'X', ...mudancas }]) ??
    '';

  it.each<[string, () => string | Buffer, number, string]>([
    ['vazio', () => '', 422, 'extrato_vazio'],
    ['sem lançamentos', () => EXTRATOS['OFX 2']?.([]) ?? '', 422, 'extrato_vazio'],
    ['com entidades', () => BOMBA, 422, 'extrato_com_entidades'],
    ['binário', () => Buffer.alloc(1000), 422, 'extrato_ilegivel'],
    ['de outra coisa', () => 'nome;cor\nana;azul', 422, 'extrato_sem_colunas'],
    ['de data que não há', () => um({ data: '2026-02-31' }), 422, 'extrato_com_data_errada'],
    [
      'de valor que não se entende',
      () => um({}).replace('50.00', '1e9'),
      422,
      'extrato_com_valor_errado',
    ],
    [
      'sem fim',
      () => `<?xml version="1.0"?><OFX>${'<A>'.repeat(1_500_000)}`,
      422,
      'extrato_ilegivel',
    ],
    ['de 6 MB', () => Buffer.alloc(6 * 1024 * 1024, 'a'), 413, 'grande_demais'],
    ['de 5 MB e um byte', () => Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), 413, 'grande_demais'],
  ])('%s é recusado com palavras', async (_nome, bytes, status, codigo) => {
    const antes = await guardado();
    const answer = await enviarExtrato(admin, bytes());
    expect([answer.status, answer.json<{ codigo: string }>().codigo], answer.text).toEqual([
      status,
      codigo,
    ]);
    expect(await guardado()).toEqual(antes);
    expect(arquivosGuardados(aqui.portal).filter((nome) => nome.startsWith('tmp'))).toEqual([]);
  });

  it('em Latin-1, declarado UTF-8 ou não, lê-se; um bilhão é um valor', async () => {
    const texto = um({ texto: 'DOAÇÃO DE JOSÉ', valor: 1e9 });
    const [credito] = await creditosDe(admin, Buffer.from(texto, 'latin1'));
    expect(credito).toMatchObject({ descricao: 'DOAÇÃO DE JOSÉ', valor: 1e9, candidatos: [] });
  });

  it('fora de um formulário é de um tipo que não se aceita', async () => {
    const token = { 'X-XSRF-TOKEN': admin.cookies.get('XSRF-TOKEN') ?? '' };
    const { status } = await admin.pedir(CAMINHOS.extrato, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-ofx', ...token },
      body: Buffer.from(um({})),
    });
    expect(status).toBe(415);
  });

  it('sem arquivo, ou de quem não administra, nem se olha', async () => {
    const semArquivo = await enviarExtrato(admin, 'x', 'outro');
    expect([semArquivo.status, semArquivo.json<{ erros: unknown }>().erros]).toEqual([
      422,
      { extrato: [MSG.extratoObrigatorio] },
    ]);
    expect((await enviarExtrato(ana.visitante, um({}))).status).toBe(403);
  });
});

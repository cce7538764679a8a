import { describe, expect, it } from 'vitest';
import { casador, codigosDe, type AnuncioAberto } from './casar-rules';

const aberto = (id: number, mudancas: Partial<AnuncioAberto> = {}): AnuncioAberto => ({
  ...{ id, titulo: `Anúncio ${id}`, usuario: 'Ana Lima Souza', centavos: 5000, status: 3 },
  ...{ recusado: false, desde: '2026-11-01', ...mudancas },
});
const pago = (
  descricao: string,
  mudancas: { centavos?: number; data?: string; transacao?: string } = {},
) => ({
  ...{ data: '2026-11-03', centavos: 5000, transacao: 'A1', descricao, ...mudancas },
});
const casar = (anuncios: AnuncioAberto[], ...args: Parameters<typeof pago>) =>
  casador(anuncios)(pago(...args)).map(({ id, motivos }) => [id, ...motivos].join(' '));

describe('cada crédito encontra os anúncios que pode pagar', () => {
  it('o identificador vem antes do valor com o nome', () => {
    const outro = aberto(7, { usuario: 'Beto Reis', centavos: 9000, desde: '2026-01-01' });
    expect(casar([aberto(1), outro], 'PIX ANA LIMA ANUNCIO7')).toEqual([
      '7 identificador',
      '1 valor nome data',
    ]);
  });

  it('o valor com o nome vem antes do valor, e este antes do nome', () => {
    const abertos = [
      aberto(1, { usuario: 'Carla Dias', desde: '2026-11-03' }),
      aberto(2),
      aberto(3, { centavos: 100 }),
    ];
    expect(casar(abertos, 'PIX RECEBIDO ANA L SOUZA')).toEqual([
      '2 valor nome data',
      '1 valor data',
      '3 nome data',
    ]);
  });

  it('entre iguais decide a data', () => {
    const abertos = [aberto(1, { desde: '2026-10-10' }), aberto(2, { desde: '2026-11-02' })];
    expect(casar(abertos, 'PIX')).toEqual(['2 valor data', '1 valor']);
  });

  it('só o valor não fala de um anúncio antigo, nem de um que ainda não havia', () => {
    expect(casar([aberto(1, { desde: '2026-06-01' })], 'PIX')).toEqual([]);
    expect(casar([aberto(1, { desde: '2026-11-20' })], 'PIX ANA LIMA')).toEqual([]);
    expect(casar([aberto(1, { desde: '2026-11-20' })], 'ANUNCIO1')).toEqual([
      '1 identificador valor',
    ]);
  });

  it.each([
    ['comprado um dia depois', '2026-11-04', 'PIX', ['1 valor data']],
    ['comprado dois dias depois', '2026-11-05', 'PIX', []],
    ['de uma semana antes', '2026-10-27', 'PIX', ['1 valor data']],
    ['de mais de uma semana antes', '2026-10-26', 'PIX', ['1 valor']],
    ['de 45 dias antes', '2026-09-19', 'PIX', ['1 valor']],
    ['de 46 dias antes', '2026-09-18', 'PIX', []],
    ['de 46 dias antes, com o nome', '2026-09-18', 'ANA LIMA', ['1 valor nome']],
  ])('o anúncio %s', (_, desde, descricao, casados) => {
    expect(casar([aberto(1, { desde })], descricao)).toEqual(casados);
  });

  it('entre muitos do mesmo valor, os mais perto da data do crédito', () => {
    const porDia = Array.from({ length: 20 }, (_, i) =>
      aberto(i + 10, { desde: `2026-10-${i + 10}`, usuario: `Loja ${i}` }),
    );
    const perto = (data: string) =>
      casador(porDia.toReversed())(pago('PIX', { data })).map(({ id }) => id);
    expect(perto('2026-10-25')).toEqual([25, 24, 26]);
    expect(perto('2026-10-11')).toEqual([11, 10, 12]);
    expect(perto('2026-10-09')).toEqual([10]);
    for (const descricao of ['PIX', 'ANA LIMA'])
      expect(casar([aberto(2), aberto(1)], descricao).map((um) => um.charAt(0))).toEqual([
        ...['1', '2'],
      ]);
  });

  it('o identificador pode vir na transação; o valor vai em reais', () => {
    const [candidato] = casador([aberto(7)])(
      pago('PIX', { transacao: 'ANUNCIO7', data: '2026-12-31' }),
    );
    expect(candidato).toEqual({
      ...{ id: 7, titulo: 'Anúncio 7', usuario: 'Ana Lima Souza', valor: 50, status: 3 },
      recusado: false,
      motivos: ['identificador', 'valor'],
    });
  });

  it.each([
    ['Rádio Lima', 'RADIO BANCO', []],
    ['Rádio Lima', 'PIX LIMA', ['1 nome data']],
    ['Ed Reis', 'REIS', ['1 nome data']],
    ['Sol 123 Reis', 'SOL 123', []],
    ['Ana Lima', 'LIMA ANA', ['1 nome data']],
    ['Ana Ana Lima', 'ANA ANA', []],
    ['Ana Lima', 'PIX LIMA', []],
    ['Ted Reis', 'REIS', ['1 nome data']],
    ['Loja24h Reis', 'REIS', ['1 nome data']],
    ['24Loja Reis', 'REIS', ['1 nome data']],
    [
      'Ana Lima',
      'uma das onze palavras antes que não são nome nenhum nem dizem quem, ANA LIMA',
      [],
    ],
    ['', 'PIX', []],
  ])('de %j, o texto %j diz o nome: %j', (usuario, descricao, casados) => {
    expect(casar([aberto(1, { centavos: 1, usuario })], descricao)).toEqual(casados);
  });

  it('um nome só pela metade não é o nome', () => {
    expect(casar([aberto(1, { centavos: 1 })], 'PIX ANA BRAGA')).toEqual([]);
    expect(casar([aberto(1, { centavos: 1, usuario: 'Padaria' })], 'padária')).toEqual([
      '1 nome data',
    ]);
    expect(casar([aberto(1, { centavos: 1, usuario: 'Eva' })], 'EVA MARIA')).toEqual([]);
  });

  it('são no máximo três', () => {
    const muitos = Array.from({ length: 50 }, (_, i) => aberto(i + 1));
    expect(casar(muitos, 'PIX ANA LIMA')).toHaveLength(3);
    expect(casar([], 'PIX ANA LIMA ANUNCIO1')).toEqual([]);
  });
});

it.each([
  ['ANUNCIO12', [12]],
  ['pix*anúncio nº 12 e ANUNCIO 13', [12, 13]],
  ['TXID:ANUNCIO000012', [12]],
  ['ANUNCIO99999999999999', []],
  ['ANUNCIO', []],
  ['anuncio #12', [12]],
  ['anúncio n° 12', [12]],
  ['Anuncio No.  7', [7]],
  ['anuncio n7', [7]],
  ['ANUNCIO123456789', [123456789]],
  ['ANUNCIO1234567890', []],
])('%j fala de %j', (texto, codigos) => {
  expect(codigosDe(texto)).toEqual(codigos);
});

it('muitos créditos e muitos anúncios iguais não se multiplicam', () => {
  const anuncios = Array.from({ length: 20_000 }, (_, i) => aberto(i + 1));
  const candidatosDe = casador(anuncios);
  let olhados = 0;
  for (let i = 0; i < 2_000; i += 1)
    olhados += candidatosDe(pago(`PIX ANA LIMA SOUZA ANUNCIO${i + 1}`)).length;
  expect(olhados).toBe(6_000);
});

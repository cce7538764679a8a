import type { Passo } from '@portal/contracts/anuncio/anuncio';
import { tiposDeMotivoDe } from '@portal/contracts/anuncio/motivos';
import { describe, expect, it } from 'vitest';
import { anuncioDeTeste } from '../anuncios/anuncio-de-teste';
import { acoesDe, modelosDeMotivo, palavraDaDecisao } from './acoes';
import { isAtrasado } from './idade';
import { proximoDepoisDe, vizinhoDe } from './vizinho';

const pedido = (de: Passo['de']): Passo[] => [
  { quando: '', de, para: 8, evento: 'reembolso', por: '', motivo: '' },
];

/** Given back by mistake, and asked again by the administration. */
const DEVOLVIDO_POR_ENGANO: Passo[] = [
  { quando: '', de: 8, para: 9, evento: 'decisao', por: '', motivo: '' },
  { quando: '', de: 9, para: 8, evento: 'decisao', por: '', motivo: '' },
];

const EDICAO: Passo = {
  ...{ quando: '', de: 8, para: 8, evento: 'edicao', por: '', motivo: '' },
  campos: ['titulo'],
};

it.each([
  ['banner', 3, [], { aprovar: 1, recusar: 0, reembolsar: 9 }],
  ['radio', 3, [], { aprovar: 1, recusar: 0, reembolsar: null }],
  ['banner', 8, pedido(1), { aprovar: null, recusar: 1, reembolsar: 9 }],
  ['banner', 8, pedido(3), { aprovar: null, recusar: 3, reembolsar: 9 }],
  ['banner', 8, [...pedido(3), EDICAO], { aprovar: null, recusar: 3, reembolsar: 9 }],
  [
    'banner',
    8,
    [...pedido(1), ...DEVOLVIDO_POR_ENGANO],
    { aprovar: null, recusar: 1, reembolsar: 9 },
  ],
  ['banner', 8, DEVOLVIDO_POR_ENGANO, { aprovar: null, recusar: 0, reembolsar: 9 }],
  ['musica', 8, pedido(1), { aprovar: null, recusar: 1, reembolsar: 9 }],
  ['musica', 8, pedido(3), { aprovar: null, recusar: 0, reembolsar: 9 }],
  ['banner', 8, undefined, { aprovar: null, recusar: null, reembolsar: 9 }],
] as const)('%s em %i oferece o que o contrato permite', (tipo, status, passos, acoes) => {
  expect(acoesDe({ tipo, status }, passos)).toEqual(acoes);
});

it.each([
  [3, 1, 'Aprovado'],
  [3, 0, 'Recusado'],
  [3, 9, 'Reembolsado'],
  [8, 9, 'Reembolsado'],
  [8, 1, 'Cancelamento recusado'],
  [8, 3, 'Cancelamento recusado'],
  [0, 3, 'Em análise'],
  [1, 3, 'Em análise'],
  [1, 8, 'Aguardando reembolso'],
  [1, 0, 'Retirado do ar'],
  [9, 0, 'Não aprovado'],
] as const)('de %i para %i é %s', (de, para, palavra) => {
  expect(palavraDaDecisao(de, para)).toBe(palavra);
});

it.each([
  [5, false],
  [6, true],
  [null, false],
])('com %s dias úteis, atrasado é %s', (dias, atrasado) => {
  expect(isAtrasado(dias)).toBe(atrasado);
});

it('de uma renovação, que mostra o que já foi aprovado, só se recusa o pagamento ou outra coisa', () => {
  const tipos = (renova?: number) =>
    modelosDeMotivo({ status: 3, tipo: 'banner', ...(renova !== undefined && { renova }) }).map(
      ({ tipo }) => tipo,
    );
  expect(new Set(tipos())).toEqual(new Set(['pagamento', 'imagem', 'texto', 'link']));
  expect(new Set(tipos(7))).toEqual(new Set(['pagamento']));
  expect(tiposDeMotivoDe({ tipo: 'banner', renova: 7 })).toEqual(['pagamento', 'outro']);
});

describe('a vizinhança na fila', () => {
  const fila = [1, 2, 3].map((id) => anuncioDeTeste({ id }));
  it.each([
    [1, 1, 2],
    [3, 1, 3],
    [1, -1, 1],
    [3, -1, 2],
    [9, 1, 1],
    [null, -1, 1],
  ] as const)('de %s, %i passo leva a %i', (id, passo, vizinho) => {
    expect(vizinhoDe(fila, id, passo)?.id).toBe(vizinho);
  });

  it.each([
    [1, 2],
    [2, 3],
    [3, 2],
  ])('decidido o %i, vem o %i', (id, proximo) => {
    expect(proximoDepoisDe(fila, id)?.id).toBe(proximo);
  });

  it('decidido o único, não vem nenhum', () => {
    expect(proximoDepoisDe(fila.slice(0, 1), 1)).toBeUndefined();
  });
});

import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { describe, expect, it } from 'vitest';
import {
  diasDeEspera,
  emOrdemDeChegada,
  jaFoiAoAr,
  restanteDe,
  andamentoDe,
  type DoQueDepende,
} from './andamento';
import { anuncioDeTeste } from './anuncio-de-teste';

const DIA = '2026-11-21';
const NO_AR = { status: 1, data_inicio: '2026-11-01', data_vencimento: '2026-12-01' } as const;

describe('andamentoDe', () => {
  it.each<[Partial<DoQueDepende>, ReturnType<typeof andamentoDe>]>([
    [{ status: 0 }, 'aguardando'],
    [{ status: 0, path_comprovante: '/storage/banner/comprovante/x.webp' }, 'recusado'],
    [{ status: 0, aprovado_em: '2026-11-01T12:00:00.000Z' }, 'recusado'],
    [{ status: 0, data_inicio: '2027-01-10' }, 'aguardando'],
    [{ status: 0, tipo: 'radio' }, 'inativo'],
    [{ status: 0, tipo: 'musica', data_inicio: '2026-11-01' }, 'inativo'],
    [{ status: 3 }, 'analise'],
    [NO_AR, 'noAr'],
    [{ ...NO_AR, data_inicio: DIA }, 'noAr'],
    [{ ...NO_AR, data_inicio: '2026-11-22' }, 'agendado'],
    [{ ...NO_AR, data_vencimento: DIA }, 'encerrado'],
    [{ status: 8 }, 'cancelamento'],
    [{ status: 9 }, 'reembolsado'],
  ])('%o está %s', (mudanca, situacao) => {
    expect(andamentoDe(anuncioDeTeste(mudanca), DIA)).toBe(situacao);
  });
});

it.each([
  [null, false],
  ['2026-11-22', false],
  [DIA, true],
  ['2026-11-01', true],
])('com início em %s, já foi ao ar: %s', (data_inicio, foi) => {
  expect(jaFoiAoAr({ data_inicio }, DIA)).toBe(foi);
});

it.each([
  ['2026-11-01', { dias: 30, passado: 0 }],
  ['2026-11-16', { dias: 15, passado: 0.5 }],
  ['2026-12-01', { dias: 0, passado: 1 }],
  ['2027-01-01', { dias: 0, passado: 1 }],
  ['2026-10-01', { dias: 30, passado: 0 }],
])('em %s resta %o', (dia, restante) => {
  expect(restanteDe(NO_AR, dia)).toEqual(restante);
});

it('sem datas não há o que restar', () => {
  expect(restanteDe({ data_inicio: null, data_vencimento: null }, DIA)).toBeNull();
});

it('quem espera há mais tempo vem primeiro; empatados, o mais antigo', () => {
  const em = (id: number, esperando_desde: string | null, enviado_em: string | null = null) =>
    anuncioDeTeste({ id, esperando_desde, enviado_em });
  const fila: Anuncio[] = [
    em(4, '2026-11-20T12:00:00.000Z'),
    em(3, '2026-11-18T12:00:00.000Z'),
    em(2, '2026-11-20T12:00:00.000Z'),
    em(1, null, '2026-11-19T12:00:00.000Z'),
  ];
  expect(emOrdemDeChegada(fila).map(({ id }) => id)).toEqual([3, 1, 2, 4]);
});

it('a espera conta dias úteis, do dia de São Paulo', () => {
  const desde = (esperando_desde: string | null) =>
    diasDeEspera(anuncioDeTeste({ esperando_desde }), '2026-11-24');
  // Eleven at night of the 16th in São Paulo; the 20th is a holiday, 21st and 22nd a weekend.
  expect(desde('2026-11-17T02:00:00.000Z')).toBe(5);
  expect(desde('2026-11-24T15:00:00.000Z')).toBe(0);
  expect(desde(null)).toBeNull();
});

import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import type { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { expect, it } from 'vitest';
import { permitidoAoDono } from './travas';

it.each<
  [AnuncioStatus, boolean, boolean, boolean, [tudo: boolean, imagem: boolean, link: boolean]]
>([
  [0, true, true, true, [false, false, false]],
  [3, true, true, false, [false, true, true]],
  [1, false, true, false, [true, true, true]],
  [8, false, false, false, [true, true, true]],
  [9, false, false, false, [true, true, true]],
])(
  'no status %i: salvar %s, cancelar %s, comprovante %s',
  (status, salvar, cancelar, comprovante, [tudo, imagem, link]) => {
    expect(permitidoAoDono({ status, data_inicio: null })).toMatchObject({
      salvar,
      cancelar,
      comprovante,
      travas: { tudo, imagem, link },
    });
    expect(permitidoAoDono({ status, data_inicio: null }).motivo === null).toBe(salvar);
  },
);

it.each<[AnuncioStatus, string | null, boolean]>([
  [0, null, true],
  [3, null, true],
  [1, '2026-11-01', false],
  [0, '2026-11-01', false],
  [8, null, false],
  [9, null, false],
])('no status %i, com início %s, excluir é %s', (status, data_inicio, esperado) => {
  expect(permitidoAoDono({ status, data_inicio }).excluir).toBe(esperado);
});

const TRAVADO = {
  salvar: false,
  cancelar: true,
  comprovante: true,
  travas: { tudo: true, imagem: true, link: true },
};

it('de uma renovação só se envia o comprovante', () => {
  expect(permitidoAoDono({ status: 0, data_inicio: null, renova: 7 })).toEqual({
    ...TRAVADO,
    excluir: true,
    motivo: MSG.renovacaoTravada,
  });
});

it('o que já foi aprovado e parou também', () => {
  expect(permitidoAoDono({ status: 0, data_inicio: '2026-11-01' })).toEqual({
    ...TRAVADO,
    excluir: false,
    motivo: MSG.jaAprovado,
  });
});

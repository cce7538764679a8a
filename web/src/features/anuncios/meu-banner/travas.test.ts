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
    expect(permitidoAoDono({ status })).toMatchObject({
      salvar,
      cancelar,
      comprovante,
      travas: { tudo, imagem, link },
    });
    expect(permitidoAoDono({ status }).motivo === null).toBe(salvar);
  },
);

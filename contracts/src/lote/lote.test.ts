import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { LOTE_MAXIMO, loteSchema } from './lote';

const ids = (quantos: number): string[] => Array.from({ length: quantos }, (_, n) => `r${n}`);

it('o que não se pede não muda', () => {
  expect(loteSchema.parse({ ids: ['r1'] })).toEqual({
    ...{ ids: ['r1'], acrescentar: '', tirar: '', estado: '', publicar: false },
  });
  const pedido = { ids: ids(LOTE_MAXIMO), acrescentar: 'louvor', tirar: 'rock', publicar: true };
  expect(loteSchema.parse({ ...pedido, estado: 'sp' })).toEqual({ ...pedido, estado: 'SP' });
});

it.each([
  [{}, 'ids', 'Escolha as rádios que vão mudar.'],
  [{ ids: [] }, 'ids', 'Escolha as rádios que vão mudar.'],
  [{ ids: [7] }, 'ids', 'Escolha de novo as rádios.'],
  [{ ids: ids(LOTE_MAXIMO + 1) }, 'ids', 'Escolha até 500 rádios de cada vez.'],
  [{ ids: ['r1'], estado: 'XX' }, 'estado', 'Informe a sigla do estado, como PE.'],
  [{ ids: ['r1'], tirar: 'x'.repeat(256) }, 'tirar', 'Use no máximo 255 caracteres.'],
])('%j: %s', (corpo, campo, mensagem) => {
  const { error } = loteSchema.safeParse(corpo);
  expect(error && z.flattenError(error).fieldErrors).toEqual({ [campo]: [mensagem] });
});

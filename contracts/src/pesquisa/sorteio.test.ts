import { describe, expect, it } from 'vitest';
import { sortearSchema } from './sorteio';

describe('pedido de sorteio', () => {
  it.each([
    [{ semente: 'x' }, 3],
    [{ semente: 'x', suplentes: '0' }, 0],
    [{ semente: 'x', suplentes: '20' }, 20],
  ])('%j tem %i suplentes', (corpo, suplentes) => {
    expect(sortearSchema.parse(corpo).suplentes).toBe(suplentes);
  });

  it.each([
    {},
    { semente: ' ' },
    { semente: 'x', suplentes: '21' },
    { semente: 'x', suplentes: 'a' },
  ])('%j não passa', (corpo) => {
    expect(sortearSchema.safeParse(corpo).success).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { sortearSchema } from './sorteio';

describe('pedido de sorteio', () => {
  it.each([
    [{ semente: 'x' }, 3],
    [{ semente: 'x', suplentes: '' }, 3],
    [{ semente: 'x', suplentes: '0' }, 0],
    [{ semente: 'x', suplentes: '20' }, 20],
  ])('%j tem %i suplentes', (corpo, suplentes) => {
    expect(sortearSchema.parse(corpo).suplentes).toBe(suplentes);
  });

  it.each([
    {},
    { semente: ' ' },
    { semente: 7 },
    { semente: 'x'.repeat(201) },
    { semente: 'x\u202e' },
  ])('%j não tem semente', (corpo) => {
    const lido = sortearSchema.safeParse(corpo);
    expect(lido.error?.issues.map(({ path }) => path)).toEqual([['semente']]);
  });

  it.each([
    ['21', 'Informe um número de 0 a 20.'],
    ['-1', 'Informe um número de 0 a 20.'],
    ['a', 'Informe um número inteiro.'],
    ['1.5', 'Informe um número inteiro.'],
  ])('%j não é um número de suplentes', (suplentes, mensagem) => {
    const lido = sortearSchema.safeParse({ semente: 'x', suplentes });
    expect(lido.error?.issues.map(({ message }) => message)).toEqual([mensagem]);
  });

  it('a semente vale sem os espaços à volta', () => {
    expect(sortearSchema.parse({ semente: ' Loteria 5890 ' }).semente).toBe('Loteria 5890');
    expect(sortearSchema.safeParse({}).error?.issues[0]?.message).toBe('Informe a semente.');
  });
});

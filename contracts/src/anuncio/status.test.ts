import { expect, it } from 'vitest';
import { isEmReembolso, isPendente, STATUS } from './status';

it('espera por uma decisão o que tem comprovante, e o reembolso pedido', () => {
  expect(STATUS.filter((status) => isPendente({ status }))).toEqual([3, 8]);
});

it('está em reembolso o que o pediu ou recebeu', () => {
  expect(STATUS.filter((status) => isEmReembolso({ status }))).toEqual([8, 9]);
});

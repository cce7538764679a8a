import { expect, it } from 'vitest';
import { mudancasDe } from './mudancas';

it('diz cada campo uma vez, com o que era e o que é', () => {
  expect(
    mudancasDe({
      antes: { status: 3, data_inicio: null, bloqueado: false },
      depois: { status: 0, motivo: 'Valor', bloqueado: true, lista: ['a'] },
    }),
  ).toEqual([
    { campo: 'status', antes: '3', depois: '0' },
    { campo: 'data inicio', antes: '(vazio)', depois: '(vazio)' },
    { campo: 'bloqueado', antes: 'não', depois: 'sim' },
    { campo: 'motivo', antes: '(vazio)', depois: 'Valor' },
    { campo: 'lista', antes: '(vazio)', depois: '["a"]' },
  ]);
});

it('sem valores não há o que dizer', () => {
  expect(mudancasDe({ antes: null, depois: null })).toEqual([]);
});

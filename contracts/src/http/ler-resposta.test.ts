import { expect, it } from 'vitest';
import { lerResposta } from './ler-resposta';
import { respostaSchema } from './resposta';

it.each<[unknown]>([
  [{ status: '1', msg: 'Pronto' }],
  [{ status: '0', msg: 'Confira', erros: { email: ['Já existe', 'Outro'] } }],
  [{ status: '0', msg: 'Confira', erros: {} }],
  [{ status: '0', msg: 'Confira', codigo: 'campos_invalidos', erros: { email: ['Já existe'] } }],
  [{ status: '0', msg: 'Confira', codigo: 'nao_encontrado' }],
  [{ status: '0', msg: 'Confira', codigo: 404 }],
  [{ status: '0', msg: 'Confira', codigo: null }],
  [{ status: '1', msg: 'Pronto', anuncio: { id: 1 } }],
  [{ status: 1, msg: 'Pronto' }],
  [{ status: '2', msg: 'Pronto' }],
  [{ status: '1' }],
  [{ status: '1', msg: 3 }],
  [{ status: '0', msg: 'Confira', erros: { email: 'Já existe' } }],
  [{ status: '0', msg: 'Confira', erros: { email: [1] } }],
  [{ status: '0', msg: 'Confira', erros: { email: ['Já existe', 1] } }],
  [{ status: '0', msg: 'Confira', erros: ['a'] }],
  [{ status: '0', msg: 'Confira', erros: null }],
  [null],
  [[]],
  ['<html>'],
  [undefined],
])('lê %j como o esquema lê', (corpo) => {
  const peloEsquema = respostaSchema.safeParse(corpo);
  expect(lerResposta(corpo)).toStrictEqual(peloEsquema.success ? peloEsquema.data : null);
});

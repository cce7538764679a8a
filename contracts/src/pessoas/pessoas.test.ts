import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mudarPessoaSchema } from './pessoas';

it.each([
  ['2', 2],
  ['1', 1],
])('a permissão %j é %i', (permissao, lida) => {
  const motivo = ' Mudou\n de equipe ';
  expect(mudarPessoaSchema.parse({ permissao, motivo })).toEqual({
    ...{ permissao: lida, motivo: 'Mudou de equipe' },
  });
});

it.each([
  ...[true, 'true', '1', 'on', 'sim'].map((sim) => [sim, true]),
  ...[false, 'false', '0', 'off', 'não', 'nao'].map((nao) => [nao, false]),
])('bloqueado %j é %s', (bloqueado, lido) => {
  expect(mudarPessoaSchema.parse({ bloqueado, motivo: 'x' }).bloqueado).toBe(lido);
});

it('só o bloqueio exige um motivo', () => {
  expect(mudarPessoaSchema.parse({ bloqueado: '0' })).toEqual({ bloqueado: false, motivo: '' });
});

it.each([
  [{}, { permissao: ['Informe a permissão ou o bloqueio.'] }],
  [{ motivo: 'x' }, { permissao: ['Informe a permissão ou o bloqueio.'] }],
  [{ permissao: '3' }, { permissao: ['A permissão precisa ser 1 ou 2.'] }],
  [{ permissao: '0' }, { permissao: ['A permissão precisa ser 1 ou 2.'] }],
  [{ bloqueado: 'talvez' }, { bloqueado: ['Informe sim ou não.'] }],
  [{ bloqueado: 'true' }, { motivo: ['Informe o motivo do bloqueio.'] }],
  [{ bloqueado: true, motivo: '  ' }, { motivo: ['Informe o motivo do bloqueio.'] }],
  [{ permissao: '1', motivo: 'x'.repeat(501) }, { motivo: ['Use no máximo 500 caracteres.'] }],
  [{ permissao: '1', motivo: 7 }, { motivo: ['Confira o motivo.'] }],
])('%j não muda nada: %j', (corpo, erros) => {
  const { error } = mudarPessoaSchema.safeParse(corpo);
  expect(error && z.flattenError(error).fieldErrors).toEqual(erros);
});

import { tocarMusicaSchema } from '@portal/contracts/monitoramento/rastreio';
import { sortearSchema } from '@portal/contracts/pesquisa/sorteio';
import { votoSchema } from '@portal/contracts/pesquisa/voto';
import { CAMPO_INVALIDO } from '@portal/contracts/texto/mensagens';
import { loginSchema } from '@portal/contracts/usuario/login';
import { expect, it } from 'vitest';
import { Refusal } from './refusal';
import { parseBody, type BodySchema } from './validate-body';

const errosDe = (schema: BodySchema, corpo: unknown) => {
  try {
    parseBody(schema, corpo);
  } catch (erro) {
    if (erro instanceof Refusal) return erro.failure.body.erros;
    throw erro;
  }
  return undefined;
};

const VOTO = { nome: 'Ana', telefone: '11987654321', email: 'ana@exemplo.test' };

it.each([
  [votoSchema, { ...VOTO, id_webradio: ['r1'] }, 'id_webradio'],
  [votoSchema, { ...VOTO, id_musica: true }, 'id_musica'],
  [votoSchema, { ...VOTO, id_webradio: 'x'.repeat(65) }, 'id_webradio'],
  [votoSchema, { ...VOTO, id_webradio: 'r1', edicao: {} }, 'edicao'],
  [sortearSchema, { semente: 'x', suplentes: null }, 'suplentes'],
] as const)('de um valor de outro tipo não saem palavras da biblioteca (caso %#)', (...caso) => {
  const [schema, corpo, campo] = caso;
  expect(errosDe(schema, corpo)).toEqual({ [campo]: [CAMPO_INVALIDO] });
});

it.each([
  [loginSchema, { email: 'ana@exemplo.test', senha: [] }, { senha: ['Informe a senha.'] }],
  [tocarMusicaSchema, { musica: [] }, { musica: ['Informe a música.'] }],
])('o que duas regras dizem igual de um campo se lê uma vez (caso %#)', (schema, corpo, erros) => {
  expect(errosDe(schema, corpo)).toEqual(erros);
});

it('o que o esquema diz de um campo é o que se lê', () => {
  expect(errosDe(votoSchema, { ...VOTO, nome: 7, email: '', id_webradio: 'r1' })).toEqual({
    email: ['Informe o e-mail.'],
  });
  expect(errosDe(votoSchema, { ...VOTO, nome: [7], id_webradio: 'r1' })).toEqual({
    nome: ['Informe o nome.'],
  });
});

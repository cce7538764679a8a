import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MENSAGENS_DO_ANUNCIO } from '@portal/contracts/anuncio/mensagens';
import { CODIGOS } from '@portal/contracts/http/codigos';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import { describe, expect, it } from 'vitest';
import { failure } from './failure';
import { Refusal } from './refusal';

it.each([undefined, {}])('sem campo em falta não há erros: %j', (erros) => {
  expect(failure(400, { erros }).body).not.toHaveProperty('erros');
});

describe('o código de uma recusa', () => {
  it.each([
    [400, 'pedido_invalido'],
    [401, 'nao_autenticado'],
    [403, 'sem_permissao'],
    [404, 'nao_encontrado'],
    [405, 'metodo_nao_permitido'],
    [408, 'envio_parado'],
    [411, 'pedido_invalido'],
    [413, 'grande_demais'],
    [415, 'tipo_nao_aceito'],
    [429, 'muitas_tentativas'],
    [500, 'erro_interno'],
    [503, 'banco_indisponivel'],
  ])('%i sem palavras próprias é %s', (status, codigo) => {
    expect(failure(status).body.codigo).toBe(codigo);
  });

  it.each([
    [403, MENSAGENS.sessaoExpirada, 'sessao_expirada'],
    [409, MENSAGENS_DO_ANUNCIO.decididoAntes, 'decidido_antes'],
    [422, MENSAGENS_DO_ANUNCIO.chaveInvalida, 'chave_invalida'],
    [503, MENSAGENS.oficinaCheia, 'oficina_cheia'],
  ])('%i com palavras dos contratos é o nome delas: %s', (status, msg, codigo) => {
    expect(failure(status, { msg }).body).toEqual({ status: '0', msg, codigo });
  });

  it.each([
    [403, 'sem_permissao'],
    [404, 'nao_encontrado'],
    [409, 'conflito'],
    [422, 'campos_invalidos'],
    [500, 'erro_interno'],
  ])('%i com palavras de ninguém é %s', (status, codigo) => {
    expect(failure(status, { msg: 'Só aqui.' }).body.codigo).toBe(codigo);
  });

  it('quem recusa pode dizer outro', () => {
    const recusa = new Refusal(403, { msg: 'Só aqui.', codigo: 'conta_bloqueada' });
    expect(recusa.failure.body).toEqual({
      status: '0',
      msg: 'Só aqui.',
      codigo: 'conta_bloqueada',
    });
  });

  it('os campos vão junto', () => {
    const erros = { email: ['Informe o e-mail.'] };
    const { body } = failure(422, { msg: MENSAGENS.camposInvalidos, erros });
    expect(body).toEqual({
      status: '0',
      msg: MENSAGENS.camposInvalidos,
      codigo: 'campos_invalidos',
      erros,
    });
  });
});

it('a documentação lista cada código uma vez, e nenhum outro', () => {
  const contrato = readFileSync(path.resolve(__dirname, '../../../docs/contrato.md'), 'utf8');
  const [, tabela = ''] = /^### Codes of refusals\n[^|]*((?:\|.*\n)+)/m.exec(contrato) ?? [];
  const listados = [...tabela.matchAll(/`([a-z_]+)`/g)].map(([, codigo]) => codigo);
  expect(listados.sort()).toEqual([...CODIGOS].sort());
});

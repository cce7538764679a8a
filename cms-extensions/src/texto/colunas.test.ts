import { CAMPOS } from '@portal/contracts/anuncio/campos';
import { expect, it } from 'vitest';
import { gravarColunas, lerColunas } from './colunas';

it('grava só o que veio, na coluna de cada campo, e nenhum e-mail vazio', () => {
  const enviados = { nome_webradio: 'R', email_webradio: '', slogan_webradio: '', invasor: 'x' };
  expect(gravarColunas(CAMPOS.radio, enviados)).toEqual({
    nome_radio: 'R',
    email: null,
    slogan: '',
  });
});

it('lê só as colunas da tabela, cada uma pela sua forma', () => {
  const row = { titulo: 'T', resumo: null, url: 'javascript:alert(1)', segredo: 'x' };
  expect(lerColunas(CAMPOS.banner, row)).toEqual({ titulo: 'T', resumo: '', url: '' });
});

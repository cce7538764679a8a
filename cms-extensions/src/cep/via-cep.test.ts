import { describe, expect, it } from 'vitest';
import { lerEndereco } from './via-cep';

const se = { logradouro: 'Praça da Sé', localidade: 'São Paulo', bairro: 'Sé', uf: 'SP' };

describe('a resposta do serviço de CEP', () => {
  it('fica só com os quatro campos', () => {
    expect(lerEndereco({ ...se, cep: '01001-000', ibge: '3550308' })).toEqual(se);
  });

  it('de cidade de um CEP só, vem sem rua nem bairro', () => {
    expect(lerEndereco({ localidade: 'Cidade', uf: 'TO', logradouro: null })).toEqual({
      logradouro: '',
      localidade: 'Cidade',
      bairro: '',
      uf: 'TO',
    });
  });

  it.each([[{ erro: true }], [{ erro: 'true' }]])('%j é CEP desconhecido', (corpo) => {
    expect(lerEndereco(corpo)).toBeNull();
  });

  it.each([[null], ['<html>'], [[]], [{}], [{ erro: false }], [{ localidade: 5, uf: {} }]])(
    '%j não é resposta do serviço',
    (corpo) => {
      expect(() => lerEndereco(corpo)).toThrow();
    },
  );
});

it.each([[null], ['<html>'], [7]])('%j nem é resposta', (corpo) => {
  expect(() => lerEndereco(corpo)).toThrow('not an answer of the service');
});

it.each([
  [{ ...se, localidade: ' ' }],
  [{ ...se, uf: '' }],
  [{ ...se, uf: undefined }],
  [{ ...se, uf: 'XX' }],
  [{ ...se, uf: 'São Paulo' }],
])('sem cidade ou sem estado não é resposta: %j', (corpo) => {
  expect(() => lerEndereco(corpo)).toThrow();
});

it('vem sem espaços à volta, e o estado em maiúsculas', () => {
  expect(lerEndereco({ ...se, bairro: ' Sé ', localidade: ' São Paulo', uf: 'sp ' })).toEqual(se);
});

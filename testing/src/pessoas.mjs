import { randomInt } from 'node:crypto';
import { SENHA } from './senha.mjs';

/** @param {readonly number[]} digitos */
const conferidor = (digitos) => {
  const soma = digitos.reduce((total, d, i) => total + d * (digitos.length + 1 - i), 0);
  return ((soma * 10) % 11) % 10;
};

/** The CPF that begins with these nine digits. @param {readonly number[]} nove */
export const cpfDe = (nove) => {
  const dez = [...nove, conferidor(nove)];
  return [...dez, conferidor(dez)].join('');
};

let contador = 0;

/** A mark nobody else has: for names and addresses that must be somebody's own. */
export const novaMarca = () => `${(contador += 1)}${randomInt(1e9).toString(36)}`;

/** A sign-up nobody made before: a valid CPF, a name and an e-mail of its own. @param {Record<string, unknown>} mudancas */
export const cadastroNovo = (mudancas = {}) => {
  const marca = novaMarca();
  return {
    nome: `Pessoa ${marca}`,
    pessoa: 'Física',
    documento: cpfDe(Array.from({ length: 9 }, () => randomInt(10))),
    email: `pessoa-${marca}@exemplo.test`,
    telefone: '(11) 98765-4321',
    cep: '01001-000',
    endereco: 'Praça da Sé',
    numero: '100',
    cidade: 'São Paulo',
    bairro: 'Sé',
    estado: 'SP',
    senha: SENHA,
    ...mudancas,
  };
};

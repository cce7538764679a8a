import { randomInt } from 'node:crypto';
import { cpf } from 'cpf-cnpj-validator';
import { type Answer } from './http';
import { SENHA } from './senha';
import { novoVisitante, type Visitante } from './visitante';
import { type Portal } from './portal';
import { sql } from './sql';
import { type UmPortal } from './um-portal';

let contador = 0;

/** A sign-up nobody made before: a valid CPF, a name and an e-mail of its own. */
export const cadastroNovo = (mudancas: Record<string, unknown> = {}) => {
  contador += 1;
  const marca = `${contador}${randomInt(1e9).toString(36)}`;
  return {
    nome: `Pessoa ${marca}`,
    pessoa: 'Física',
    documento: cpf.generate(),
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

export type CadastroDeTeste = ReturnType<typeof cadastroNovo>;

export interface Pessoa {
  visitante: Visitante;
  cadastro: CadastroDeTeste;
  id: number;
}

/** Signs somebody up, who is then logged in. */
export const novaPessoa = async (
  portal: Portal,
  mudancas: Record<string, unknown> = {},
  endereco?: string,
): Promise<Pessoa> => {
  const visitante = novoVisitante(portal, endereco);
  const cadastro = cadastroNovo(mudancas);
  const answer = await visitante.enviar('/usuario/save', cadastro);
  if (answer.status !== 201) throw new Error(`sign-up: ${answer.status} ${answer.text}`);
  const { user } = await visitante.quem();
  return { visitante, cadastro, id: user.id_usuario ?? 0 };
};

/** Signs somebody up whom the association then made an administrator. */
export const novaAdministradora = async ({
  portal,
  database,
}: UmPortal<Portal>): Promise<Pessoa> => {
  const pessoa = await novaPessoa(portal);
  await sql(portal, database, 'update up_users set permissao = 2 where id = ?', pessoa.id);
  return pessoa;
};

/** Logs somebody in with the password of the sign-up, or another one, in a new browser or a given one. */
export const entrar = (
  portal: Portal,
  { cadastro }: Pick<Pessoa, 'cadastro'>,
  { visitante = novoVisitante(portal), senha = cadastro.senha } = {},
): Promise<Answer> => visitante.enviar('/usuario/login', { email: cadastro.email, senha });

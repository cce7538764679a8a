import { cadastroNovo } from '@portal/testing/pessoas';
import { type Answer } from './http';
import { novoVisitante, type Visitante } from './visitante';
import { type Portal } from './portal';
import { sql } from './sql';
import { type UmPortal } from './um-portal';

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

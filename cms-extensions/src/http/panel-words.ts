import type { Middleware } from 'koa';

/** What Strapi's admin API says in English only, by how it begins, and how the newsroom reads it. */
const PALAVRAS: readonly (readonly [ingles: string, portugues: string])[] = [
  [
    'You must have at least one user with super admin role',
    'É preciso ficar ao menos um superadministrador.',
  ],
  ['Invalid credentials', 'E-mail ou senha inválidos.'],
  ['Username already taken', 'Este nome já está em uso.'],
  ['Email already taken', 'Este e-mail já está em uso.'],
  ['User not active', 'Esta conta está desativada.'],
  ['You can not delete your own user', 'Você não pode apagar a sua própria conta.'],
  ['You cannot delete the super admin role', 'O papel de superadministrador não pode ser apagado.'],
  ['Some roles are still assigned', 'Há contas com este papel. Dê outro a elas antes de apagar.'],
  ['The name must be unique', 'Já existe um papel com este nome.'],
  ['This attribute must be unique', 'Este valor já está em uso.'],
  ['Forbidden', 'Você não tem permissão para isto.'],
  ['Policy Failed', 'Você não tem permissão para isto.'],
  ['Not Found', 'Não encontrado.'],
  ['Missing or invalid credentials', 'Entre de novo para continuar.'],
  ['Too many requests', 'Muitas tentativas. Espere um pouco e tente de novo.'],
  ['Internal Server Error', 'Algo deu errado no portal. Tente de novo.'],
];

const traduzir = (mensagem: string): string =>
  PALAVRAS.find(([ingles]) => mensagem.startsWith(ingles))?.[1] ?? mensagem;

const isFalha = (corpo: unknown): corpo is { error: { message: string } } =>
  typeof corpo === 'object' &&
  corpo !== null &&
  'error' in corpo &&
  typeof corpo.error === 'object' &&
  corpo.error !== null &&
  'message' in corpo.error &&
  typeof corpo.error.message === 'string';

/** Puts into Portuguese what Strapi's admin API refuses with, for the panel shows it as it comes. */
export const panelWords: Middleware = async (ctx, next) => {
  await next();
  if (ctx.state['rotaDoStrapi'] === true && isFalha(ctx.body))
    ctx.body.error.message = traduzir(ctx.body.error.message);
};

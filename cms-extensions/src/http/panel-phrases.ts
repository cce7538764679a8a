import { MENSAGENS } from '@portal/contracts/http/mensagens';

/** What Strapi's admin API says in English only, by how it begins, and how the newsroom reads it. */
const INICIOS: readonly (readonly [ingles: string, portugues: string])[] = [
  [
    'You must have at least one user with super admin role',
    'É preciso ficar ao menos um superadministrador.',
  ],
  ['Invalid credentials', 'E-mail ou senha inválidos.'],
  ['Invalid registrationToken', 'Este convite não vale mais. Peça outro.'],
  ['Invalid registration info', 'Este convite não vale mais. Peça outro.'],
  ['Username already taken', 'Este nome já está em uso.'],
  ['Email already taken', 'Este e-mail já está em uso.'],
  ['A user with this email address already exists', 'Este e-mail já está em uso.'],
  ['User not active', 'Esta conta está desativada.'],
  ['User does not exist', 'Esta conta não existe mais.'],
  ['User not found', 'Esta conta não existe mais.'],
  ['You can not delete your own user', 'Você não pode apagar a sua própria conta.'],
  ['You cannot delete your own user', 'Você não pode apagar a sua própria conta.'],
  ['You cannot delete the super admin role', 'O papel de superadministrador não pode ser apagado.'],
  ['Some roles are still assigned', 'Há contas com este papel. Dê outro a elas antes de apagar.'],
  ["Super admin can't be edited", 'O papel de superadministrador não muda.'],
  ["Super admin permissions can't be edited", 'O papel de superadministrador não muda.'],
  ['role.notFound', 'Este papel não existe mais.'],
  ['The name must be unique', 'Já existe um papel com este nome.'],
  ['This attribute must be unique', 'Este valor já está em uso.'],
  ['Forbidden', 'Você não tem permissão para isto.'],
  ['Policy Failed', 'Você não tem permissão para isto.'],
  ['Not Found', 'Não encontrado.'],
  ['Entity could not be cloned', 'Para duplicar, mude antes o que não se repete.'],
  ['Document with id', 'Uma das ligações é com um registro que não existe mais.'],
  ['Entity not found', 'Não encontrado: alguém pode ter apagado.'],
  ['Document not found', 'Não encontrado: alguém pode ter apagado.'],
  ['This reset password token has expired', 'Este link não vale mais. Peça outro.'],
  ['File name contains invalid characters', 'O nome do arquivo tem letras que não servem.'],
  ['Files are empty', 'Escolha um arquivo.'],
  ['File id is required', 'Escolha um arquivo.'],
  ['Cannot replace a file with multiple ones', 'Escolha um arquivo só.'],
  ['Validation failed for file', 'Não foi possível ler o arquivo. Escolha outro.'],
  ['Session not found', 'Esta sessão já terminou.'],
  ['Unauthorized', 'Entre de novo para continuar.'],
  ['Entity too large', 'Grande demais.'],
  ['A folder with this name already exists', 'Já existe uma pasta com este nome.'],
  ['some folders already exist', 'Já existe uma pasta com este nome.'],
  ['folder cannot be moved', 'Uma pasta não cabe dentro dela mesma.'],
  ['folders cannot be moved', 'Uma pasta não cabe dentro dela mesma.'],
  ['destination folder does not exist', 'Esta pasta não existe mais.'],
  ['parent folder does not exist', 'Esta pasta não existe mais.'],
  ['the folder does not exist', 'Esta pasta não existe mais.'],
  ['some folders not found', 'Esta pasta não existe mais.'],
  ['folder not found', 'Esta pasta não existe mais.'],
  ['name cannot contain slashes', 'O nome não pode ter barras.'],
  ['name cannot start or end with a whitespace', 'O nome não pode começar nem acabar com espaço.'],
  ['Missing or invalid credentials', 'Entre de novo para continuar.'],
  ['Too many requests', 'Muitas tentativas. Espere um pouco e tente de novo.'],
  ['Internal Server Error', 'Algo deu errado no portal. Tente de novo.'],
  ['An application error occurred', 'Algo deu errado no portal. Tente de novo.'],
  ['An internal error occurred', 'Algo deu errado no portal. Tente de novo.'],
  ['ValidationError', 'Confira os campos.'],
  ['Invalid relations', 'Uma das ligações é com um registro que não existe mais.'],
  ['Invalid format, expected', 'Isto não é uma data.'],
  ['Invalid subject submitted', MENSAGENS.pedidoInvalido],
  ['Invalid option', MENSAGENS.pedidoInvalido],
  ['action is not an existing permission action', MENSAGENS.pedidoInvalido],
  ['this field has unspecified keys', MENSAGENS.pedidoInvalido],
  ['The filters parameter', MENSAGENS.pedidoInvalido],
  ['Too small', MENSAGENS.pedidoInvalido],
  ['Too big', MENSAGENS.pedidoInvalido],
  // Of an address: an order, a filter, a page that is none.
  ['Invalid ', MENSAGENS.pedidoInvalido],
];

/** What its checks say of a field, which they name in their own way. */
const DE_UM_CAMPO: readonly (readonly [ingles: RegExp, portugues: string])[] = [
  [/^\S+ must be at most (\d+) characters?$/, 'Longo demais: até $1 caracteres.'],
  [/^\S+ must be at least (\d+) characters?$/, 'Curto demais: pelo menos $1 caracteres.'],
  [/^\S+ must be less than or equal to (\S+)$/, 'Este valor é alto demais: até $1.'],
  [/^\S+ must be greater than or equal to (\S+)$/, 'Este valor é baixo demais: a partir de $1.'],
  [/^\S+ must be a valid email$/, 'Isto não é um e-mail válido.'],
  [/^\S+ must be a `(number|integer)` type/, 'Isto não é um número.'],
  [/^\S+ must be a trimmed string$/, 'Sem espaços no começo nem no fim.'],
  [/^\S+ must be a lowercase string$/, 'Só com letras minúsculas.'],
  [/^\S+ must be less than 73 bytes$/, 'Longa demais: até 72 caracteres.'],
  [/^\S+ must contain at least one lowercase character$/, 'Falta uma letra minúscula.'],
  [/^\S+ must contain at least one uppercase character$/, 'Falta uma letra maiúscula.'],
  [/^\S+ must contain at least one number$/, 'Falta um número.'],
  [
    /^\d+ relation\(s\) of type \S+ associated with this entity do not exist$/,
    'Uma das ligações é com um registro que não existe mais.',
  ],
  [/^\S+ must be an? integer$/, 'Isto não é um número inteiro.'],
  [/^\S+ must be a `date` type/, 'Isto não é uma data.'],
  [/^\S+ must be one of the following values/, 'Este valor não é dos que se pode escolher.'],
  [/^\S+ must match the following/, 'Isto não está no formato pedido.'],
  [/^\S+(?: field)? must have at most (\d+) items?$/, 'Aqui cabem no máximo $1.'],
  [/^\S+(?: field)? must have at least (\d+) items?$/, 'Aqui são precisos pelo menos $1.'],
  [/^\S+ (is a required field|must be defined|cannot be null|cannot be empty)/, 'Falta preencher.'],
  [/^\S+ must be a `\w+` type/, 'Isto não vale neste campo.'],
  [/^\d+ errors occurred$/, 'Há campos a corrigir.'],
];

/** The same in Portuguese; what is not known stays. */
export const emPortugues = (mensagem: string): string => {
  const inicio = INICIOS.find(([ingles]) => mensagem.startsWith(ingles));
  if (inicio) return inicio[1];
  const campo = DE_UM_CAMPO.find(([ingles]) => ingles.test(mensagem));
  return campo ? mensagem.replace(...semResto(campo)) : mensagem;
};

/** The whole message goes, not only what tells it. */
const semResto = ([ingles, portugues]: (typeof DE_UM_CAMPO)[number]): [RegExp, string] => [
  new RegExp(`${ingles.source.replace(/\$$/, '')}[^]*$`),
  portugues,
];

import { randomInt } from 'node:crypto';
import { PERMISSAO_ADMINISTRADOR } from '@portal/contracts/usuario/sessao';
import { dobrar } from '@portal/contracts/texto/dobrar';
import { emailSchema } from '@portal/contracts/texto/email';
import type { Core } from '@strapi/strapi';
import { idDoPapelDeConta } from '../contas/papel';
import type { Ambiente } from '../runtime/ambiente';
import { ErroDeInicio } from '../runtime/erro-de-inicio';

const EMAIL_PADRAO = 'administracao@portal.local';
const NOME = 'Administração do Portal';
// No look-alikes: somebody copies it from a terminal by eye.
const LETRAS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const COMPRIMENTO = 20;
/** Bounds of a password, in bytes (contrato 4); bcrypt reads no further. */
const MENOR_SENHA = 8;
const MAIOR_SENHA = 72;

export interface Credenciais {
  email: string;
  senha: string;
}

const senhaNova = (): string =>
  Array.from({ length: COMPRIMENTO }, () => LETRAS[randomInt(LETRAS.length)]).join('');

/** Refuses credentials that could never log in. Throws ErroDeInicio. */
export const conferirCredenciais = ({
  adminEmail,
  adminSenha,
}: Pick<Ambiente, 'adminEmail' | 'adminSenha'>): void => {
  if (adminEmail !== null && !emailSchema.safeParse(adminEmail).success)
    throw new ErroDeInicio('PORTAL_ADMIN_EMAIL não é um e-mail válido.');
  const bytes = Buffer.byteLength(adminSenha ?? senhaNova());
  if (bytes < MENOR_SENHA || bytes > MAIOR_SENHA)
    throw new ErroDeInicio('PORTAL_ADMIN_PASSWORD deve ter de 8 a 72 bytes.');
};

/** What is used of Strapi's own services, which come untyped. */
interface AdministradoresDoStrapi {
  exists(): Promise<boolean>;
  create(dados: Record<string, unknown>): Promise<unknown>;
}
interface PapeisDoStrapi {
  getSuperAdmin(): Promise<{ id: number }>;
}

const criarConta = async (strapi: Core.Strapi, { email, senha }: Credenciais): Promise<void> => {
  // The query engine types rows as any; these are Strapi's own columns.
  const existente = (await strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { email } })) as { documentId: string } | null;
  if (existente) {
    const { documentId } = existente;
    const data: Record<string, unknown> = { password: senha, permissao: PERMISSAO_ADMINISTRADOR };
    await strapi.documents('plugin::users-permissions.user').update({ documentId, data });
    return;
  }
  // The document service hashes the password; the query engine would keep it in clear.
  await strapi.documents('plugin::users-permissions.user').create({
    data: {
      username: NOME,
      nome_normalizado: dobrar(NOME),
      email,
      password: senha,
      provider: 'local',
      confirmed: true,
      blocked: false,
      permissao: PERMISSAO_ADMINISTRADOR,
      role: await idDoPapelDeConta(strapi),
    },
  });
};

/**
 * On a database without any, creates the first administrator: a portal account with permissao 2 and a Strapi super admin,
 * which also closes Strapi's open registration (contrato 7). Answers the credentials only when the password was made up
 * here, so that whoever starts the portal reads it once; null otherwise.
 */
export const criarPrimeiroAdministrador = async (
  strapi: Core.Strapi,
  ambiente: Pick<Ambiente, 'adminEmail' | 'adminSenha'>,
): Promise<Credenciais | null> => {
  const administradores = strapi.service('admin::user') as unknown as AdministradoresDoStrapi;
  const papeis = strapi.service('admin::role') as unknown as PapeisDoStrapi;
  if (await administradores.exists()) return null;
  const gerada = ambiente.adminSenha === null;
  const credenciais = {
    email: ambiente.adminEmail ?? EMAIL_PADRAO,
    senha: ambiente.adminSenha ?? senhaNova(),
  };
  const superAdmin = await papeis.getSuperAdmin();
  // The super admin last, as the mark of completion: while there is none, the next start makes both again.
  await criarConta(strapi, credenciais);
  await administradores.create({
    email: credenciais.email,
    firstname: 'Administração',
    lastname: 'do Portal',
    password: credenciais.senha,
    isActive: true,
    blocked: false,
    preferedLanguage: 'pt-BR',
    registrationToken: null,
    roles: [superAdmin.id],
  });
  return gerada ? credenciais : null;
};

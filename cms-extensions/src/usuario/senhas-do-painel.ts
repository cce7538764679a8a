import type { Core } from '@strapi/strapi';
import { findOne } from '../database/find-all';
import { senhas } from './senhas';

/** What is read of an account of the panel. */
interface ContaDoPainel {
  password: string | null;
  isActive: boolean;
}

/** What Strapi's login takes for an answer: an error, an account, and why there is none. */
type Parecer = [null, ContaDoPainel] | [null, false, { message: string }];

/**
 * Puts the portal's hashing in place of the panel's own: bounded, and a login of an unknown account takes the time of a
 * known one (docs/seguranca.md). Strapi's login compares inside its own function, so that one is replaced too.
 */
export const cuidarDasSenhasDoPainel = (strapi: Core.Strapi): void => {
  Object.assign(strapi.service('admin::auth'), {
    hashPassword: (senha: string) => senhas.resumir(senha),
    validatePassword: (senha: string, resumo: string) => senhas.confere(senha, resumo),
    async checkCredentials({
      email,
      password,
    }: {
      email: string;
      password: string;
    }): Promise<Parecer> {
      const conta = await findOne<ContaDoPainel>(strapi, 'admin::user', { where: { email } });
      const confere = await senhas.confere(password, conta?.password);
      if (!conta || !confere) return [null, false, { message: 'Invalid credentials' }];
      return conta.isActive ? [null, conta] : [null, false, { message: 'User not active' }];
    },
  });
};

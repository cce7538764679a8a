import type { Cadastro } from '@portal/contracts/usuario/cadastro';
import { PERMISSAO_PADRAO } from '@portal/contracts/usuario/sessao';
import { nomeNormalizado } from '@portal/contracts/usuario/nome';
import type { Core } from '@strapi/strapi';
import { findOne } from '../database/find-all';
import { tableOf } from '../database/knex';
import { transaction } from '../database/transaction';
import { Refusal } from '../http/refusal';
import type { ColunaUnica } from './erros-de-unicidade';

export const USUARIO = 'plugin::users-permissions.user';
const PAPEL = 'plugin::users-permissions.role';

/** An account as stored (especificação 3); what staff did not fill in is null. */
export interface Conta {
  id: number;
  username: string;
  email: string;
  password: string | null;
  blocked: boolean | null;
  permissao: number | null;
  pessoa: string | null;
  documento: string | null;
  telefone: string | null;
  cep: string | null;
  endereco: string | null;
  numero: string | null;
  cidade: string | null;
  bairro: string | null;
  estado: string | null;
  consentimento_em: Date | string | null;
  confirmed: boolean | null;
  /** When the account proved, by a link sent there, that its e-mail is its own. */
  email_confirmado_em: Date | string | null;
  createdAt: Date | string;
}

/** What of an account changes; a field that is absent or undefined stays. */
type Mudanca = { [Campo in keyof Conta]?: Conta[Campo] | undefined } & {
  nome_normalizado?: string | undefined;
};

/** The accounts' table; nothing here knows who is asking. */
export const contas = (strapi: Core.Strapi) => {
  const query = () => strapi.db.query(USUARIO);

  /** Locks an account until the running transaction ends; null when it is gone. */
  const travarSeHouver = (id: number): Promise<Conta | null> =>
    transaction(strapi, async (trx) => {
      await tableOf(strapi, USUARIO, trx).where({ id }).forUpdate().select('id');
      return findOne<Conta>(strapi, USUARIO, { where: { id } });
    });

  return {
    porEmail: (email: string) => findOne<Conta>(strapi, USUARIO, { where: { email } }),
    porId: (id: number) => findOne<Conta>(strapi, USUARIO, { where: { id } }),

    /** Friendly pre-check of unique values: which of them another account has. The database's indexes decide. */
    async colunasTomadas(
      valores: Partial<Record<ColunaUnica, string>>,
      menos?: number,
    ): Promise<ColunaUnica[]> {
      const colunas = Object.keys(valores) as ColunaUnica[]; // the record's own keys
      if (colunas.length === 0) return [];
      const outras = menos === undefined ? {} : { id: { $ne: menos } };
      const achadas = (await query().findMany({
        select: ['email', 'documento', 'nome_normalizado'],
        where: { ...outras, $or: colunas.map((coluna) => ({ [coluna]: valores[coluna] })) },
        limit: colunas.length,
      })) as Record<ColunaUnica, string | null>[];
      return colunas.filter((coluna) => achadas.some((conta) => conta[coluna] === valores[coluna]));
    },

    /** Writes a new account: level 1, not blocked, whatever the form carried. Throws the index's error on a repetition. */
    async criar(cadastro: Cadastro, resumo: string, agora: Date): Promise<Conta> {
      const { nome, senha: _, ...campos } = cadastro;
      const papel = await findOne<{ id: number }>(strapi, PAPEL, {
        where: { type: 'authenticated' },
      }); // every installation of the plugin has it
      return transaction(
        strapi,
        () =>
          query().create({
            data: {
              ...campos,
              username: nome,
              nome_normalizado: nomeNormalizado(nome),
              password: resumo,
              provider: 'local',
              confirmed: false,
              blocked: false,
              permissao: PERMISSAO_PADRAO,
              consentimento_em: agora,
              ...(papel ? { role: papel.id } : {}),
            },
          }) as Promise<Conta>,
      );
    },

    /** Locks the account until the running transaction ends. Throws 401 when it is gone. */
    async travar(id: number): Promise<Conta> {
      const conta = await travarSeHouver(id);
      if (!conta) throw new Refusal(401);
      return conta;
    },

    travarSeHouver,

    async mudar(id: number, campos: Mudanca): Promise<void> {
      await query().update({ where: { id }, data: campos });
    },
  };
};

import type { Core, UID } from '@strapi/strapi';
import { rotulosDe } from '../database/entry-fields';
import { findOne } from '../database/find-all';
import { transaction } from '../database/transaction';
import { isDoPainel } from '../http/do-painel';
import { quemNoPainel, registrar } from './service';

const PAPEL = 'admin::role';
/** Where the screen of roles has what belongs nowhere else. */
const GERAL = 'geral';

/** What a role may do, as Strapi keeps it. */
interface Permissao {
  id: number;
  action: string;
  subject: string | null;
  properties: { fields?: string[] } | null;
  conditions: string[] | null;
}

interface Nomeado {
  displayName: string;
  category?: string | null;
  subCategory?: string | null;
}

/** What is used of Strapi's own services, which come untyped; its controllers call them by name. */
interface ServicoDePermissoes {
  findMany(onde: { where: object }): Promise<Permissao[]>;
  actionProvider: { get(acao: string): Nomeado | undefined };
  conditionProvider: { get(condicao: string): Nomeado | undefined };
}
interface ServicoDePapeis {
  assignPermissions: (papel: number, permissoes: unknown) => Promise<unknown>;
}

const listaDe = (palavras: readonly string[]): string => [...new Set(palavras)].join(', ');

/** A permission as the screen of roles has it: what, of what, in which fields, and of whose. */
const emPalavras =
  (strapi: Core.Strapi, { actionProvider, conditionProvider }: ServicoDePermissoes) =>
  ({ action, subject, properties, conditions }: Permissao): string => {
    const acao = actionProvider.get(action);
    const o_que = acao?.displayName ?? action;
    const quando = listaDe(
      (conditions ?? []).map((um) => conditionProvider.get(um)?.displayName ?? um),
    );
    const se = quando && ` (${quando})`;
    if (subject === null) {
      const onde = [acao?.category, acao?.subCategory]
        .filter((um) => um && um !== GERAL)
        .join(', ');
      return `${onde ? `${onde}: ${o_que}` : o_que}${se}`;
    }
    const rotulo = rotulosDe(strapi, subject);
    // Of a component its own name.
    const campos = listaDe((properties?.fields ?? []).map((um) => rotulo(um.split('.')[0] ?? um)));
    const { displayName } = strapi.getModel(subject as UID.Schema).info;
    return `${o_que}, ${displayName}${campos && `: ${campos}`}${se}`;
  };

/**
 * Writes into the register what a role was given and what was taken from it (contrato 10), in the transaction that does so.
 * Call in `bootstrap`.
 */
export const vigiarPermissoes = (strapi: Core.Strapi): void => {
  const papeis = strapi.service(PAPEL) as unknown as ServicoDePapeis;
  const permissoes = strapi.service('admin::permission') as unknown as ServicoDePermissoes;
  const { assignPermissions } = papeis;
  const lerDo = async (papel: number): Promise<string[]> =>
    (await permissoes.findMany({ where: { role: { id: papel } } }))
      .map(emPalavras(strapi, permissoes))
      .sort();
  Object.assign(papeis, {
    assignPermissions: (papel, dadas) => {
      const quem = isDoPainel(strapi) ? quemNoPainel(strapi) : null;
      if (!quem) return assignPermissions(papel, dadas);
      return transaction(strapi, async () => {
        const antes = await lerDo(papel);
        const feito = await assignPermissions(papel, dadas);
        const depois = await lerDo(papel);
        const [sairam, vieram] = [
          antes.filter((uma) => !depois.includes(uma)),
          depois.filter((uma) => !antes.includes(uma)),
        ];
        if (sairam.length + vieram.length === 0) return feito;
        const linha = await findOne<{ id: number; name: string }>(strapi, PAPEL, {
          ...{ where: { id: papel }, select: ['name'] },
        });
        await registrar(strapi, {
          ...{ quem, acao: 'mudou o que o papel pode fazer' },
          alvo: { tipo: 'papel do painel', id: papel, nome: linha?.name ?? null },
          antes: { permissions: sairam },
          depois: { permissions: vieram },
        });
        return feito;
      });
    },
  } satisfies ServicoDePapeis);
};

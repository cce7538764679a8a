import { MENSAGENS_DAS_PESSOAS } from '@portal/contracts/pessoas/mensagens';
import type { MudarPessoa } from '@portal/contracts/pessoas/pessoas';
import { MENSAGENS_DA_CONTA } from '@portal/contracts/usuario/mensagens';
import { PERMISSAO_PADRAO } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import { transaction } from '../database/transaction';
import { Refusal } from '../http/refusal';
import { registrar } from '../registro/service';
import { sessoes } from '../sessao/service';
import { administra, contarAdministradores } from './administradores';
import { contas, type Conta } from './contas';

/** Who changes somebody's account. */
interface Autor {
  id: number;
  usuario: string;
}

const estadoDe = (conta: Conta) => ({
  permissao: conta.permissao ?? PERMISSAO_PADRAO,
  bloqueado: conta.blocked === true,
});

const acaoDe = (
  antes: ReturnType<typeof estadoDe>,
  depois: ReturnType<typeof estadoDe>,
): string => {
  if (antes.permissao !== depois.permissao && antes.bloqueado !== depois.bloqueado)
    return 'mudou a permissão e o bloqueio';
  if (antes.permissao !== depois.permissao) return 'mudou a permissão';
  return depois.bloqueado ? 'bloqueou' : 'desbloqueou';
};

/** Throws 403 for an author who is an administrator no more: somebody else was faster. */
const exigirAdministracao = async (strapi: Core.Strapi, { id }: Autor): Promise<void> => {
  const conta = await contas(strapi).porId(id);
  if (conta?.blocked === true || !administra(conta)) throw new Refusal(403);
};

/**
 * Changes somebody's level, or blocks or unblocks them (contrato 10), with its row in the register. It counts from the
 * next request on: a session reads both each time, and a blocking ends them. Their ads stay as they are. The same again
 * changes nothing. Throws 404, and 409 for one's own account and for the last administrator; two who take the level from
 * each other at once leave one.
 */
export const mudarPessoa = (
  strapi: Core.Strapi,
  por: Autor,
  id: number,
  { permissao, bloqueado, motivo }: MudarPessoa,
): Promise<void> =>
  transaction(strapi, async (trx) => {
    await contarAdministradores(strapi, trx);
    const conta = await contas(strapi).porId(id);
    if (!conta) throw new Refusal(404);
    if (id === por.id) throw new Refusal(409, { msg: MENSAGENS_DAS_PESSOAS.contaPropria });
    const antes = estadoDe(conta);
    const depois = {
      permissao: permissao ?? antes.permissao,
      bloqueado: bloqueado ?? antes.bloqueado,
    };
    if (antes.permissao === depois.permissao && antes.bloqueado === depois.bloqueado) return;
    await contas(strapi).mudar(id, {
      permissao: depois.permissao,
      blocked: depois.bloqueado,
    });
    if ((await contarAdministradores(strapi, trx)) === 0)
      throw new Refusal(409, { msg: MENSAGENS_DA_CONTA.ultimaAdministracao });
    await exigirAdministracao(strapi, por);
    await registrar(strapi, {
      quem: por,
      acao: acaoDe(antes, depois),
      alvo: { tipo: 'usuario', id, nome: conta.username },
      antes,
      depois: { ...depois, motivo },
    });
  });

/** Ends every session of an account, which may log in again. Throws 404. */
export const encerrarSessoesDe = (strapi: Core.Strapi, por: Autor, id: number): Promise<void> =>
  transaction(strapi, async () => {
    const conta = await contas(strapi).porId(id);
    if (!conta) throw new Refusal(404);
    await sessoes(strapi).encerrarTodas(id);
    await registrar(strapi, {
      quem: por,
      acao: 'encerrou as sessões',
      alvo: { tipo: 'usuario', id, nome: conta.username },
    });
  });

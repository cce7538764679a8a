import type { Ambiente } from '../runtime/ambiente';
import { ErroDeInicio } from '../runtime/erro-de-inicio';
import { gravarNoBanco, lerDoBanco, type BancoCru } from './banco';
import { VERSAO_DO_ESQUEMA } from './esquema';
import { novoId } from './id';
import { firmarId, lerDaPasta, prometerId } from './pasta';
import { decidirPar } from './par';

const recusa = ({ dados, bancoUrl }: Ambiente, motivo: string): ErroDeInicio => {
  const onde = bancoUrl === null ? 'PORTAL_DATA' : 'PORTAL_DATA e DATABASE_URL';
  return new ErroDeInicio(
    `A pasta ${dados} ${motivo}. Nada foi mudado: confira ${onde}; se os dois são mesmo do mesmo portal, ligue-o uma vez com PORTAL_CONFIRMO=pasta.`,
  );
};

/**
 * Proves that database and folder of data belong together and that this program is not older than the database, before
 * anything of either is written (contrato 7); then marks both. Call while no other instance starts. Throws
 * ErroDeInicio.
 */
export const conferirInstalacao = async (banco: BancoCru, ambiente: Ambiente): Promise<void> => {
  const { dados } = ambiente;
  const confirmado = ambiente.confirmo.includes('pasta');
  const doBanco = await lerDoBanco(banco);
  const daPasta = await lerDaPasta(dados, doBanco.id, confirmado);
  const decisao = decidirPar(doBanco, daPasta, confirmado);
  if ('recusa' in decisao) throw recusa(ambiente, decisao.recusa);
  const id = decisao.id ?? novoId();
  const trocar = daPasta.id !== null && daPasta.id !== id;
  await prometerId(dados, id);
  await gravarNoBanco(banco, id, VERSAO_DO_ESQUEMA);
  if (!(await firmarId(dados, id, trocar || confirmado)))
    throw recusa(ambiente, 'acaba de ser tomada por outro banco de dados');
};

/**
 * Gives a restored database and the folder of its files, which are not in use yet, a new common id: the portal the
 * backup was made of may go on elsewhere. Throws ErroDeInicio when the backup is of a newer version.
 */
export const novoPar = async (banco: BancoCru, pasta: string): Promise<void> => {
  await lerDoBanco(banco);
  const id = novoId();
  await prometerId(pasta, id);
  await gravarNoBanco(banco, id, null);
  await firmarId(pasta, id, true);
};

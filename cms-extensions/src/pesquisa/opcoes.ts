import { OPCAO_REMOVIDA } from '@portal/contracts/pesquisa/resultados';
import type { NumeroDaPesquisa } from '@portal/contracts/pesquisa/voto';
import { dataCivil } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { findAll } from '../database/find-all';
import { isRadioPublica } from '../monitoramento/service';
import { findRadioPublica, nomesDasRadios } from '../radio/service';
import { OPCAO } from './rows';

interface OpcaoRow {
  id: number;
  documentId: string;
  nome: string;
}

const musicas = (strapi: Core.Strapi): Promise<OpcaoRow[]> =>
  findAll<OpcaoRow>(strapi, OPCAO, {
    select: ['documentId', 'nome'],
    where: { pesquisa: { numero: 2 } },
  });

/** Whether one may choose this now: a radio the public sees, or a song of the survey's own list. */
export const isOpcao = async (
  strapi: Core.Strapi,
  pesquisa: NumeroDaPesquisa,
  id: string,
  agora: Date,
): Promise<boolean> =>
  pesquisa === 1
    ? // The index first: who holds the table of ads holds up no vote. What another instance just published is not in it yet.
      (await isRadioPublica(strapi, id)) ||
      (await findRadioPublica(strapi, dataCivil(agora), id)) !== null
    : (await musicas(strapi)).some(({ documentId }) => documentId === id);

/** Names by option: every song of survey 2; of survey 1 the radios asked for, on the air or not. */
export const nomesDasOpcoes = async (
  strapi: Core.Strapi,
  pesquisa: NumeroDaPesquisa,
  votadas: readonly string[],
): Promise<Map<string, string>> => {
  const nomes =
    pesquisa === 1
      ? await nomesDasRadios(strapi, votadas)
      : new Map((await musicas(strapi)).map(({ documentId, nome }) => [documentId, nome]));
  for (const id of votadas) if (!nomes.has(id)) nomes.set(id, OPCAO_REMOVIDA);
  return nomes;
};

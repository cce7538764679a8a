import { OPCAO_REMOVIDA } from '@portal/contracts/pesquisa/resultados';
import { dataCivil } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { findAll } from '../database/find-all';
import { isRadioPublica } from '../monitoramento/service';
import { findRadioPublica, nomesDasRadios } from '../radio/service';
import { OPCAO, type Edicao } from './rows';

interface OpcaoRow {
  id: number;
  documentId: string;
  nome: string;
}

const musicas = (strapi: Core.Strapi, { numero, edicao }: Edicao): Promise<OpcaoRow[]> =>
  findAll<OpcaoRow>(strapi, OPCAO, {
    select: ['documentId', 'nome'],
    where: { pesquisa: { numero, edicao } },
  });

/** Whether one may choose this now: a radio the public sees, or a song of the edition's own list. */
export const isOpcao = async (
  strapi: Core.Strapi,
  pesquisa: Edicao,
  id: string,
  agora: Date,
): Promise<boolean> =>
  pesquisa.numero === 1
    ? // The index first: who holds the table of ads holds up no vote. What another instance just published is not in it yet.
      (await isRadioPublica(strapi, id)) ||
      (await findRadioPublica(strapi, dataCivil(agora), id)) !== null
    : (await musicas(strapi, pesquisa)).some(({ documentId }) => documentId === id);

/** Names by option: every song of an edition of survey 2; of survey 1 the radios asked for, on the air or not. */
export const nomesDasOpcoes = async (
  strapi: Core.Strapi,
  pesquisa: Edicao,
  votadas: readonly string[],
): Promise<Map<string, string>> => {
  const nomes =
    pesquisa.numero === 1
      ? await nomesDasRadios(strapi, votadas)
      : new Map(
          (await musicas(strapi, pesquisa)).map(({ documentId, nome }) => [documentId, nome]),
        );
  for (const id of votadas) if (!nomes.has(id)) nomes.set(id, OPCAO_REMOVIDA);
  return nomes;
};

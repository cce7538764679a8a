import type { TransmissaoNoPainel } from '@portal/contracts/painel/respostas';
import { isDaDemonstracao, isTransmissao } from '@portal/contracts/radio/transmissao';
import type { Core } from '@strapi/strapi';
import { findAll } from '../database/find-all';
import { toIso } from '../database/instant';
import { DRAFT, PUBLISHED } from '../database/rows';
import { sortByName } from '../texto/by-name';
import { mapearEmFatias } from '../texto/fatias';
import { transmissoesPorRadio } from '../transmissao/service';

const RADIO = 'api::radio.radio';

interface RadioRow {
  id: number;
  documentId: string;
  nome_radio: string | null;
  url: string | null;
}

const situacaoDe = (url: string, noAr: boolean | null): TransmissaoNoPainel['situacao'] => {
  if (!isTransmissao(url)) return 'sem-endereco';
  if (noAr === null) return 'sem-noticia';
  return noAr ? 'no-ar' : 'fora';
};

/** Whether a visitor would miss it: a published radio that does not sound. */
const temProblema = ({ publicada, situacao }: TransmissaoNoPainel): boolean =>
  publicada && (situacao === 'fora' || situacao === 'sem-endereco');

/** Every radio with what is known of its stream. Only published ones are asked: of the others nobody knows. */
export const listTransmissoes = async (strapi: Core.Strapi): Promise<TransmissaoNoPainel[]> => {
  const conhecidas = await transmissoesPorRadio(strapi);
  const publicadas = await findAll<RadioRow>(strapi, RADIO, {
    select: ['documentId', 'url'],
    where: PUBLISHED,
  });
  const noPortal = new Map(publicadas.map(({ documentId, url }) => [documentId, url ?? '']));
  const radios = await findAll<RadioRow>(strapi, RADIO, {
    select: ['documentId', 'nome_radio', 'url'],
    where: DRAFT,
  });
  const transmissoes = await mapearEmFatias(
    radios,
    ({ documentId: id, nome_radio, url: rascunho }): TransmissaoNoPainel => {
      // What the portal plays is what is published.
      const url = noPortal.get(id) ?? rascunho ?? '';
      const linha = conhecidas.get(id);
      // What is known of another address says nothing of this one.
      const sabida = linha?.url === url && noPortal.has(id) ? linha : null;
      const { codec = null, kbps = null } = sabida ?? {};
      return {
        ...{ id, nome: nome_radio ?? '', url, publicada: noPortal.has(id) },
        demonstracao: isDaDemonstracao(url),
        situacao: situacaoDe(url, sabida?.no_ar ?? null),
        desde: toIso(sabida?.desde ?? null),
        formato: codec && kbps ? `${codec}, ${kbps} kbps` : codec,
        tocando: sabida?.no_ar === false ? null : (sabida?.titulo ?? null),
        verificada_em: toIso(sabida?.verificada_em ?? null),
      };
    },
  );
  return sortByName(transmissoes, ({ nome }) => nome);
};

/** The published radios nobody can hear now. */
export const listTransmissoesComProblema = async (
  strapi: Core.Strapi,
): Promise<TransmissaoNoPainel[]> => (await listTransmissoes(strapi)).filter(temProblema);

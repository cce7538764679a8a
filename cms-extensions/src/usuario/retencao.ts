import { DIA_MS } from '@portal/contracts/tempo/datas';
import { RETENCAO_PADRAO, type Retencao } from '@portal/contracts/usuario/retencao';
import type { Core } from '@strapi/strapi';
import { esquecerComprovantes } from '../anuncio/service';
import { arquivos } from '../arquivo/service';
import { correio } from '../correio/service';
import { isDatabaseAway } from '../database/away';
import { inBatches } from '../database/batches';
import { findSingle } from '../database/find-all';
import { tableOf } from '../database/knex';
import { Rounds } from '../database/rounds';
import { transaction } from '../database/transaction';
import { lixeira } from '../lixeira/service';
import { votantes } from '../pesquisa/service';
import { registrar } from '../registro/service';
import { USUARIO } from './contas';

/** Links sent by mail, and what the register calls them. */
const LINKS = {
  'api::recuperacao.recuperacao': 'senha',
  'api::confirmacao.confirmacao': 'e-mail',
} as const;
/** Interval of the job. Late is harmless: what it deletes is old by months. */
const RONDA_MS = 60 * 60_000;
/** Not among the first things a starting portal does. */
const PRIMEIRA_MS = 3000;
/** Links deleted by one statement. */
const LOTE = 500;

interface ConfiguracaoRow {
  id: number;
  retencao_votos_dias: number | null;
  retencao_comprovantes_meses: number | null;
  retencao_links_dias: number | null;
}

/** How long things are kept, as staff chose; what they left empty is the portal's own number (contrato 10). */
export const lerRetencao = async (strapi: Core.Strapi): Promise<Retencao> => {
  const row = await findSingle<ConfiguracaoRow>(strapi, 'api::configuracao.configuracao', {
    select: ['retencao_votos_dias', 'retencao_comprovantes_meses', 'retencao_links_dias'],
  });
  return {
    votos_dias: row?.retencao_votos_dias ?? RETENCAO_PADRAO.votos_dias,
    comprovantes_meses: row?.retencao_comprovantes_meses ?? RETENCAO_PADRAO.comprovantes_meses,
    links_dias: row?.retencao_links_dias ?? RETENCAO_PADRAO.links_dias,
  };
};

const apagarLote = (strapi: Core.Strapi, uid: keyof typeof LINKS, antes: number): Promise<number> =>
  transaction(strapi, async (trx) => {
    const velhos = tableOf(strapi, uid, trx)
      .where('expira_em', '<', antes)
      .limit(LOTE)
      .select('id');
    const links = await tableOf(strapi, uid, trx).whereIn('id', velhos).delete();
    if (links > 0)
      await registrar(strapi, {
        quem: 'portal',
        acao: 'apagou no prazo',
        alvo: { tipo: 'links', id: LINKS[uid] },
        antes: { links },
      });
    return links;
  });

/** Deletes links that expired long ago, used or not, in batches; answers how many. */
const apagarLinks = async (strapi: Core.Strapi, dias: number, agora: Date): Promise<number> => {
  const antes = agora.getTime() - dias * DIA_MS;
  let apagados = 0;
  for (const uid of Object.keys(LINKS) as (keyof typeof LINKS)[])
    for (;;) {
      const lote = await apagarLote(strapi, uid, antes);
      apagados += lote;
      if (lote < LOTE) break;
    }
  return apagados;
};

const contasVivas = async (strapi: Core.Strapi, ids: number[]): Promise<ReadonlySet<number>> => {
  const vivas = new Set<number>();
  for (const lote of inBatches(ids)) {
    const rows = await tableOf<{ id: number }>(strapi, USUARIO).whereIn('id', lote).select('id');
    for (const { id } of rows) vivas.add(id);
  }
  return vivas;
};

/** One round: deletes what was kept long enough; the register tells how much, with each deletion. Of several instances each deletes, and counts, what the others did not. */
const aplicar = async (strapi: Core.Strapi, agora: Date): Promise<void> => {
  const falhas: Error[] = [];
  /** What one kind of thing cannot be rid of keeps no other beyond its time. */
  const aParte = async (apagar: () => Promise<number>): Promise<number> => {
    try {
      return await apagar();
    } catch (erro) {
      if (isDatabaseAway(erro)) throw erro;
      falhas.push(erro instanceof Error ? erro : new Error(String(erro)));
      return 0;
    }
  };
  await arquivos(strapi).terminarApagamentos();
  const { votos_dias, comprovantes_meses, links_dias } = await lerRetencao(strapi);
  const feito = {
    votos: await aParte(() => votantes(strapi).esquecerAntigos(votos_dias, agora)),
    comprovantes: await aParte(() => esquecerComprovantes(strapi, comprovantes_meses, agora)),
    links: await aParte(() => apagarLinks(strapi, links_dias, agora)),
    mensagens: await aParte(() =>
      correio(strapi).varrerGuardados((ids) => contasVivas(strapi, ids)),
    ),
    lixeira: await aParte(() => lixeira(strapi).varrer(agora)),
  };
  if (Object.values(feito).some((quantos) => quantos > 0))
    strapi.log.info(
      `prazos de guarda: ${feito.votos} votantes, ${feito.comprovantes} comprovantes, ${feito.links} links, ${feito.mensagens} mensagens e ${feito.lixeira} registros da Lixeira apagados`,
    );
  // The round failed, and says so once for each.
  const [primeira, ...outras] = falhas;
  for (const falha of outras) strapi.log.error(falha);
  if (primeira) throw primeira;
};

/** Retention job, soon after the start and then every round for as long as the process lives (contrato 10). */
export const vigiarRetencao = (strapi: Core.Strapi): Rounds => {
  const rondas = new Rounds(strapi, 'retencao', () => aplicar(strapi, new Date()), RONDA_MS);
  rondas.start(PRIMEIRA_MS);
  return rondas;
};

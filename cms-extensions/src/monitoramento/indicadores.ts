import {
  MESES_DE_ACESSOS,
  MUSICAS_MAIS_TOCADAS,
  type Indicadores,
} from '@portal/contracts/monitoramento/indicadores';
import { dataCivil } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { catalogoDe } from '../cantor/service';
import { maisContados, totaisPorAlvo } from '../contador/service';
import { CLOCK_SKEW_MS } from '../database/instant';
import { tableOf } from '../database/knex';
import { ALVO_DOS_ACESSOS, anomes, ONLINE_MS, ultimosMeses } from './rules';

const usuariosOnline = async (strapi: Core.Strapi, agora: Date): Promise<number> => {
  const [conta] = await tableOf(strapi, 'api::presenca.presenca')
    .where('visto_em', '>', agora.getTime() - ONLINE_MS)
    .andWhere('visto_em', '<=', agora.getTime() + CLOCK_SKEW_MS)
    .count<{ total: number | string }[]>({ total: '*' });
  return Number(conta?.total ?? 0);
};

const acessosMensais = async (
  strapi: Core.Strapi,
  agora: Date,
): Promise<Indicadores['acessosMensais']> => {
  const meses = ultimosMeses(dataCivil(agora), MESES_DE_ACESSOS);
  const rows = await tableOf(strapi, 'api::contador.contador')
    .where({ tipo: 'acesso', alvo: ALVO_DOS_ACESSOS })
    .whereIn('periodo', meses)
    .select<{ periodo: string; total: number }[]>('periodo', 'total');
  const totais = new Map(rows.map(({ periodo, total }) => [periodo, total]));
  return meses.map((mes) => ({ anomes: anomes(mes), total_acessos: totais.get(mes) ?? 0 }));
};

/** Songs the public can still go and hear; what was never played is not among the most played. */
const acessosMusicas = async (strapi: Core.Strapi): Promise<Indicadores['acessosMusicas']> => {
  const { musicas, lugarDaMusica } = await catalogoDe(strapi);
  const totais = await totaisPorAlvo(strapi, 'musica');
  const maisTocadas = maisContados(totais, (id) => lugarDaMusica.get(id), MUSICAS_MAIS_TOCADAS);
  return maisTocadas.flatMap(({ lugar, total }) => {
    const musica = musicas[lugar];
    if (!musica) return [];
    const { id, nome, cantor, id_cantor } = musica;
    return [
      {
        musica_id: id,
        nome_musica: nome,
        cantor: cantor.nome,
        cantor_id: id_cantor,
        total_acessos: total,
      },
    ];
  });
};

/** How the portal is doing (contrato 6): read from counters only, whatever the number of events behind them. */
export const lerIndicadores = async (strapi: Core.Strapi, agora: Date): Promise<Indicadores> => ({
  usuariosOnline: await usuariosOnline(strapi, agora),
  acessosMensais: await acessosMensais(strapi, agora),
  acessosMusicas: await acessosMusicas(strapi),
});

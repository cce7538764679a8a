import type { Contagens, OrdemDaLista } from '@portal/contracts/anuncio/listagem';
import { AnuncioStatus, STATUS } from '@portal/contracts/anuncio/status';
import { somarDias, type DataCivil } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { readPage } from '../../database/list-page';
import { onePerPortal } from '../../database/per-portal';
import { rememberedCounts } from '../../database/remembered-counts';
import type { ListQuery } from '../../http/cached-reads/query';
import { achados, TRECHOS, type Recorte, type Regras } from './consultas';
import { fontesDaLista } from './na-lista';
import { palavrasDaBusca } from './palavras-rules';

/** What an administrator looks for. */
export interface Procura extends Omit<Recorte, 'vence_ate' | 'palavras'> {
  busca: string;
  /** Ads on the air that end within so many days. */
  vence: number | null;
  ordem: OrdemDaLista;
}

const regrasDe = (hoje: DataCivil): Regras => ({ hoje, ativo: AnuncioStatus.Ativo });

const recorteDe = ({ vence, busca, ...procura }: Procura, hoje: DataCivil): Recorte => ({
  ...procura,
  vence_ate: vence === null ? null : somarDias(hoje, vence),
  palavras: palavrasDaBusca(busca),
});

const contagens = onePerPortal((strapi) => rememberedCounts(fontesDaLista(strapi)));

/** The codes of the ads that fit, in the order asked: all, or those of one page; and how many fit. */
export const procurarAnuncios = async (
  strapi: Core.Strapi,
  procura: Procura,
  { pagina, limite }: Pick<ListQuery, 'pagina' | 'limite'>,
  hoje: DataCivil,
): Promise<{ total: number; ids: number[] }> => {
  const knex = strapi.db.connection;
  const regras = regrasDe(hoje);
  const recorte = recorteDe(procura, hoje);
  return readPage(
    knex,
    () => achados(knex, regras, recorte),
    TRECHOS[procura.ordem](regras),
    limite === null ? { skip: 0, limit: Infinity } : { skip: (pagina - 1) * limite, limit: limite },
    { rare: recorte.palavras.length > 0, counts: contagens(strapi) },
  );
};

/** How many ads that fit stand in each status; the status asked for narrows nothing here (contrato 5). */
export const contarPorStatus = async (
  strapi: Core.Strapi,
  procura: Procura,
  hoje: DataCivil,
): Promise<Contagens> => {
  const knex = strapi.db.connection;
  const { known, count } = contagens(strapi);
  const todos = () => achados(knex, regrasDe(hoje), { ...recorteDe(procura, hoje), status: null });
  const condicoes = STATUS.map((status) => ['a.situacao = ?', status] as const);
  const totais = (await known(knex, todos(), condicoes)) ?? (await count(knex, todos(), condicoes));
  return STATUS.map((status, i) => ({ status, total: totais[i] ?? 0 }));
};

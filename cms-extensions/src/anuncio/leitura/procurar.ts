import type { Contagens, OrdemDaLista } from '@portal/contracts/anuncio/listagem';
import { AnuncioStatus, STATUS, STATUS_PENDENTES } from '@portal/contracts/anuncio/status';
import { somarDias, type DataCivil } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableNameOf } from '../../database/knex';
import { linkOf } from '../../database/tables';
import type { ListQuery } from '../../http/cached-reads/query';
import { ANUNCIO } from '../ficha/linhas';
import { achados, trechosDaLista, type Oficina, type Recorte } from './consultas';
import { palavrasDaBusca, type Palavra } from './palavras-rules';

const USUARIO = 'plugin::users-permissions.user';

/** What an administrator looks for. */
export interface Procura extends Omit<Recorte, 'vence_ate'> {
  busca: string;
  /** Ads on the air that end within so many days. */
  vence: number | null;
  ordem: OrdemDaLista;
}

const parecidoCom = (texto: string): string => `%${texto.replace(/[\\%_]/g, '\\$&')}%`;

/** Codes of the ads of accounts a word is about, as a statement for others to hold; null when it is about none. */
const dasContas = (
  strapi: Core.Strapi,
  { conta, documento }: Palavra,
): Knex.QueryBuilder | null => {
  if (conta === null && documento === null) return null;
  const dono = linkOf(strapi, ANUNCIO, 'usuario');
  return strapi.db
    .connection({ v: dono.table })
    .join({ u: tableNameOf(strapi, USUARIO) }, 'u.id', `v.${dono.to}`)
    .where((algum) => {
      for (const coluna of conta === null ? [] : ['u.nome_normalizado', 'u.email'])
        void algum.orWhereRaw(`?? like ? escape '\\'`, [coluna, parecidoCom(conta ?? '')]);
      if (documento !== null)
        void algum.orWhereRaw(`?? like ? escape '\\'`, ['u.documento', parecidoCom(documento)]);
    })
    .select(`v.${dono.from}`);
};

/** Keeps the ads that have a word somewhere. An instance of the version before this writes titles without folding them. */
const comPalavra =
  (strapi: Core.Strapi, palavra: Palavra) =>
  (algum: Knex.QueryBuilder): void => {
    const { texto, codigo } = palavra;
    void algum.whereRaw(`coalesce(a.titulo_dobrado, lower(a.titulo)) like ? escape '\\'`, [
      parecidoCom(texto),
    ]);
    if (codigo !== null) void algum.orWhere('a.id', codigo);
    const contas = dasContas(strapi, palavra);
    if (contas) void algum.orWhereIn('a.id', contas);
  };

const oficinaDe = (
  strapi: Core.Strapi,
  palavras: readonly Palavra[],
  hoje: DataCivil,
): Oficina => ({
  anuncios: () => {
    const consulta = strapi.db.connection({ a: tableNameOf(strapi, ANUNCIO) });
    for (const palavra of palavras) void consulta.where(comPalavra(strapi, palavra));
    return consulta;
  },
  nova: () => strapi.db.connection.queryBuilder(),
  ...{ hoje, ativo: AnuncioStatus.Ativo, pendentes: STATUS_PENDENTES },
});

const recorteDe = ({ vence, ...procura }: Procura, hoje: DataCivil): Recorte => ({
  ...procura,
  vence_ate: vence === null ? null : somarDias(hoje, vence),
});

/** The codes of the ads that fit, in the order asked: all, or those of one page; and how many fit. */
export const procurarAnuncios = async (
  strapi: Core.Strapi,
  procura: Procura,
  { pagina, limite }: Pick<ListQuery, 'pagina' | 'limite'>,
  hoje: DataCivil,
): Promise<{ total: number; ids: number[] }> => {
  const palavras = palavrasDaBusca(procura.busca);
  const oficina = oficinaDe(strapi, palavras, hoje);
  const trechos = trechosDaLista(oficina, recorteDe(procura, hoje), procura.ordem);
  const ids: number[] = [];
  if (limite === null) {
    for (const trecho of trechos) ids.push(...(await trecho.ids()).map(({ id }) => id));
    return { total: ids.length, ids };
  }
  let pular = (pagina - 1) * limite;
  let total = 0;
  for (const trecho of trechos) {
    const faltam = limite - ids.length;
    // Words cost a pass over all ads: what tells which they are also tells how many.
    const contados =
      palavras.length > 0 && faltam > 0
        ? await trecho.contados().limit(faltam).offset(pular)
        : null;
    const sabidos = contados?.[0]?.total ?? (contados && pular === 0 ? 0 : null);
    const quantos = Number(sabidos ?? (await trecho.conta())[0]?.total ?? 0);
    const achados =
      contados ??
      (pular < quantos && faltam > 0 ? await trecho.ids().limit(faltam).offset(pular) : []);
    ids.push(...achados.map(({ id }) => id));
    pular = Math.max(0, pular - quantos);
    total += quantos;
  }
  return { total, ids };
};

/** How many ads that fit stand in each status; the status asked for narrows nothing here (contrato 5). */
export const contarPorStatus = async (
  strapi: Core.Strapi,
  procura: Procura,
  hoje: DataCivil,
): Promise<Contagens> => {
  const oficina = oficinaDe(strapi, palavrasDaBusca(procura.busca), hoje);
  const rows = await achados(oficina, { ...recorteDe(procura, hoje), status: null })
    .groupBy('a.situacao')
    .select('a.situacao')
    .count<{ situacao: number; total: number | string }[]>({ total: '*' });
  const totais = new Map(rows.map(({ situacao, total }) => [situacao, Number(total)]));
  return STATUS.map((status) => ({ status, total: totais.get(status) ?? 0 }));
};

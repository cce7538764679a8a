import type { Contagens, OrdemDaLista } from '@portal/contracts/anuncio/listagem';
import {
  AnuncioStatus,
  isPendente,
  STATUS,
  STATUS_PENDENTES,
} from '@portal/contracts/anuncio/status';
import { somarDias, type DataCivil } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableNameOf } from '../../database/knex';
import { linkOf } from '../../database/tables';
import type { ListQuery } from '../../http/cached-reads/query';
import { ANUNCIO } from '../ficha/linhas';
import { achados, passagemUnica, trechosDaLista, type Oficina, type Recorte } from './consultas';
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

const RESOLVIDOS = STATUS.filter((status) => !isPendente({ status }));

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
  ...{ hoje, ativo: AnuncioStatus.Ativo, pendentes: STATUS_PENDENTES, resolvidos: RESOLVIDOS },
});

const recorteDe = ({ vence, ...procura }: Procura, hoje: DataCivil): Recorte => ({
  ...procura,
  vence_ate: vence === null ? null : somarDias(hoje, vence),
});

type Achados = { total: number; ids: number[] };

const primeiro = (rows: readonly { total: number | string }[]): number =>
  Number(rows[0]?.total ?? 0);

/** A page of what words find. */
const paginaComPalavras = async (
  oficina: Oficina,
  recorte: Recorte,
  ordem: OrdemDaLista,
  [pular, limite]: readonly [number, number],
): Promise<Achados> => {
  const rows = await passagemUnica(oficina, recorte, ordem).limit(limite).offset(pular);
  // A page after the last one has no row to say how many there are.
  const total =
    rows.length > 0 || pular === 0
      ? primeiro(rows)
      : primeiro(await achados(oficina, recorte).count({ total: '*' }));
  return { total, ids: rows.map(({ id }) => id) };
};

/** A page that indexes find, put together of the stretches it touches. */
const paginaDosTrechos = async (
  trechos: ReturnType<typeof trechosDaLista>,
  [pular, limite]: readonly [number, number],
): Promise<Achados> => {
  const contas = (await Promise.all(trechos.map((trecho) => trecho.conta()))).map(primeiro);
  const ids: number[] = [];
  let antes = 0;
  for (const [i, trecho] of trechos.entries()) {
    const quantos = contas[i] ?? 0;
    const faltam = limite - ids.length;
    const pulados = Math.max(0, pular - antes);
    if (faltam > 0 && pulados < quantos)
      ids.push(...(await trecho.ids().limit(faltam).offset(pulados)).map(({ id }) => id));
    antes += quantos;
  }
  return { total: antes, ids };
};

/** The codes of the ads that fit, in the order asked: all, or those of one page; and how many fit. */
export const procurarAnuncios = async (
  strapi: Core.Strapi,
  procura: Procura,
  { pagina, limite }: Pick<ListQuery, 'pagina' | 'limite'>,
  hoje: DataCivil,
): Promise<Achados> => {
  const palavras = palavrasDaBusca(procura.busca);
  const oficina = oficinaDe(strapi, palavras, hoje);
  const recorte = recorteDe(procura, hoje);
  const trechos = trechosDaLista(oficina, recorte, procura.ordem);
  if (limite === null) {
    const ids: number[] = [];
    for (const trecho of trechos) ids.push(...(await trecho.ids()).map(({ id }) => id));
    return { total: ids.length, ids };
  }
  const fatia = [(pagina - 1) * limite, limite] as const;
  return palavras.length > 0
    ? paginaComPalavras(oficina, recorte, procura.ordem, fatia)
    : paginaDosTrechos(trechos, fatia);
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

import { ErroDeInicio } from '../runtime/erro-de-inicio';
import type { DoisBancos } from './dois-bancos';
import { escrever, lista, mapear, mesma, numero } from './mapa';
import type { Relacao, Tipo } from './tipos';

/** What came of bringing a type back. */
export interface Trazidos {
  /** Entries that were not here any more, and those that are now as the backup has them. */
  voltaram: number;
  trocados: number;
  /** Entries of the backup that are here and stayed as they are. */
  ficaram: number;
  /** Relations to what is not here any more. */
  soltas: number;
}

const VERSAO = 'portal_instalacao';
/** Tables, besides the type's own, that are read of a backup. */
export const tabelasDe = ({ tabela, suas, deOutros }: Tipo): ReadonlySet<string> =>
  new Set([
    ...[tabela, VERSAO, 'admin_users', 'files', 'files_related_mph', 'files_folder_lnk'],
    ...['upload_folders', 'slugs'],
    ...[...suas, ...deOutros].flatMap((relacao) => [relacao.tabela, relacao.tabelaDaOutra]),
  ]);

/** Rows of another structure would lack what migrations filled in. */
const recusarOutraVersao = async ({ linhas, aqui, copia }: DoisBancos): Promise<void> => {
  const versaoDe = async (onde: string): Promise<number> =>
    Number((await linhas(`select versao from ${onde}.${VERSAO}`))[0]?.['versao'] ?? 0);
  const [daqui, daCopia] = [await versaoDe(aqui), await versaoDe(copia)];
  if (daqui !== daCopia)
    throw new ErroDeInicio(
      `A cópia é de outra versão do portal (esquema ${daCopia}; o de hoje é o ${daqui}). Volte-a inteira noutra pasta, ligue o portal ali uma vez, faça uma cópia dela e volte desta.`,
    );
};

/** Relations of the rows of the map; of those that exist what they are tied to today goes. Answers how many found no other end. */
const ligar = async (
  { aqui, copia, mudar, linhas, colunas }: DoisBancos,
  { tabela, minha, outra, tabelaDaOutra }: Relacao,
): Promise<number> => {
  const resto = (await colunas(tabela)).filter((nome) => !['id', minha, outra].includes(nome));
  await mudar(
    `delete from ${aqui}.${tabela} where ${minha} in (select para from mapa_linhas where existe = 1)`,
  );
  const havia = await linhas(
    `select count(*) as n from ${copia}.${tabela} l join mapa_linhas m on m.de = l.${minha} where l.${outra} is not null`,
  );
  const feitas = await mudar(
    `insert into ${aqui}.${tabela} (${lista([minha, outra, ...resto])})
     select m.para, o.id${resto.length > 0 ? `, ${lista(resto, 'l.')}` : ''} from ${copia}.${tabela} l
       join mapa_linhas m on m.de = l.${minha}
       join ${copia}.${tabelaDaOutra} co on co.id = l.${outra} join ${aqui}.${tabelaDaOutra} o on ${mesma('o', 'co')}`,
  );
  return Number(havia[0]?.['n'] ?? 0) - feitas;
};

/** Relations of others to rows that came back, where the other has none today. */
const religar = async (
  { aqui, copia, mudar, colunas }: DoisBancos,
  { tabela, minha, outra, tabelaDaOutra }: Relacao,
): Promise<void> => {
  const resto = (await colunas(tabela)).filter((nome) => !['id', minha, outra].includes(nome));
  await mudar(
    `insert into ${aqui}.${tabela} (${lista([minha, outra, ...resto])})
     select m.para, o.id${resto.length > 0 ? `, ${lista(resto, 'l.')}` : ''} from ${copia}.${tabela} l
       join mapa_linhas m on m.de = l.${minha} and m.existe = 0
       join ${copia}.${tabelaDaOutra} co on co.id = l.${outra} join ${aqui}.${tabelaDaOutra} o on ${mesma('o', 'co')}
     where not exists (select 1 from ${aqui}.${tabela} x where x.${outra} = o.id)`,
  );
};

/** Pictures and sounds the rows show: the library's rows that are missing, and which entry shows which. */
const mostrarArquivos = async (bancos: DoisBancos, uid: string): Promise<void> => {
  const { aqui, copia, mudar } = bancos;
  const usos = `select r.file_id from ${copia}.files_related_mph r join mapa_linhas m on m.de = r.related_id where r.related_type = '${uid}'`;
  await mapear(bancos, 'mapa_arquivos', 'files', {
    juntas: 'h.document_id = c.document_id',
    onde: `c.id in (${usos})`,
  });
  await escrever(bancos, 'mapa_arquivos', 'files', false);
  const pasta = (onde: string): string =>
    `${onde} from ${copia}.files_folder_lnk l join mapa_arquivos m on m.de = l.file_id and m.existe = 0
       join ${copia}.upload_folders cf on cf.id = l.folder_id join ${aqui}.upload_folders f on f.document_id = cf.document_id`;
  await mudar(
    `insert into ${aqui}.files_folder_lnk (file_id, folder_id, file_ord) ${pasta('select m.para, f.id, l.file_ord')}`,
  );
  // The library shows what lies in no folder of today at its top.
  await mudar(
    `update ${aqui}.files set folder_path = '/' where id in (select para from mapa_arquivos where existe = 0)
       and id not in (${pasta('select m.para')})`,
  );
  await mudar(
    `delete from ${aqui}.files_related_mph where related_type = '${uid}'
       and related_id in (select para from mapa_linhas where existe = 1)`,
  );
  await mudar(
    `insert into ${aqui}.files_related_mph (file_id, related_id, related_type, field, "order")
     select a.para, m.para, r.related_type, r.field, r."order" from ${copia}.files_related_mph r
       join mapa_linhas m on m.de = r.related_id join mapa_arquivos a on a.de = r.file_id where r.related_type = '${uid}'`,
  );
};

/** Addresses to share: those nobody has taken meanwhile come back; whose was taken gets a new one at the next start. */
const darEnderecos = async (
  { aqui, copia, mudar, colunas }: DoisBancos,
  tabela: string,
  slug: string,
): Promise<void> => {
  const nomes = (await colunas('slugs')).filter((nome) => nome !== 'id');
  await mudar(
    `insert into ${aqui}.slugs (${lista(nomes)}) select ${lista(nomes, 's.')} from ${copia}.slugs s
     where s.tipo = '${slug}' and s.documento in (select c.document_id from ${copia}.${tabela} c join mapa_linhas m on m.de = c.id)
       and not exists (select 1 from ${aqui}.slugs h where h.tipo = s.tipo and h.slug = s.slug)`,
  );
  await mudar(
    `update ${aqui}.${tabela} set slug = null where id in (select para from mapa_linhas)
       and exists (select 1 from ${aqui}.slugs h where h.tipo = '${slug}' and h.slug = ${tabela}.slug and h.documento <> ${tabela}.document_id)`,
  );
};

/**
 * Brings the entries of a type from a backup's database into the portal's, with their relations and library rows, under the
 * ids they had. `trocar`: those that exist become what the backup has; else they stay. Answers too which addresses of files
 * the entries show. In the caller's transaction.
 */
export const trazerTipo = async (
  bancos: DoisBancos,
  tipo: Tipo,
  trocar: boolean,
): Promise<{ trazidos: Trazidos; urls: string[] }> => {
  const { aqui, copia, mudar, linhas } = bancos;
  const { tabela, uid, suas, deOutros, slug } = tipo;
  await recusarOutraVersao(bancos);
  const documentos = `select document_id from ${aqui}.${tabela}`;
  const contar = (onde: string): Promise<number> =>
    numero(
      bancos,
      `select count(distinct document_id) as n from ${copia}.${tabela} where document_id ${onde} (${documentos})`,
    );
  const [voltaram, havia] = [await contar('not in'), await contar('in')];
  await mapear(bancos, 'mapa_linhas', tabela, {
    juntas: mesma('h', 'c'),
    onde: trocar ? '1 = 1' : `c.document_id not in (${documentos})`,
  });
  if (trocar)
    // Published since, or given a draft: the backup's entry has no such row.
    await mudar(
      `delete from ${aqui}.${tabela} where document_id in (select document_id from ${copia}.${tabela})
         and id not in (select para from mapa_linhas)`,
    );
  await escrever(bancos, 'mapa_linhas', tabela, trocar);
  let soltas = 0;
  for (const relacao of suas) soltas += await ligar(bancos, relacao);
  for (const relacao of deOutros) await religar(bancos, relacao);
  await mostrarArquivos(bancos, uid);
  if (slug !== null) await darEnderecos(bancos, tabela, slug);
  const achadas = await linhas(
    `select url from ${copia}.files where id in (select de from mapa_arquivos)`,
  );
  const trazidos = {
    ...{ voltaram, trocados: trocar ? havia : 0, ficaram: trocar ? 0 : havia, soltas },
  };
  return { trazidos, urls: achadas.map(({ url }) => String(url)) };
};

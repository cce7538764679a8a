import type { Core } from '@strapi/strapi';
import { DRAFT } from '../database/rows';
import { lerUrl } from '../texto/ler-url';
import { CSV_INICIO, csvLinha } from '../texto/csv';
import { CANTOR, DESCRICAO, type Modelo } from '@portal/contracts/importacao/modelos';

/** Rows read at a time while the file is written. */
const LOTE = 200;

interface Imagem {
  url: string;
  alternativeText: string | null;
}

type Row = { id: number } & Record<string, unknown>;

const celulaDe = (row: Row, campo: string, { imagem }: Modelo, portal: URL | null): string => {
  const foto = (row[imagem] ?? null) as Imagem | null; // as `populate` names it
  if (campo === imagem) return foto ? (lerUrl(foto.url, portal ?? undefined)?.href ?? '') : '';
  if (campo === DESCRICAO) return foto?.alternativeText ?? '';
  if (campo === CANTOR) return (row[CANTOR] as { nome: string | null } | null)?.nome ?? '';
  const valor = row[campo];
  return typeof valor === 'string' ? valor : '';
};

/** Every entry of a type as a spreadsheet, made while it is sent: the drafts, as the panel shows them. */
export async function* exportar(strapi: Core.Strapi, modelo: Modelo): AsyncGenerator<string> {
  const { uid, imagem, colunas, tipo } = modelo;
  const portal = lerUrl(strapi.config.get<string>('portal.url'));
  const select = colunas
    .map(({ campo }) => campo)
    .filter((campo) => ![imagem, DESCRICAO, CANTOR].includes(campo));
  yield CSV_INICIO + csvLinha(colunas.map(({ titulo }) => titulo));
  for (let depois = 0; ;) {
    // The query engine types no rows: these are the columns of `select` and `populate`.
    const rows = (await strapi.db.query(uid).findMany({
      select: ['id', ...select],
      where: { $and: [DRAFT, { id: { $gt: depois } }] },
      populate: {
        [imagem]: { select: ['url', 'alternativeText'] },
        ...(tipo === 'musica' && { cantor: { select: ['nome'] } }),
      },
      orderBy: { id: 'asc' },
      limit: LOTE,
    })) as Row[];
    yield rows
      .map((row) => csvLinha(colunas.map(({ campo }) => celulaDe(row, campo, modelo, portal))))
      .join('');
    const ultima = rows.at(-1);
    if (!ultima || rows.length < LOTE) return;
    depois = ultima.id;
  }
}

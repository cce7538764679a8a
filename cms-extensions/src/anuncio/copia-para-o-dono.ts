import type { Anuncio, Comprovante, Passo } from '@portal/contracts/anuncio/anuncio';
import type { Core } from '@strapi/strapi';
import { findAll } from '../database/find-all';
import { toIso } from '../database/instant';
import { DRAFT } from '../database/rows';
import { excluidosDe, listHistorico, type Autor } from './ficha/historico';
import { CANTOR, listAnuncioRows, type AnuncioRow } from './ficha/linhas';
import { apresentar } from './leitura/leitura';
import { listDoAnuncio } from './pagamento/comprovantes';

interface CantorRow {
  id: number;
  nome: string;
  slogan: string | null;
  segmento: string | null;
  sobre: string | null;
  foto?: { url: string } | null;
}

/** A singer an ad brought to the portal. */
interface CantorCopiado extends Omit<CantorRow, 'id' | 'foto'> {
  path_foto: string | null;
}

/** An ad with all the portal keeps of it, for its owner. */
export interface AnuncioCopiado {
  anuncio: Anuncio;
  reembolso: { motivo: string; chave_pix: string; pedido_em: string } | null;
  cantores: CantorCopiado[];
  comprovantes: Comprovante[];
  historico: Passo[];
}

const cantoresDe = async (strapi: Core.Strapi, id: number): Promise<CantorCopiado[]> => {
  const rows = await findAll<CantorRow>(strapi, CANTOR, {
    select: ['nome', 'slogan', 'segmento', 'sobre'],
    where: { anuncio: { id }, ...DRAFT },
    populate: { foto: { select: ['url'] } },
  });
  return rows.map(({ nome, slogan, segmento, sobre, foto }) => ({
    ...{ nome, slogan, segmento, sobre },
    path_foto: foto?.url ?? null,
  }));
};

const reembolsoDe = (row: AnuncioRow): AnuncioCopiado['reembolso'] => {
  const pedido_em = toIso(row.reembolso_pedido_em);
  if (pedido_em === null) return null;
  const { reembolso_motivo: motivo, reembolso_chave_pix: chave_pix } = row;
  return { motivo: motivo ?? '', chave_pix: chave_pix ?? '', pedido_em };
};

/** Every ad of an account with its content, proofs and history, oldest first: the owner's right to a copy. */
export const copiarAnuncios = async (
  strapi: Core.Strapi,
  dono: Autor,
): Promise<AnuncioCopiado[]> => {
  const rows = await listAnuncioRows(strapi, { usuario: { id: dono.id } });
  const anuncios = await apresentar(strapi, dono, rows);
  const copiados: AnuncioCopiado[] = [];
  for (const [i, anuncio] of anuncios.entries()) {
    const row = rows[i];
    if (!row) continue;
    copiados.push({
      anuncio,
      reembolso: reembolsoDe(row),
      cantores: await cantoresDe(strapi, row.id),
      comprovantes: await listDoAnuncio(strapi, row.id),
      historico: await listHistorico(strapi, row.id, dono),
    });
  }
  return copiados;
};

/** An ad that is gone, as far as it is remembered. */
export interface ExcluidoCopiado {
  codigo: number;
  historico: Passo[];
}

/** The ads of an account that are gone, with what happened to them. */
export const copiarExcluidos = async (
  strapi: Core.Strapi,
  dono: Autor,
): Promise<ExcluidoCopiado[]> => {
  const copiados: ExcluidoCopiado[] = [];
  for (const codigo of await excluidosDe(strapi, dono.id))
    copiados.push({ codigo, historico: await listHistorico(strapi, codigo, dono) });
  return copiados;
};

/** Addresses of the files an ad's copy speaks of, each with a name for it; none twice. */
export const arquivosDoAnuncio = ({
  anuncio: { id, banner, webradio, musica },
  cantores,
  comprovantes,
}: AnuncioCopiado): { url: string; nome: string }[] => {
  const achados: [string | null | undefined, string][] = [
    [banner?.path_imagem, `imagens/anuncio-${id}-banner`],
    [webradio?.path_imagem, `imagens/anuncio-${id}-radio`],
    [musica?.url_foto, `imagens/anuncio-${id}-musica`],
    [musica?.url, `audios/anuncio-${id}`],
    ...cantores.map(({ path_foto }, i): [string | null, string] => [
      path_foto,
      `imagens/anuncio-${id}-cantor-${i + 1}`,
    ]),
    ...comprovantes.map(({ path_comprovante }, i): [string, string] => [
      path_comprovante,
      `comprovantes/anuncio-${id}-${comprovantes.length - i}`,
    ]),
  ];
  return achados.flatMap(([url, nome]) => (url ? [{ url, nome }] : []));
};

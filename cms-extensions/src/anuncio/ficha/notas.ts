import type { Nota } from '@portal/contracts/ficha/ficha';
import type { Core } from '@strapi/strapi';
import { findAll, findOne } from '../../database/find-all';
import { CONTA_EXCLUIDA, registrar } from '../../registro/service';
import type { Autor } from './historico';

const NOTA = 'api::nota.nota';

interface NotaRow {
  id: number;
  quando: string | number;
  por_id: number | null;
  por_nome: string;
  texto: string;
}

const COLUNAS = ['quando', 'por_id', 'por_nome', 'texto'];

const apresentar = ({ id, quando, por_nome, texto }: NotaRow): Nota => ({
  ...{ id, texto, por: por_nome },
  quando: new Date(Number(quando)).toISOString(),
});

/** What the administration noted of an ad, newest first (contrato 10). */
export const listNotas = async (strapi: Core.Strapi, anuncio_id: number): Promise<Nota[]> =>
  (await findAll<NotaRow>(strapi, NOTA, { select: COLUNAS, where: { anuncio_id } }))
    .reverse()
    .map(apresentar);

type Anotado = Readonly<{ id: number; titulo: string }>;

const alvoDe = ({ id, titulo }: Anotado) => ({ tipo: 'anuncio', id, nome: titulo });

/**
 * Writes a note. In a transaction that holds the ad, so that the second click finds the first one's note: the same words
 * by the same person are the newest note already. The register tells that there was one, not what it says.
 */
export const escreverNota = async (
  strapi: Core.Strapi,
  anuncio: Anotado,
  por: Autor,
  texto: string,
): Promise<Nota> => {
  const ultima = await findOne<NotaRow>(strapi, NOTA, {
    select: ['id', ...COLUNAS],
    where: { anuncio_id: anuncio.id },
    orderBy: { id: 'desc' },
  });
  if (ultima?.texto === texto && ultima.por_id === por.id) return apresentar(ultima);
  const row = (await strapi.db.query(NOTA).create({
    data: {
      ...{ anuncio_id: anuncio.id, quando: Date.now(), texto },
      ...{ por_id: por.id, por_nome: por.usuario },
    },
  })) as NotaRow; // the row just written
  await registrar(strapi, { quem: por, acao: 'escreveu uma nota', alvo: alvoDe(anuncio) });
  return apresentar(row);
};

/** Takes a note away; twice is once. In a transaction that holds its ad. */
export const apagarNota = async (
  strapi: Core.Strapi,
  anuncio: Anotado,
  por: Autor,
  nota: number,
): Promise<void> => {
  const { count } = await strapi.db
    .query(NOTA)
    .deleteMany({ where: { id: nota, anuncio_id: anuncio.id } });
  if (count > 0)
    await registrar(strapi, { quem: por, acao: 'apagou uma nota', alvo: alvoDe(anuncio) });
};

/** Takes away what was noted of an ad, with the ad. */
export const apagarNotas = async (strapi: Core.Strapi, anuncio_id: number): Promise<void> => {
  await strapi.db.query(NOTA).deleteMany({ where: { anuncio_id } });
};

/** Takes a person's name off the notes they wrote. Inside a transaction, with the account. */
export const esquecerNasNotas = async (strapi: Core.Strapi, id: number): Promise<void> => {
  await strapi.db
    .query(NOTA)
    .updateMany({ where: { por_id: id }, data: { por_id: null, por_nome: CONTA_EXCLUIDA } });
};

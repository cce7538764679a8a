import type { Compartilhavel } from '@portal/contracts/partilha/slug';
import { errors } from '@strapi/utils';
import type { Core, UID } from '@strapi/strapi';
import { findOne } from '../database/find-all';
import { transaction } from '../database/transaction';
import { motivoDaForma, MOTIVOS_DO_SLUG } from './rules';
import { tomarSlug, tomarSlugDoNome, type Dono } from './tabela';

interface ComSlug {
  tipo: Compartilhavel;
  /** Column of the name. */
  nome: string;
}

/** The types that have a slug. */
export const TIPOS_COM_SLUG: Readonly<Partial<Record<UID.Schema, ComSlug>>> = {
  'api::radio.radio': { tipo: 'radio', nome: 'nome_radio' },
  'api::cantor.cantor': { tipo: 'cantor', nome: 'nome' },
  'api::musica.musica': { tipo: 'musica', nome: 'nome' },
};

type Dados = Record<string, unknown>;

/** What a lifecycle says of a write; a subscriber's event is untyped. */
interface Escrita {
  model: { uid: string };
  params: { data?: Dados; where?: object };
}

const recusar = (msg: string): never => {
  // The panel writes the message under the field named in `path`.
  throw new errors.ValidationError(msg, {
    errors: [{ path: ['slug'], message: msg, name: 'ValidationError' }],
  });
};

const texto = (valor: unknown): string => (typeof valor === 'string' ? valor : '');

/** The slug asked for, or else the first free one of the name. Throws ValidationError when it is another's. */
const decidir = (
  strapi: Core.Strapi,
  dono: Dono,
  { pedido, nome }: { pedido: string; nome: string },
): Promise<string> =>
  transaction(strapi, async (trx) => {
    if (pedido === '') return tomarSlugDoNome(strapi, dono, nome, trx);
    if (!(await tomarSlug(strapi, dono, pedido, trx))) recusar(MOTIVOS_DO_SLUG.tomado);
    return pedido;
  });

const aoCriar = async (strapi: Core.Strapi, { model, params }: Escrita): Promise<void> => {
  const com = TIPOS_COM_SLUG[model.uid as UID.Schema];
  if (!com || !params.data) return;
  const { data } = params;
  const { documentId } = strapi.db.metadata.get(model.uid).attributes;
  // The id that Strapi gives after this; a slug is somebody's from its first moment.
  data['documentId'] ||= (documentId as unknown as { default: () => string }).default();
  data['slug'] = await decidir(
    strapi,
    { tipo: com.tipo, documento: texto(data['documentId']) },
    { pedido: texto(data['slug']), nome: texto(data[com.nome]) },
  );
};

const aoMudar = async (strapi: Core.Strapi, { model, params }: Escrita): Promise<void> => {
  const com = TIPOS_COM_SLUG[model.uid as UID.Schema];
  // The slug stays when only the name changes (contrato 8).
  if (!com || params.data?.['slug'] === undefined) return;
  const { data } = params;
  const row = await findOne<Dados>(strapi, model.uid, {
    where: params.where ?? {},
    select: ['documentId', com.nome],
  });
  if (!row) return;
  data['slug'] = await decidir(
    strapi,
    { tipo: com.tipo, documento: texto(row['documentId']) },
    { pedido: texto(data['slug']), nome: texto(data[com.nome] ?? row[com.nome]) },
  );
};

/** Gives everything that can be shared its slug, by whatever way it is written. Call in `bootstrap`. */
export const darSlugs = (strapi: Core.Strapi): void => {
  strapi.documents.use((contexto, next) => {
    // The parameters' type depends on the action.
    const { data } = contexto.params as { data?: Dados };
    const motivo = TIPOS_COM_SLUG[contexto.uid] ? motivoDaForma(data?.['slug']) : null;
    if (motivo) recusar(motivo);
    return next();
  });
  strapi.db.lifecycles.subscribe({
    models: Object.keys(TIPOS_COM_SLUG),
    beforeCreate: (evento) => aoCriar(strapi, evento),
    beforeUpdate: (evento) => aoMudar(strapi, evento),
  });
};

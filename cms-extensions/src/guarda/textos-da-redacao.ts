import { isVazio } from '@portal/contracts/texto/regras';
import type { Core } from '@strapi/strapi';
import { isDoPainel } from '../http/do-painel';
import { refuseAtPanel } from '../http/panel-refusal';
import type { Motivo } from './rules';
import { motivosDosTextos } from './textos';

type Campos = Readonly<Record<string, unknown>>;

const PAPEL = 'admin::role';
/** What a text of one line holds on PostgreSQL; SQLite would take any. */
const MAXIMO = 255;
/** A role's code is its name in small letters, with a hyphen wherever a word begins. */
const MAXIMO_DO_PAPEL = 120;

const maximoDe = (uid: string, campo: string): number =>
  uid === PAPEL && campo === 'name' ? MAXIMO_DO_PAPEL : MAXIMO;

const motivosDaLinha = (strapi: Core.Strapi, uid: string, data: Campos): Motivo[] => {
  // Of models known at run time only, as much as is used here.
  const { attributes } = strapi.getModel(uid as Parameters<typeof strapi.getModel>[0]);
  const tipos = attributes as Readonly<Record<string, { type: string }>>;
  return Object.entries(data).flatMap(([campo, valor]) => {
    if (typeof valor !== 'string') return [];
    if (campo === 'name' && isVazio(valor)) return [{ msg: 'Dê um nome antes de salvar.', campo }];
    const maximo = maximoDe(uid, campo);
    const deUmaLinha = ['string', 'email'].includes(tipos[campo]?.type ?? '');
    return deUmaLinha && Array.from(valor).length > maximo
      ? [{ msg: `Longo demais: até ${maximo} caracteres.`, campo }]
      : [];
  });
};

/**
 * Refuses under its field a text that one database would cut and the other refuse without a word of the field: of what the
 * panel writes past the content types, whose own guard sees it.
 */
export const recusarTextos = (strapi: Core.Strapi, uid: string, data: Campos): void => {
  const motivos = motivosDaLinha(strapi, uid, data);
  const ditos = motivos.map(({ campo }) => campo);
  refuseAtPanel([
    ...motivos,
    ...motivosDosTextos(strapi, uid, data).filter(({ campo }) => !ditos.includes(campo)),
  ]);
};

interface Evento {
  model: { uid: string };
  params: { data?: unknown; where?: unknown };
}

/** The same of the panel's accounts and roles, wherever they are written. Call in `bootstrap`. */
export const guardarTextosDaRedacao = (strapi: Core.Strapi): void => {
  const julgar = (uid: string, data: Campos): void => {
    if (isDoPainel(strapi)) recusarTextos(strapi, uid, data);
  };
  const gravado = ({ model, params }: Evento): void => {
    // The columns about to be written; a code is made of a name, which is judged itself.
    const { code: _, ...data } = (params.data ?? {}) as Record<string, unknown>;
    julgar(model.uid, data);
  };
  /** Whether a name is another's is asked before it is written, and PostgreSQL refuses the question. */
  const procurado = ({ model, params }: Evento): void => {
    const { name } = (params.where ?? {}) as { name?: unknown };
    if (typeof name === 'string') julgar(model.uid, { name });
  };
  strapi.db.lifecycles.subscribe({
    ...{ models: ['admin::user', PAPEL], beforeCreate: gravado, beforeUpdate: gravado },
    ...{ beforeCount: procurado, beforeFindOne: procurado },
  });
};

import { isVazio, semProibidos } from '@portal/contracts/texto/regras';
import type { Core } from '@strapi/strapi';
import type { Motivo } from './rules';

interface Atributo {
  type: string;
  required?: boolean;
  component?: string;
}
type Atributos = Readonly<Record<string, Atributo>>;
type Campos = Readonly<Record<string, unknown>>;

const TEXTOS: readonly string[] = ['string', 'text', 'richtext', 'email'];
/** Not what parts words and lines: that is pasted from elsewhere, and does no harm. */
const CONTROLES = /(?!\s)[\p{Cc}\p{Cs}]/u;

const isObjeto = (valor: unknown): valor is Campos => typeof valor === 'object' && valor !== null;

/** An item a page had before may come with only what changed. */
const falta = (item: Campos, campo: string): boolean => {
  const valor = item[campo];
  if (valor === undefined) return !('id' in item);
  return valor === null || (typeof valor === 'string' && isVazio(valor));
};

const motivoDoTexto = (valor: unknown): string | null =>
  typeof valor === 'string' && CONTROLES.test(valor) ? semProibidos[1] : null;

const isTexto = ({ type }: Atributo): boolean => TEXTOS.includes(type);

/** What a type, or a component, is made of: by a uid known at run time only. */
const atributosDe = (strapi: Core.Strapi, modelo: string): Atributos =>
  strapi.getModel(modelo as Parameters<typeof strapi.getModel>[0]).attributes;

/** Trims the texts, and writes an accent and its letter as one, as every other way into the portal does (contrato 1). */
export const arrumarTextos = (
  strapi: Core.Strapi,
  uid: string,
  data: Record<string, unknown>,
): void => {
  for (const [campo, atributo] of Object.entries(atributosDe(strapi, uid))) {
    const { component } = atributo;
    const valor = data[campo];
    if (typeof valor === 'string' && isTexto(atributo)) data[campo] = valor.trim().normalize('NFC');
    if (component !== undefined && Array.isArray(valor))
      for (const item of valor.filter(isObjeto)) arrumarTextos(strapi, component, item);
  }
};

/** Why an item of a page's list is not kept: what stands in it, and what must. */
const motivosDoItem = (atributos: Atributos, item: Campos, ate: string): Motivo[] =>
  Object.entries(atributos).flatMap(([nome, atributo]) => {
    if (!isTexto(atributo)) return [];
    const campo = `${ate}.${nome}`;
    if (atributo.required === true && falta(item, nome))
      return [{ msg: 'Preencha este campo.', campo }];
    const msg = motivoDoTexto(item[nome]);
    return msg ? [{ msg, campo }] : [];
  });

/**
 * Why an entry's texts are not kept, by field. SQLite ends a text at its first NUL and PostgreSQL takes none; an item of a page
 * that says nothing is a link or a picture without a name.
 */
export const motivosDosTextos = (strapi: Core.Strapi, uid: string, data: Campos): Motivo[] => {
  return Object.entries(atributosDe(strapi, uid)).flatMap(([campo, atributo]) => {
    const { component } = atributo;
    const valor = data[campo];
    if (component !== undefined && Array.isArray(valor))
      return valor.flatMap((item: unknown, i) =>
        isObjeto(item) ? motivosDoItem(atributosDe(strapi, component), item, `${campo}.${i}`) : [],
      );
    const msg = isTexto(atributo) ? motivoDoTexto(valor) : null;
    return msg ? [{ msg, campo }] : [];
  });
};

import { TIPOS_ANUNCIO } from '@portal/contracts/anuncio/status';
import { type Preco, precoSchema } from '@portal/contracts/preco/preco';
import type { Core } from '@strapi/strapi';
import { findAll } from '../database/find-all';

interface PrecoRow {
  id: number;
  tipo: string;
  periodo: string | number;
  valor: string | number;
}

/** Every type and period that can be bought, by type and period (contrato 3). A row no ad can have is left out. */
export const listPrecos = async (strapi: Core.Strapi): Promise<Preco[]> => {
  const rows = await findAll<PrecoRow>(strapi, 'api::preco.preco', {
    select: ['tipo', 'periodo', 'valor'],
  });
  return rows.flatMap(precoOf).sort(byTipoAndPeriodo);
};

const precoOf = ({ tipo, periodo, valor }: PrecoRow): Preco[] => {
  const preco = precoSchema.safeParse({ tipo, periodo: Number(periodo), valor: Number(valor) });
  return preco.success ? [preco.data] : [];
};

const byTipoAndPeriodo = (a: Preco, b: Preco): number =>
  TIPOS_ANUNCIO.indexOf(a.tipo) - TIPOS_ANUNCIO.indexOf(b.tipo) || a.periodo - b.periodo;

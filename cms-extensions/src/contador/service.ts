import type { TipoContador } from '@portal/contracts/monitoramento/contador';
import type { Core } from '@strapi/strapi';

interface Row {
  alvo: string;
  total: string | number;
}

/** Everything counted so far of one kind, by what was counted (contrato 6). */
export const totaisPorAlvo = async (
  strapi: Core.Strapi,
  tipo: TipoContador,
): Promise<Map<string, number>> => {
  const { tableName } = strapi.db.metadata.get('api::contador.contador');
  const rows = await strapi.db
    .getConnection(tableName)
    .where({ tipo })
    .groupBy('alvo')
    .select<Row[]>('alvo', strapi.db.connection.raw('sum(total) as total'));
  return new Map(rows.map(({ alvo, total }) => [alvo, Number(total)]));
};

import type { Core } from '@strapi/strapi';
import { toIso } from '../database/instant';
import type { Conta } from './contas';
import { meusDados } from './presenter';

interface Anuncio {
  id: number;
  titulo: string;
  tipo: string;
  periodo: number;
  situacao: number;
  valor: string | number | null;
  data_inicio: string | null;
  data_vencimento: string | null;
  meio_pagamento: string | null;
  createdAt: Date | string;
}

const COLUNAS = [
  ...['id', 'titulo', 'tipo', 'periodo', 'situacao', 'valor', 'data_inicio', 'data_vencimento'],
  ...['meio_pagamento', 'createdAt'],
];

/** Everything the portal keeps about an account, for its owner to take away (LGPD, article 18). */
export const copiaDosDados = async (strapi: Core.Strapi, conta: Conta, agora: Date) => {
  const anuncios = (await strapi.db.query('api::anuncio.anuncio').findMany({
    select: COLUNAS,
    where: { usuario: { id: conta.id } },
    orderBy: { id: 'asc' },
  })) as Anuncio[]; // the columns selected
  return {
    gerado_em: agora.toISOString(),
    conta: {
      ...meusDados(conta),
      permissao: conta.permissao,
      cadastrado_em: toIso(conta.createdAt),
      aceitou_a_politica_de_privacidade_em: toIso(conta.consentimento_em),
    },
    anuncios: anuncios.map(({ id, titulo, tipo, periodo, situacao, valor, ...resto }) => ({
      id,
      titulo,
      tipo,
      periodo,
      status: situacao,
      valor: valor === null ? null : Number(valor),
      data_inicio: resto.data_inicio,
      data_vencimento: resto.data_vencimento,
      meio_pagamento: resto.meio_pagamento,
      criado_em: toIso(resto.createdAt),
    })),
  };
};

import { inBatches } from '@portal/cms-extensions/database/batches';
import { ALVO_DOS_ACESSOS } from '@portal/cms-extensions/monitoramento/rules';
import { dataCivil, somarMeses } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { criarSorteio } from '../sorteio';
import type { CatalogoGravado } from './catalogo';
import { diasDosAnuncios, mesesDosDias } from './numeros-de-anuncios';

const MESES = 12;
const SEMENTE = 2026;
const POR_VEZ = 100;

interface Serie {
  tipo: 'musica' | 'radio' | 'acesso';
  alvo: string;
  /** Counts of an average month. */
  media: number;
}

const seriesDe = ({ radios, musicas }: CatalogoGravado): Serie[] => [
  { tipo: 'acesso', alvo: ALVO_DOS_ACESSOS, media: 2_400 },
  // Farther down the list, less played: a ranking people can tell apart.
  ...musicas.map((alvo, i) => ({
    tipo: 'musica' as const,
    alvo,
    media: 260 / (1 + ((i * 7) % 30) / 6),
  })),
  ...radios.map((alvo, i) => ({
    tipo: 'radio' as const,
    alvo,
    media: 420 / (1 + ((i * 5) % 26) / 5),
  })),
];

const gravarEmLotes = async (
  strapi: Core.Strapi,
  tipo: 'api::contador.contador' | 'api::contador-diario.contador-diario',
  linhas: readonly object[],
): Promise<void> => {
  for (const data of inBatches(linhas, POR_VEZ)) await strapi.db.query(tipo).createMany({ data });
};

/** Twelve months of counters, growing a little and never quite even; and two months of each ad's days. */
export const gravarContadores = async (
  strapi: Core.Strapi,
  catalogo: CatalogoGravado,
  anuncios: readonly number[],
  agora: Date,
): Promise<void> => {
  const sorteio = criarSorteio(SEMENTE);
  const primeiroDia = `${dataCivil(agora).slice(0, 7)}-01`;
  const dias = diasDosAnuncios(anuncios, agora);
  const linhas = seriesDe(catalogo).flatMap(({ tipo, alvo, media }) =>
    Array.from({ length: MESES }, (_, i) => {
      const crescimento = 0.6 + (0.5 * i) / MESES;
      return {
        tipo,
        alvo,
        periodo: somarMeses(primeiroDia, i + 1 - MESES).slice(0, 7),
        total: Math.round(media * crescimento * sorteio.entre(0.8, 1.2)),
      };
    }),
  );
  await gravarEmLotes(strapi, 'api::contador.contador', [...linhas, ...mesesDosDias(dias)]);
  const diarios = dias.map((dia) => ({ ...dia, motivo: '' }));
  await gravarEmLotes(strapi, 'api::contador-diario.contador-diario', diarios);
};

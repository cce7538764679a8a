import { dataCivil, somarMeses } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { criarSorteio } from '../sorteio';
import type { CatalogoGravado } from './catalogo';

const MESES = 12;
const SEMENTE = 2026;
/** What all monthly accesses are counted under: they have no target of their own. */
const ALVO_DOS_ACESSOS = 'portal';
const POR_VEZ = 100;

interface Serie {
  tipo: 'musica' | 'radio' | 'clique' | 'acesso';
  alvo: string;
  /** Counts of an average month. */
  media: number;
}

const seriesDe = ({ radios, musicas }: CatalogoGravado, anuncios: readonly number[]): Serie[] => [
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
  ...anuncios.map((id, i) => ({
    tipo: 'clique' as const,
    alvo: String(id),
    media: 30 / (1 + (i % 5)),
  })),
];

/** Twelve months of counters, growing a little and never quite even. */
export const gravarContadores = async (
  strapi: Core.Strapi,
  catalogo: CatalogoGravado,
  anuncios: readonly number[],
  agora: Date,
): Promise<void> => {
  const sorteio = criarSorteio(SEMENTE);
  const primeiroDia = `${dataCivil(agora).slice(0, 7)}-01`;
  const linhas = seriesDe(catalogo, anuncios).flatMap(({ tipo, alvo, media }) =>
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
  const contadores = strapi.db.query('api::contador.contador');
  for (let i = 0; i < linhas.length; i += POR_VEZ)
    await contadores.createMany({ data: linhas.slice(i, i + POR_VEZ) });
};

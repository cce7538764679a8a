import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import type { NoArDeTodas } from '@portal/contracts/no-ar/no-ar';
import { RADIOS_POR_PAGINA } from '@portal/contracts/radio/listagem';
import type { Radio } from '@portal/contracts/radio/radio';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { lerJson } from '../../lib/ler-json';
import { noArQuery } from '../../lib/no-ar';

/** Written out: the addresses of the list with its filters come with the list's page. */
const AS_PRIMEIRAS = `${CAMINHOS_DO_VISITANTE.radios}?pagina=1&limite=${RADIOS_POR_PAGINA}`;
const SO_NO_AR = `${CAMINHOS_DO_VISITANTE.radios}?no_ar=1&ordem=mais-ouvidas&pagina=1&limite=${RADIOS_POR_PAGINA}`;

/** Those that sound in the order they came, then those nobody knows of, last the dead ones. */
export const ordenarNoAr = (radios: readonly Radio[], noAr: NoArDeTodas): Radio[] => {
  const lugar = ({ id }: Radio): number => {
    const sabido = noAr[id]?.no_ar ?? null;
    return sabido === null ? 1 : sabido ? 0 : 2;
  };
  return [...radios].sort((a, b) => lugar(a) - lugar(b));
};

const NADA_SABIDO: NoArDeTodas = {};

/** Without internet nobody knows, and nobody waits for it. */
const oQueSeSabe = (client: QueryClient): Promise<NoArDeTodas> | NoArDeTodas =>
  navigator.onLine
    ? client.query({ ...noArQuery(), staleTime: 'static' }).catch(() => NADA_SABIDO)
    : NADA_SABIDO;

const ler = async (client: QueryClient, signal: AbortSignal): Promise<Radio[]> => {
  const [noAr, queSoam] = await Promise.all([
    // What is known is waited for, so that nothing moves once it comes; without it the list stands by itself.
    oQueSeSabe(client),
    lerJson<Radio[]>(SO_NO_AR, signal),
  ]);
  if (queSoam.length >= RADIOS_POR_PAGINA) return queSoam;
  const conhecidas = new Set(queSoam.map(({ id }) => id));
  const outras = await lerJson<Radio[]>(AS_PRIMEIRAS, signal);
  const todas = [...queSoam, ...outras.filter(({ id }) => !conhecidas.has(id))];
  return ordenarNoAr(todas, noAr).slice(0, RADIOS_POR_PAGINA);
};

/** Home's rail: radios that sound, those listened to most first; while they are few, others after them. */
export const trilhoNoArQuery = queryOptions({
  queryKey: ['radios', 'trilho'],
  queryFn: ({ client, signal }) => ler(client, signal),
});

import { ORDENS_DA_LISTA, VENCE_EM_DIAS } from '@portal/contracts/anuncio/listagem';
import { PERIODOS, STATUS } from '@portal/contracts/anuncio/status';
import { BUSCA_MAXIMA } from '@portal/contracts/radio/listagem';
import type { FiltroPedido } from '../anuncios/queries';

/** What a list is narrowed and ordered by, as the address says it; empty narrows nothing. */
export interface Filtro {
  busca: string;
  status: string;
  periodo: string;
  /** Days between which the newest proof came. */
  de: string;
  ate: string;
  vence: string;
  ordem: string;
}

const um = (opcoes: readonly (string | number)[]) => (valor: string) =>
  opcoes.map(String).includes(valor);
const isDia = (valor: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(valor) && !Number.isNaN(Date.parse(valor));

/** What the server takes of each; anything else in an address is as if it were not there. */
const VALE: Readonly<Record<keyof Filtro, (valor: string) => boolean>> = {
  busca: (valor) => Array.from(valor).length <= BUSCA_MAXIMA,
  status: um(STATUS),
  periodo: um(PERIODOS),
  de: isDia,
  ate: isDia,
  vence: um([VENCE_EM_DIAS]),
  ordem: um(ORDENS_DA_LISTA),
};

/** The filter an address asks for. */
export const parseFiltro = (search: string): Filtro => {
  const parametros = new URLSearchParams(search);
  const ler = (nome: keyof Filtro): string => {
    const valor = parametros.get(nome) ?? '';
    return VALE[nome](valor) ? valor : '';
  };
  return {
    ...{ busca: ler('busca'), status: ler('status'), periodo: ler('periodo') },
    ...{ de: ler('de'), ate: ler('ate'), vence: ler('vence'), ordem: ler('ordem') },
  };
};

/** The address with a filter changed: on its first page. */
export const comFiltro = (search: string, mudanca: Partial<Filtro>): string => {
  const parametros = new URLSearchParams(search);
  parametros.delete('pagina');
  for (const [nome, valor] of Object.entries(mudanca))
    if (valor === '') parametros.delete(nome);
    else parametros.set(nome, valor);
  return parametros.toString();
};

/** What is asked of the server: only what narrows or orders. */
export const pedidoDe = ({ busca, ...filtro }: Filtro): FiltroPedido =>
  Object.fromEntries(
    Object.entries({ ...filtro, busca: busca.trim() }).filter(([, valor]) => valor !== ''),
  );

/** Whether anything is left out of the list. */
export const isInteiro = ({ ordem: _, ...filtro }: Filtro): boolean =>
  Object.values(filtro).every((valor) => valor.trim() === '');

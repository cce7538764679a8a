import {
  BUSCA_MAXIMA,
  RADIOS_POR_PAGINA,
  type OrdemDeRadios,
} from '@portal/contracts/radio/listagem';

/**
 * What narrows and orders the list. What was typed lives in the history entry, the rest in the address: it can be sent to
 * somebody.
 */
export interface FiltroRadios {
  busca: string;
  tag: string;
  /** A state's code, or ''. */
  estado: string;
  noAr: boolean;
  ordem: OrdemDeRadios;
}

export const SEM_FILTRO: FiltroRadios = {
  busca: '',
  tag: '',
  estado: '',
  noAr: false,
  ordem: 'nome',
};

/** The filters but the typed text, as address and server spell them. */
export const parametros = ({
  tag,
  estado,
  noAr,
  ordem,
}: Partial<FiltroRadios>): [string, string][] => [
  ...(tag ? [['tag', tag] as [string, string]] : []),
  ...(estado ? [['estado', estado] as [string, string]] : []),
  ...(noAr ? [['no_ar', '1'] as [string, string]] : []),
  ...(ordem && ordem !== 'nome' ? [['ordem', ordem] as [string, string]] : []),
];

/** Whether anything narrows the list; the order does not. */
export const isFiltrada = ({ busca, tag, estado, noAr }: FiltroRadios): boolean =>
  busca.trim() !== '' || tag !== '' || estado !== '' || noAr;

/** What the server is asked for: a page of the whole list, or all that a filter leaves (especificação 5). */
export const consultaDaLista = (filtro: FiltroRadios, pagina: number): string => {
  const busca = filtro.busca.trim().slice(0, BUSCA_MAXIMA);
  const paginas: [string, string][] = isFiltrada(filtro)
    ? []
    : [
        ['pagina', String(pagina)],
        ['limite', String(RADIOS_POR_PAGINA)],
      ];
  const procura: [string, string][] = busca === '' ? [] : [['busca', busca]];
  return new URLSearchParams([...paginas, ...procura, ...parametros(filtro)]).toString();
};

import { isEstado, NOME_DO_ESTADO } from '@portal/contracts/lugar/lugar';
import { BUSCA_MAXIMA } from '@portal/contracts/radio/listagem';
import { parametros, type FiltroRadios } from './consulta';

/** What an address says of the list, whatever somebody wrote into it. */
export const filtroDoHash = (hash: string): Omit<FiltroRadios, 'busca'> => {
  const [, consulta = ''] = /^#[^#?]*\?([^#]*)/.exec(hash) ?? [];
  const ditos = new URLSearchParams(consulta);
  const estado = (ditos.get('estado') ?? '').toUpperCase();
  return {
    tag: (ditos.get('tag') ?? '').trim().slice(0, BUSCA_MAXIMA),
    estado: isEstado(estado) ? estado : '',
    noAr: ditos.get('no_ar') === '1',
    ordem: ditos.get('ordem') === 'mais-ouvidas' ? 'mais-ouvidas' : 'nome',
  };
};

/** Address of the list with these filters: `/#webradios?tag=hinos&estado=PE`. */
export const hrefDaLista = (filtro: Partial<FiltroRadios>): string => {
  const consulta = new URLSearchParams(parametros(filtro)).toString();
  return consulta === '' ? '/#webradios' : `/#webradios?${consulta}`;
};

/** A state as people call it; what is none, as it was written. */
export const nomeDoEstado = (estado: string): string =>
  isEstado(estado) ? NOME_DO_ESTADO[estado] : estado;

/** What the tab is called: `Web Rádios de hinos · Pernambuco`. */
export const tituloDaLista = ({ tag, estado, noAr }: FiltroRadios): string => {
  if (tag === '' && estado === '' && !noAr) return 'Web Rádios Online';
  return [
    tag === '' ? 'Web Rádios' : `Web Rádios de ${tag}`,
    ...(estado === '' ? [] : [nomeDoEstado(estado)]),
    ...(noAr ? ['no ar agora'] : []),
  ].join(' · ');
};

/** Why a list is empty: what was asked of it. */
export const porQueVazia = ({ busca, tag, estado, noAr }: FiltroRadios): string => {
  const pedidos = [
    ...(busca.trim() === '' ? [] : [`“${busca.trim()}”`]),
    ...(tag === '' ? [] : [`etiqueta ${tag}`]),
    ...(estado === '' ? [] : [nomeDoEstado(estado)]),
    ...(noAr ? ['só no ar'] : []),
  ];
  return `Nada para ${pedidos.join(' · ')}.`;
};

/** The words announced after a search or under the title. */
export const contagem = (total: number): string =>
  total === 1 ? '1 web rádio encontrada' : `${total} web rádios encontradas`;

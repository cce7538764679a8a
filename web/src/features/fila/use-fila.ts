import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { useEffect, useRef, useState } from 'react';
import { useMedia } from '../../lib/use-media';
import { useAberto } from '../anuncios/use-aberto';
import { proximoDepoisDe, vizinhoDe } from './vizinho';

/** Id of an ad's link in the list, where J and K take the focus. */
export const idNaFila = (id: number): string => `fila-${id}`;

/** Which ad of the queue is looked at, and where the focus goes when that changes by a key or a decision. */
export const useFila = (fila: readonly Anuncio[], decididos: ReadonlySet<number>) => {
  const aberto = useAberto();
  const larga = useMedia('(min-width: 1024px)');
  const titulo = useRef<HTMLHeadingElement>(null);
  const focar = useRef<'lista' | 'titulo' | null>(null);
  const [vistos] = useState(() => new Map<number, Anuncio>());
  fila.forEach((anuncio) => vistos.set(anuncio.id, anuncio));

  // Beside the list one ad is always shown. It stays the one that is looked at: a key that decides meets no other, only
  // because somebody else decided on it meanwhile.
  const [mostrado, setMostrado] = useState<number | null>(null);
  const primeiro = fila[0]?.id ?? null;
  const semPedido = mostrado === null || decididos.has(mostrado) ? primeiro : mostrado;
  const padrao = larga && aberto.id === null ? semPedido : null;
  if (padrao !== mostrado) setMostrado(padrao);

  // What was decided here has left the queue; the page of an ad that never was in it stays.
  const pedido = aberto.id ?? padrao;
  const saiu = pedido !== null && decididos.has(pedido) && vistos.has(pedido);
  const escolhido = fila.find(({ id }) => id === pedido) ?? (larga && saiu ? fila[0] : undefined);
  const foraDaFila = pedido !== null && !escolhido && !saiu ? pedido : null;
  const [lugar, setLugar] = useState(0);
  const aqui = escolhido ? fila.indexOf(escolhido) : lugar;
  if (aqui !== lugar) setLugar(aqui);

  const id = escolhido?.id;
  useEffect(() => {
    if (focar.current === 'lista' && id !== undefined)
      document.getElementById(idNaFila(id))?.focus();
    if (focar.current === 'titulo') titulo.current?.focus();
    focar.current = null;
  }, [id]);

  const ir = (para: Anuncio | undefined, foco: 'lista' | 'titulo') => {
    focar.current = foco;
    aberto.abrir(para?.id ?? null, true);
  };
  return {
    larga,
    titulo,
    escolhido,
    /** The ad of the address, when it no longer waits; as it was last seen here, if it was. */
    foraDaFila: foraDaFila === null ? null : { id: foraDaFila, visto: vistos.get(foraDaFila) },
    mover: (passo: 1 | -1) =>
      ir(vizinhoDe(fila, id ?? null, passo, lugar), larga ? 'lista' : 'titulo'),
    depoisDe: (anuncio: Anuncio) => ir(proximoDepoisDe(fila, anuncio.id), 'titulo'),
    voltarA: (anuncio: Anuncio) => ir(anuncio, 'titulo'),
    fechar: () => (aberto.id === null ? setMostrado(null) : aberto.fechar()),
  };
};

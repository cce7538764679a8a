import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, type To } from 'react-router-dom';
import { ABERTO_DA_LISTA, veioDaLista } from '../../lib/use-voltar';

export interface Aberto {
  /** The ad that is open, by its code. */
  id: number | null;
  /** Address that opens an ad, for a link with the state `ABERTO_DA_LISTA`. */
  para: (id: number) => To;
  abrir: (id: number | null, replace?: boolean) => void;
  fechar: () => void;
}

/** The windows of an ad: one opens in the other's place. */
const JANELAS = ['anuncio', 'pagar', 'renovar'];

const codigo = (texto: string | null): number | null =>
  texto !== null && /^[1-9]\d{0,9}$/.test(texto) ? Number(texto) : null;

/** Which ad is open is part of the address: a link leads to it, and stepping back closes it. */
export const useAberto = (parametro = 'anuncio'): Aberto => {
  const local = useLocation();
  const { pathname, search, hash } = local;
  const state: unknown = local.state;
  const navigate = useNavigate();
  const id = codigo(new URLSearchParams(search).get(parametro));
  const agora = useRef(id);
  useEffect(() => {
    agora.current = id;
  });
  const com = (valor: number | null): To => {
    const parametros = new URLSearchParams(search);
    if (valor === null) parametros.delete(parametro);
    else {
      for (const outra of JANELAS) if (outra !== parametro) parametros.delete(outra);
      parametros.set(parametro, String(valor));
    }
    return { pathname, search: parametros.toString(), hash };
  };
  return {
    id,
    para: com,
    abrir: (outro, replace = false) =>
      navigate(com(outro), { replace, state: replace ? state : ABERTO_DA_LISTA }),
    fechar: () => {
      // Closed already, by whoever did not wait: one step back more would leave the list.
      if (agora.current !== id) return;
      if (veioDaLista(state)) navigate(-1);
      else navigate(com(null), { replace: true });
    },
  };
};

/**
 * Snapshot of the open ad, as it was last read: a list that moves on while somebody changes an ad, or that the ad
 * leaves by their own change, does not take the form away.
 */
export const useAnuncioAberto = (anuncios: readonly Anuncio[] = [], parametro?: string) => {
  const { id, fechar } = useAberto(parametro);
  const [visto, setVisto] = useState<Anuncio>();
  const lido = anuncios.find((anuncio) => anuncio.id === id);
  if (lido && lido !== visto) setVisto(lido);
  return { anuncio: lido ?? (visto?.id === id ? visto : undefined), fechar };
};

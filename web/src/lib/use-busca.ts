import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { comNoHistorico, textoDoHistorico } from './historico';
import { ESPERA_DA_BUSCA_MS } from './use-quieto';

interface Busca {
  /** What the field shows. */
  digitado: string;
  /** The typed text, debounced; it lives in the history entry, so stepping back finds it. */
  busca: string;
  digitar: (texto: string) => void;
}

/** The search of a list. */
export const useBusca = (): Busca => {
  const local = useLocation();
  const navigate = useNavigate();
  const busca = textoDoHistorico(local.state, 'busca');
  const [digitado, setDigitado] = useState(busca);
  const [vista, setVista] = useState(busca);
  const espera = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(espera.current), []);
  // A filter pressed while the text waits has changed the address: the text joins it.
  const aqui = useRef(local);
  useEffect(() => {
    aqui.current = local;
  });

  // Another history entry came (the menu, back, forward): its text takes the field's place.
  if (vista !== busca) {
    setVista(busca);
    setDigitado(busca);
  }

  const digitar = (texto: string) => {
    setDigitado(texto);
    clearTimeout(espera.current);
    espera.current = setTimeout(() => {
      const { current } = aqui;
      navigate(
        { pathname: current.pathname, hash: current.hash },
        { replace: true, state: comNoHistorico(current.state, { busca: texto }) },
      );
    }, ESPERA_DA_BUSCA_MS);
  };
  return { digitado, busca, digitar };
};

import { BUSCA_MAXIMA } from '@portal/contracts/radio/listagem';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { filtroDoHistorico, type FiltroRadios } from './filtro';

/** Quiet time after a key before the server is asked, in ms. */
const ESPERA_DA_BUSCA_MS = 250;

interface Filtro {
  /** What the list shows: it follows the typed text after a short quiet. */
  filtro: FiltroRadios;
  digitado: string;
  digitar: (texto: string) => void;
  tirarTag: () => void;
}

/** The filter of the list, kept in its history entry: stepping back finds the search as it was left. */
export const useFiltro = (): Filtro => {
  const local = useLocation();
  const navigate = useNavigate();
  const filtro = filtroDoHistorico(local.state);
  const [digitado, setDigitado] = useState(filtro.busca);
  const [vista, setVista] = useState(filtro.busca);
  const espera = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(espera.current), []);

  // Another history entry came (the menu, back, forward): its text takes the field's place.
  if (vista !== filtro.busca) {
    setVista(filtro.busca);
    setDigitado(filtro.busca);
  }

  const filtrar = (novo: FiltroRadios) =>
    navigate({ pathname: local.pathname, hash: local.hash }, { replace: true, state: novo });
  const digitar = (texto: string) => {
    const busca = texto.slice(0, BUSCA_MAXIMA);
    setDigitado(busca);
    clearTimeout(espera.current);
    espera.current = setTimeout(() => filtrar({ busca, tag: filtro.tag }), ESPERA_DA_BUSCA_MS);
  };
  const tirarTag = () => {
    clearTimeout(espera.current);
    filtrar({ busca: digitado, tag: '' });
  };
  return { filtro, digitado, digitar, tirarTag };
};

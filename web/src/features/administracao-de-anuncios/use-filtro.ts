import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ESPERA_DA_BUSCA_MS } from '../../lib/use-quieto';
import { comFiltro, parseFiltro, type Filtro } from './filtro';

/** The filter of a list is part of the address; what is typed gets there once the keys are quiet. */
export const useFiltro = () => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const filtro = parseFiltro(search);
  const [digitado, setDigitado] = useState(filtro.busca);
  const [vista, setVista] = useState(filtro.busca);
  const espera = useRef<ReturnType<typeof setTimeout>>();
  const atual = useRef(search);
  useEffect(() => {
    atual.current = search;
  });
  useEffect(() => () => clearTimeout(espera.current), []);

  // Another address came (a link, back, forward): its text takes the field's place.
  if (vista !== filtro.busca) {
    setVista(filtro.busca);
    setDigitado(filtro.busca);
  }
  const mudar = (mudanca: Partial<Filtro>) =>
    navigate({ pathname, search: comFiltro(atual.current, mudanca), hash }, { replace: true });
  const digitar = (busca: string) => {
    setDigitado(busca);
    clearTimeout(espera.current);
    espera.current = setTimeout(() => mudar({ busca }), ESPERA_DA_BUSCA_MS);
  };
  return { filtro, digitado, digitar, mudar };
};

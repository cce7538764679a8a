import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSobDemanda } from '../../lib/use-sob-demanda';
import { usePlayerDriver } from '../player-context';
import type { PlayerState } from '../player-state';
import { ligarMais } from './mais';
import { useBarHeight } from './use-bar-height';
import { useEnderecoAtual } from './use-current-source';
import { useTeclas } from './use-keys';

const importarFolha = () => import('../folha/over-the-page').then(({ POR_CIMA }) => POR_CIMA);

interface CompanionProps {
  /** What the bar shows: what sounds, or what it offers. */
  state: PlayerState;
  /** The bar's own button. */
  apertar: () => void;
  aberta: 'player' | 'teclas' | null;
  setAberta: (aberta: 'player' | 'teclas' | null) => void;
}

/** Goes along with the bar on every page: keys, and what opens over the page. */
export const Companhia = ({ state, apertar, aberta, setAberta }: CompanionProps) => {
  const driver = usePlayerDriver();
  const { fila } = ligarMais(driver);
  const [folha, pedirFolha] = useSobDemanda(importarFolha, 'pedido');
  const mostrarTeclas = useCallback(() => setAberta('teclas'), [setAberta]);
  const fechar = useCallback(() => setAberta(null), [setAberta]);
  // An address that was typed has no key of its own.
  const { key, hash } = useLocation();
  const entrada = key + hash;
  const abertaEm = useRef(entrada);
  // What was opened belongs to the page it was opened on: going on or back closes it.
  useEffect(() => {
    if (abertaEm.current === entrada) return;
    abertaEm.current = entrada;
    fechar();
  }, [entrada, fechar]);
  useTeclas(driver, fila, mostrarTeclas);
  useBarHeight();
  useEnderecoAtual(state, driver, fila);
  useEffect(() => {
    // What sounds may be looked at; what was asked to open has to.
    if (state.fonte || aberta) pedirFolha();
  }, [state.fonte, aberta, pedirFolha]);
  if (!folha) return null;
  return (
    <>
      <folha.FolhaDoPlayer
        state={state}
        apertar={apertar}
        aberta={aberta === 'player'}
        onFechar={fechar}
      />
      <folha.DialogoDasTeclas aberto={aberta === 'teclas'} onFechar={fechar} />
    </>
  );
};

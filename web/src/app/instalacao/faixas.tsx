import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { COMO_INSTALAR, instalacao, instalar } from '../../lib/instalacao';
import { quandoFicar } from '../../lib/quando-vagar';
import { usePlayer } from '../../player/hooks';
import { usePlayerDriver } from '../../player/player-context';
import { isAtivo } from '../../player/player-state';
import { Botao } from '../../ui/botao';
import { ID_DAS_FAIXAS } from '../casca';
import { contarEscuta, isHoraDeOferecer, lembrarQueOfereceu } from './escutas';
import estilos from './faixas.module.css';
import { passarParaANova, registrar } from './service-worker';
import { useContinuarOuvindo } from './use-continuar-ouvindo';
import { useSiteQueSeFoi } from './use-site-que-se-foi';

/** The service worker of a newer site that waits to take over; null as long as there is none. */
const useVersaoNova = (): ServiceWorker | null => {
  const queryClient = useQueryClient();
  const [nova, setNova] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    // What Vite serves while somebody develops has no worker. Who asked to save data is charged for nothing ahead.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator) || navigator.connection?.saveData)
      return undefined;
    // Storage may be closed to it: the portal is as it is without.
    const comecar = () => void registrar(queryClient, setNova).catch(() => undefined);
    return quandoFicar(comecar);
  }, [queryClient]);
  return nova;
};

/** Whether the portal offers to be installed now: once in this browser, to whoever keeps coming back to listen. */
const useOferta = (isPossivel: boolean): [oferecendo: boolean, encerrar: () => void] => {
  const driver = usePlayerDriver();
  const [hora, setHora] = useState(isHoraDeOferecer);
  useEffect(
    () =>
      driver.onTocou(() => {
        contarEscuta();
        setHora((chegou) => chegou || isHoraDeOferecer());
      }),
    [driver],
  );
  const oferecendo = hora && isPossivel;
  useEffect(() => {
    if (oferecendo) lembrarQueOfereceu();
  }, [oferecendo]);
  return [oferecendo, () => setHora(false)];
};

/** What somebody wrote in a form; a browser that does not know these words finds nothing. */
const ESCRITO = 'form :is(:user-valid,:user-invalid)';

/** What is told under the player: a newer site, or that the portal can be installed. Never both, never over the page. */
export const Faixas = () => {
  const { state } = usePlayer();
  const nova = useVersaoNova();
  const siteSeFoi = useSiteQueSeFoi();
  const como = useSyncExternalStore(instalacao.assinar, instalacao.ler);
  const [oferecendo, encerrar] = useOferta(como !== null);
  const [perde, setPerde] = useState(false);
  useContinuarOuvindo();
  const atualizar = () => {
    if (!perde && document.querySelector(ESCRITO)) setPerde(true);
    else if (nova) passarParaANova(nova);
    else window.recomecar?.();
  };

  const lugar = document.getElementById(ID_DAS_FAIXAS);
  if (!lugar) return null;
  // What sounds is not disturbed by a newer site; who was just refused something by it is told.
  if (siteSeFoi || (nova && !isAtivo(state)))
    return createPortal(
      <div className={estilos.faixa}>
        <p>Há uma versão nova</p>
        <Botao variante="secundario" onClick={atualizar}>
          Atualizar{perde && ' e perder o que escrevi'}
        </Botao>
      </div>,
      lugar,
    );
  if (!oferecendo) return null;
  const aceitar = () => {
    encerrar();
    void instalar();
  };
  return createPortal(
    <div className={estilos.faixa}>
      <p>
        {como === 'botao'
          ? 'Instale o portal e ouça com um toque.'
          : `Tenha o portal à mão. ${COMO_INSTALAR}`}
      </p>
      <div className={estilos.acoes}>
        {como === 'botao' && (
          <Botao variante="secundario" onClick={aceitar}>
            Instalar
          </Botao>
        )}
        <Botao variante="fantasma" onClick={encerrar}>
          Agora não
        </Botao>
      </div>
    </div>,
    lugar,
  );
};

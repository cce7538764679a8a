import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePlayerDriver } from '../../player/player-context';
import { lerOuvidas } from '../../player/remembered-sources';

/** What the shortcut 'Continuar ouvindo' of the installed portal opens. */
const CONTINUAR = '?continuar';

/** Plays what was heard last, when the portal was opened for that; a browser that wants a tap first says so in the bar. */
export const useContinuarOuvindo = (): void => {
  const driver = usePlayerDriver();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (search !== CONTINUAR) return;
    const [ultima] = lerOuvidas();
    if (ultima) driver.tocar(ultima);
    // Opened again from here it should not play by itself.
    navigate({ pathname: '/', hash }, { replace: true });
  }, [driver, hash, navigate, search]);
};

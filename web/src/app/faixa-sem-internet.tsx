import { WifiOff } from 'lucide-react';
import { useOnline } from '../lib/use-online';
import estilos from './faixa-sem-internet.module.css';

/** Stands under the player while there is no internet; what was read stays on the page. */
export const FaixaSemInternet = () => {
  const online = useOnline();
  return (
    <div role="status" className={estilos.lugar}>
      {!online && (
        <p className={estilos.faixa}>
          <WifiOff size={20} aria-hidden />
          Você está sem internet. O que já foi carregado continua aqui.
        </p>
      )}
    </div>
  );
};

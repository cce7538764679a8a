import { WifiOff } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { useOnline } from '../lib/use-online';
import type { Fonte } from '../player/fonte';
import { PlayerBar } from '../player/player-bar';
import estilos from './casca.module.css';

/** Where what is told under the player goes (instalacao/faixas.tsx). */
export const ID_DAS_FAIXAS = 'faixas';

/** Stands under the player while there is no internet; what was read stays on the page. */
const FaixaSemInternet = () => {
  const online = useOnline();
  return (
    <div role="status" id={ID_DAS_FAIXAS} className={estilos.lugar}>
      {!online && (
        <p className={estilos.faixa}>
          <WifiOff size={20} aria-hidden />
          Você está sem internet. O que já foi carregado continua aqui.
        </p>
      )}
    </div>
  );
};

interface Props {
  radioPadrao: Fonte | null | undefined;
  cabecalho: ReactNode;
  rodape: ReactNode;
  children: ReactNode;
}

const ID_CONTEUDO = 'conteudo';

/** What surrounds every page: skip link, player, header, content, footer (visual 2.1). */
export const Casca = forwardRef<HTMLElement, Props>(
  ({ radioPadrao, cabecalho, rodape, children }, conteudo) => {
    // A plain hash link would change the page: the hash is the address of pages here.
    const pular = () => document.getElementById(ID_CONTEUDO)?.focus();
    return (
      <>
        <button type="button" className={estilos.pular} onClick={pular}>
          Pular para o conteúdo
        </button>
        <PlayerBar radioPadrao={radioPadrao} />
        <FaixaSemInternet />
        {cabecalho}
        <main ref={conteudo} id={ID_CONTEUDO} tabIndex={-1} className={estilos.conteudo}>
          {children}
        </main>
        {rodape}
      </>
    );
  },
);
Casca.displayName = 'Casca';

import type { Portal } from '@portal/contracts/portal/portal';
import { useQuery } from '@tanstack/react-query';
import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { RedesSociais } from '../features/menu/redes-sociais';
import { portalQuery } from '../lib/portal-query';
import { useToques } from '../lib/toques';
import { useSobDemanda } from '../lib/use-sob-demanda';
import { nomearAba } from '../lib/use-titulo';
import type { Fonte } from '../player/fonte';
import { fonteDaRadio } from '../player/fonte-da-radio';
import { Avisos } from '../ui/avisos';
import { Cabecalho } from './cabecalho';
import { Casca } from './casca';
import { lerEndereco, type Endereco } from './endereco';
import { PAGINAS_DO_PORTAL } from './paginas';
import { MenuDeQuemEsta, QuandoSeSabeQuemEsta } from './quem-esta';
import { Rodape } from './rodape';
import { Rotas } from './rotas';
import { useAtalhoDaBusca } from './use-atalho-da-busca';
import { useNavegacao } from './use-navegacao';

const useEndereco = (): Endereco | null => {
  const { pathname, hash } = useLocation();
  const [primeiro] = useState(hash);
  // The router listens once it stands: who followed a drawn link while that was being made is elsewhere by now.
  useEffect(() => {
    if (window.location.hash !== primeiro) window.dispatchEvent(new PopStateEvent('popstate'));
  }, [primeiro]);
  return useMemo(() => lerEndereco(pathname, hash), [pathname, hash]);
};

/**
 * The radio the player offers before anything was chosen, as staff set it (especificação 2.7): null is none, undefined
 * not known yet.
 */
const fontePadrao = (portal: Portal | undefined): Fonte | null | undefined => {
  if (!portal) return undefined;
  const radio = portal.radio_padrao;
  return radio && fonteDaRadio(radio);
};

const importarMenu = () => import('../features/menu/menu-lateral');
const importarBusca = () => import('../pages/busca/dialogo-busca');
const importarLogin = () => import('../pages/login/modal-de-login');

/** The shell at work: what is open over the page, and which page it is. Who is here, each part that depends on it asks. */
export const PortalDasRadios = () => {
  const { pathname } = useLocation();
  const endereco = useEndereco();
  const pagina = endereco?.pagina ?? null;
  const { data: portal } = useQuery(portalQuery);
  const conteudo = useRef<HTMLElement>(null);
  const local = pagina ?? pathname;
  const [aberto, setAberto] = useState<'menu' | 'login' | 'busca' | null>(null);
  const [abertoEm, setAbertoEm] = useState(local);
  // What was opened belongs to the page it was opened on: going on or back closes it.
  if (abertoEm !== local) {
    setAbertoEm(local);
    setAberto(null);
  }
  const [menu, pedirMenu] = useSobDemanda(importarMenu);
  const [login, pedirLogin] = useSobDemanda(importarLogin, 'fica');
  const [busca, pedirBusca] = useSobDemanda(importarBusca, 'fica');

  const fechar = useCallback(() => setAberto(null), []);
  const abrirLogin = useCallback(() => {
    pedirLogin();
    setAberto('login');
  }, [pedirLogin]);
  const abrirBusca = useCallback(() => {
    pedirBusca();
    setAberto('busca');
  }, [pedirBusca]);
  const abrirMenu = () => {
    pedirMenu();
    setAberto('menu');
  };

  // Before the effects of the page itself, which may name the tab after what it shows.
  useLayoutEffect(() => nomearAba(pagina ? PAGINAS_DO_PORTAL[pagina].titulo : undefined), [pagina]);
  useAtalhoDaBusca(abrirBusca);
  useNavegacao(local, conteudo);
  useToques('casca', true);

  return (
    <>
      <Casca
        ref={conteudo}
        radioPadrao={fontePadrao(portal)}
        cabecalho={
          <Cabecalho
            pagina={pagina}
            menuAberto={aberto === 'menu'}
            onAbrirMenu={abrirMenu}
            onPrepararMenu={pedirMenu}
            onFazerLogin={abrirLogin}
            // The frame that answers the finger is painted first. Who types goes on typing: the keys open it at once.
            onBuscar={() => startTransition(abrirBusca)}
            onPrepararBusca={pedirBusca}
          />
        }
        rodape={<Rodape redes={<RedesSociais redes={portal?.redes_sociais} />} />}
      >
        <Rotas endereco={endereco} />
      </Casca>
      {aberto === 'menu' && menu && (
        <MenuDeQuemEsta
          Menu={menu.MenuLateral}
          redes={portal?.redes_sociais}
          onFechar={fechar}
          onFazerLogin={abrirLogin}
        />
      )}
      {aberto === 'busca' && busca && <busca.DialogoBusca onFechar={fechar} />}
      {aberto === 'login' && login && <login.ModalDeLogin onFechar={fechar} />}
      <QuandoSeSabeQuemEsta
        naHome={pagina === 'home'}
        pronta={portal !== undefined}
        onConvidar={abrirLogin}
      />
      <Avisos />
    </>
  );
};

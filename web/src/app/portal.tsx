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
import { useToquesNaCasca } from '../lib/toques';
import { useSobDemanda } from '../lib/use-sob-demanda';
import { nomearAba } from '../lib/use-titulo';
import type { Fonte } from '../player/fonte';
import { fonteDaRadio } from '../player/fonte-da-radio';
import { useSair } from '../session/use-sair';
import { useSessao } from '../session/use-sessao';
import { Avisos } from '../ui/avisos';
import { Cabecalho } from './cabecalho';
import { Casca } from './casca';
import { lerEndereco, type Endereco } from './endereco';
import { PAGINAS_DO_PORTAL } from './paginas';
import { Rodape } from './rodape';
import { Rotas } from './rotas';
import { useAtalhoDaBusca } from './use-atalho-da-busca';
import { useConviteDeLogin } from './use-convite-de-login';
import { useLevarAoSegundoPasso } from './use-levar-ao-segundo-passo';
import { useMonitoramento } from './use-monitoramento';
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

const importarDepois = () => import('./depois');
const importarMenu = () => import('../features/menu/menu-lateral');
const importarBusca = () => import('../pages/busca/dialogo-busca');
const importarLogin = () => import('../pages/login/modal-de-login');

/** The shell at work: what is open over the page, who is here, which page it is. */
export const PortalDasRadios = () => {
  const { pathname } = useLocation();
  const endereco = useEndereco();
  const pagina = endereco?.pagina ?? null;
  const { data: portal } = useQuery(portalQuery);
  const sessao = useSessao();
  const sair = useSair();
  const conteudo = useRef<HTMLElement>(null);
  const local = pagina ?? pathname;
  const [aberto, setAberto] = useState<'menu' | 'login' | 'busca' | null>(null);
  const [abertoEm, setAbertoEm] = useState(local);
  // What was opened belongs to the page it was opened on: going on or back closes it.
  if (abertoEm !== local) {
    setAbertoEm(local);
    setAberto(null);
  }
  const [depois] = useSobDemanda(importarDepois);
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
  useMonitoramento(sessao.conhecida);
  useLevarAoSegundoPasso(sessao.faltaSegundoPasso);
  useToquesNaCasca(sessao.aCaminho);
  useConviteDeLogin({
    naHome: pagina === 'home',
    convidado: sessao.conhecida && sessao.papel === 'convidado',
    pronta: portal !== undefined,
    abrir: abrirLogin,
  });

  return (
    <>
      <Casca
        ref={conteudo}
        radioPadrao={fontePadrao(portal)}
        cabecalho={
          <Cabecalho
            pagina={pagina}
            papel={sessao.papel}
            usuario={sessao.usuario}
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
        <menu.MenuLateral
          papel={sessao.papel}
          usuario={sessao.usuario}
          redes={portal?.redes_sociais}
          onFechar={fechar}
          onFazerLogin={abrirLogin}
          onSair={() => void sair()}
        />
      )}
      {aberto === 'busca' && busca && <busca.DialogoBusca onFechar={fechar} />}
      {aberto === 'login' && login && <login.ModalDeLogin onFechar={fechar} />}
      {depois && <depois.Depois mensagem={sessao.mensagem} />}
      <Avisos />
    </>
  );
};

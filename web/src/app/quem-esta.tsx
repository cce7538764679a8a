import type { ComponentProps } from 'react';
import type { MenuLateral } from '../features/menu/menu-lateral';
import { useSobDemanda } from '../lib/use-sob-demanda';
import { useSair } from '../session/use-sair';
import { useSessao } from '../session/use-sessao';
import { useConviteDeLogin } from './use-convite-de-login';
import { useLevarAoSegundoPasso } from './use-levar-ao-segundo-passo';
import { useMonitoramento } from './use-monitoramento';

// Who is here is known while the page is being drawn, and a query's answer draws what asked for it at once: so only what
// depends on it asks.

const importarDepois = () => import('./depois');

interface Props {
  naHome: boolean;
  /** Home's own content has come. */
  pronta: boolean;
  onConvidar: () => void;
}

/** What the portal does once it knows who is here, and what it then tells them. */
export const QuandoSeSabeQuemEsta = ({ naHome, pronta, onConvidar }: Props) => {
  const sessao = useSessao();
  const [depois] = useSobDemanda(importarDepois);
  useMonitoramento(sessao.conhecida);
  useLevarAoSegundoPasso(sessao.faltaSegundoPasso);
  useConviteDeLogin({
    naHome,
    convidado: sessao.conhecida && sessao.papel === 'convidado',
    pronta,
    abrir: onConvidar,
  });
  return depois && <depois.Depois mensagem={sessao.mensagem} />;
};

interface PropsDoMenu extends Omit<
  ComponentProps<typeof MenuLateral>,
  'papel' | 'usuario' | 'onSair'
> {
  /** It comes when it is first asked for. */
  Menu: typeof MenuLateral;
}

/** The side menu of who is here. */
export const MenuDeQuemEsta = ({ Menu, ...props }: PropsDoMenu) => {
  const { papel, usuario } = useSessao();
  const sair = useSair();
  return <Menu {...props} papel={papel} usuario={usuario} onSair={() => void sair()} />;
};

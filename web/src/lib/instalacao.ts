/** Of Chromium only: its own offer to install, kept by index.html until somebody asks for it. */
interface Convite extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    conviteDeInstalar?: Convite | undefined;
  }
  interface Navigator {
    /** Of Safari only. */
    standalone?: boolean;
  }
}

/** How the portal is installed here: by a button, by hand as Apple wants it, or not at all. */
export type Instalacao = 'botao' | 'a-mao' | null;

const MUDANCAS = ['beforeinstallprompt', 'appinstalled', 'convite-usado'] as const;

const isDaApple = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  // An iPad says that it is a Mac; no Mac is touched.
  /iP(hone|ad|od)/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

const isInstalado = (): boolean =>
  navigator.standalone === true || window.matchMedia('(display-mode: standalone)').matches;

export const instalacao = {
  assinar: (ouvir: () => void): (() => void) => {
    for (const nome of MUDANCAS) window.addEventListener(nome, ouvir);
    return () => {
      for (const nome of MUDANCAS) window.removeEventListener(nome, ouvir);
    };
  },
  ler: (): Instalacao => {
    const como = window.conviteDeInstalar ? 'botao' : isDaApple(navigator) ? 'a-mao' : null;
    return como && isInstalado() ? null : como;
  },
};

/** Shows the browser's offer, which it gives once. */
export const instalar = async (): Promise<void> => {
  const convite = window.conviteDeInstalar;
  if (!convite) return;
  delete window.conviteDeInstalar;
  await convite.prompt().catch(() => undefined);
  window.dispatchEvent(new Event('convite-usado'));
};

export const COMO_INSTALAR =
  'Toque em Compartilhar, na barra do navegador, e depois em “Adicionar à Tela de Início”.';

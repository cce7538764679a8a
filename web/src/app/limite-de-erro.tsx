import { Component, type ReactNode } from 'react';
import { BlocoFalhou } from '../ui/bloco-falhou';

interface Props {
  children: ReactNode;
}

const FALHA = { msg: 'Não conseguimos abrir esta página. Verifique sua internet e tente de novo.' };

declare global {
  interface Window {
    /** Opens the page anew, as the server has it now (index.html); `sozinho`: nobody asked for it. */
    recomecar?: (sozinho?: boolean) => void;
  }
}

/**
 * Error boundary: for a page that did not arrive (no internet, or a new version of the portal took its place) or that
 * broke; the shell and what is playing go on, and when the internet is back the page comes by itself. Only a class can catch what
 * a render throws.
 */
export class LimiteDeErro extends Component<Props, { falhou: boolean }> {
  override state = { falhou: false };

  static getDerivedStateFromError(): { falhou: boolean } {
    return { falhou: true };
  }

  override componentDidCatch(): void {
    window.recomecar?.(true);
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.voltar);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.voltar);
  }

  /**
   * What sounds is worth more than the page: then the button is there. The service worker stays: it was the internet that was
   * missing, and may be again at once.
   */
  voltar = (): void => {
    if (this.state.falhou && !document.querySelector('[data-estado="tocando"]')) location.reload();
  };

  override render(): ReactNode {
    // React remembers the failed import for as long as the page lives: only a reload asks again.
    return this.state.falhou ? (
      <BlocoFalhou erro={FALHA} onTentar={() => window.recomecar?.()} />
    ) : (
      this.props.children
    );
  }
}

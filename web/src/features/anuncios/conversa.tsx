import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { classeBotao } from '../../ui/botao';

/** The way to a chat about an ad. */
export const Conversa = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className={classeBotao('secundario')}>
    <MessageCircle size={20} aria-hidden />
    {children}
    <span className="so-leitor"> (abre em nova aba)</span>
  </a>
);

import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { classeBotao } from './botao';

interface Props {
  href: string;
  /** Name the file is saved under. */
  arquivo: string;
  children: ReactNode;
}

/** A link that saves a file. */
export const Baixar = ({ href, arquivo, children }: Props) => (
  <a href={href} download={arquivo} className={classeBotao('secundario')}>
    <Download size={20} aria-hidden />
    {children}
  </a>
);

import { ArrowLeft } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { classes } from './classes';
import estilos from './link-voltar.module.css';

interface Props {
  href: string;
  onClick: (evento: MouseEvent) => void;
  children: ReactNode;
}

/** The way from a detail back to its list. */
export const LinkVoltar = ({ href, onClick, children }: Props) => (
  <a href={href} onClick={onClick} className={classes('so-tela', estilos.voltar)}>
    <ArrowLeft size={20} aria-hidden />
    {children}
  </a>
);

import type { Portal } from '@portal/contracts/portal/portal';
import { ArrowUpRight, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import estilos from './atalhos.module.css';

export const Atalhos = ({ atalhos }: { atalhos: Portal['atalhos'] }) => (
  <ul className={estilos.lista}>
    {atalhos.map(({ titulo, link, externo }) => (
      <li key={`${titulo} ${link}`}>
        {externo ? (
          <a href={link} className={estilos.atalho} target="_blank" rel="noopener noreferrer">
            {titulo}
            <span className="so-leitor"> (abre em nova aba)</span>
            <ArrowUpRight className={estilos.seta} aria-hidden />
          </a>
        ) : (
          <Link to={link} className={estilos.atalho}>
            {titulo}
            <ChevronRight className={estilos.seta} aria-hidden />
          </Link>
        )}
      </li>
    ))}
  </ul>
);

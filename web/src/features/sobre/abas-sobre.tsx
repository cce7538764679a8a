import { Link } from 'react-router-dom';
import { hrefPagina } from '../../lib/enderecos';
import css from './sobre.module.css';

const ABAS = [
  { pagina: 'home', rotulo: 'Home' },
  { pagina: 'quemsomos', rotulo: 'Quem Somos' },
  { pagina: 'diretoria', rotulo: 'Diretoria' },
] as const;

/**
 * The tabs of the about page (especificação 2.6). Each is a page with its own address, so they are links that say which
 * one is open.
 */
export const AbasSobre = ({ atual }: { atual: 'quemsomos' | 'diretoria' }) => (
  <nav aria-label="Sobre o portal">
    <ul className={css.abas}>
      {ABAS.map(({ pagina, rotulo }) => (
        <li key={pagina}>
          <Link
            className={css.aba}
            to={hrefPagina(pagina)}
            aria-current={pagina === atual ? 'page' : undefined}
          >
            {rotulo}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

import { Link } from 'react-router-dom';
import { hrefPagina, type Pagina } from '../lib/enderecos';
import estilos from './navegacao.module.css';

const ABAS: readonly (readonly [Pagina, string])[] = [
  ['home', 'Home'],
  ['webradios', 'Web Rádios'],
  ['cantores', 'Cantores'],
];

export const Navegacao = ({ pagina }: { pagina: Pagina | null }) => (
  <nav aria-label="Principal">
    <ul className={estilos.abas}>
      {ABAS.map(([destino, rotulo]) => (
        <li key={destino}>
          <Link
            to={hrefPagina(destino)}
            className={estilos.aba}
            aria-current={pagina === destino ? 'page' : undefined}
          >
            {rotulo}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

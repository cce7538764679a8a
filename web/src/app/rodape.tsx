import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import { NOME_DO_PORTAL } from '@portal/contracts/portal/nome';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hrefPagina, type Pagina } from '../lib/enderecos';
import { Marca } from '../ui/marca';
import { Onda } from '../ui/onda';
import estilos from './rodape.module.css';

const LINKS: readonly (readonly [Pagina, string])[] = [
  ['webradios', 'Web Rádios'],
  ['cantores', 'Cantores'],
  ['musicas', 'Músicas'],
  ['publicidade', 'Anunciantes'],
  ['quemsomos', 'Quem Somos'],
  ['diretoria', 'Diretoria'],
];

/** `redes`: the portal's social links, given by who may know the feature that draws them. */
export const Rodape = ({ redes }: { redes: ReactNode }) => (
  <footer className={estilos.rodape}>
    <Onda className={estilos.onda} />
    <div className={estilos.conteudo}>
      <div className={estilos.quem}>
        <p className={estilos.nome}>
          <Marca className={estilos.marca} />
          {NOME_DO_PORTAL}
        </p>
        <p className={estilos.texto}>
          Rádios web, cantores e anunciantes do Brasil em um só lugar. O portal aproxima parceiros e
          ainda está em desenvolvimento.
        </p>
        {redes}
      </div>
      <nav aria-label="Rodapé">
        <ul className={estilos.links}>
          {LINKS.map(([pagina, rotulo]) => (
            <li key={pagina}>
              <Link to={hrefPagina(pagina)} className={estilos.link}>
                {rotulo}
              </Link>
            </li>
          ))}
          <li>
            <Link to={CAMINHOS_DO_VISITANTE.privacidade} className={estilos.link}>
              Privacidade
            </Link>
          </li>
        </ul>
      </nav>
    </div>
  </footer>
);

import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import { Link } from 'react-router-dom';
import { Anunciantes } from '../../features/anunciantes/anunciantes';
import { classeBotao } from '../../ui/botao';
import { CabecaDePagina } from '../../ui/cabeca-de-pagina';
import estilos from './pagina-publicidade.module.css';

export const PaginaPublicidade = () => (
  <>
    <CabecaDePagina titulo="Área dos Anunciantes">
      Quem anuncia no portal e ajuda a manter as rádios no ar.
    </CabecaDePagina>
    <Anunciantes />
    {/* A guest who comes from here to the login, and on to the sign-up, is brought to the purchase. */}
    <p className={estilos.comprar}>
      <Link to={CAMINHOS_DO_VISITANTE.novoAnuncio} className={classeBotao('secundario')}>
        Comprar anúncio
      </Link>
    </p>
  </>
);

import { Anunciantes } from '../../features/anunciantes/anunciantes';
import { CabecaDePagina } from '../../ui/cabeca-de-pagina';

export const PaginaPublicidade = () => (
  <>
    <CabecaDePagina titulo="Área dos Anunciantes">
      Quem anuncia no portal e ajuda a manter as rádios no ar.
    </CabecaDePagina>
    <Anunciantes />
  </>
);

import { TodasAsMusicas } from '../../features/musicas/todas-as-musicas';
import { CabecaDePagina } from '../../ui/cabeca-de-pagina';

/** A valid hash that the specification does not describe: every song, most played first. */
export const PaginaMusicas = () => (
  <>
    <CabecaDePagina titulo="Músicas">
      Todas as músicas do portal, começando pelas mais ouvidas.
    </CabecaDePagina>
    <TodasAsMusicas />
  </>
);

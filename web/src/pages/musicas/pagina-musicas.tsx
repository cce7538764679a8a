import { useQuery } from '@tanstack/react-query';
import { cantoresQuery } from '../../features/cantores/queries';
import { TodasAsMusicas } from '../../features/musicas/todas-as-musicas';
import { CabecaDePagina } from '../../ui/cabeca-de-pagina';

/** A valid hash that the specification does not describe: every song, most played first. */
export const PaginaMusicas = () => {
  const query = useQuery(cantoresQuery);
  return (
    <>
      <CabecaDePagina titulo="Músicas">
        Todas as músicas do portal, começando pelas mais ouvidas.
      </CabecaDePagina>
      <TodasAsMusicas query={query} />
    </>
  );
};

import { AbasSobre } from '../../features/sobre/abas-sobre';
import { Diretoria } from '../../features/sobre/diretoria';
import { CabecaDePagina } from '../../ui/cabeca-de-pagina';

export const PaginaDiretoria = () => (
  <>
    <AbasSobre atual="diretoria" />
    <CabecaDePagina titulo="Diretoria">Quem conduz a associação e o portal.</CabecaDePagina>
    <Diretoria nivel={2} />
  </>
);

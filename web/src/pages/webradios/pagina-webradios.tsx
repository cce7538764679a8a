import { AnunciosDeParceiros } from '../../features/parceiros/anuncios-de-parceiros';
import { DetalheRadio } from '../../features/radios/detalhe-radio';
import { ListaRadios } from '../../features/radios/lista-radios';
import { CabecaDePagina } from '../../ui/cabeca-de-pagina';

export const PaginaWebradios = ({ id }: { id: string | null }) =>
  id === null ? (
    <>
      <CabecaDePagina titulo="Web Rádios Online">
        Ouça de graça as melhores rádios do Brasil, ao vivo e onde você estiver.
      </CabecaDePagina>
      <ListaRadios />
    </>
  ) : (
    <DetalheRadio id={id}>
      <AnunciosDeParceiros />
    </DetalheRadio>
  );

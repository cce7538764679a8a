import { DetalheCantor } from '../../features/cantores/detalhe-cantor';
import { ListaCantores } from '../../features/cantores/lista-cantores';
import { MusicasDoCantor } from '../../features/musicas/musicas-do-cantor';
import { OuvirNaChegada } from '../../features/musicas/ouvir-na-chegada';
import { AnunciosDeParceiros } from '../../features/parceiros/anuncios-de-parceiros';
import { CabecaDePagina } from '../../ui/cabeca-de-pagina';

export const PaginaCantores = ({ id }: { id: string | null }) =>
  id === null ? (
    <>
      <CabecaDePagina titulo="Cantores">
        Os cantores mais ouvidos do portal. Escolha um para conhecer suas músicas.
      </CabecaDePagina>
      <ListaCantores />
    </>
  ) : (
    <DetalheCantor
      id={id}
      musicas={(cantor) => <MusicasDoCantor cantor={cantor} />}
      ouvir={(cantor) => <OuvirNaChegada cantor={cantor} />}
    >
      <AnunciosDeParceiros />
    </DetalheCantor>
  );

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ListaMusicas } from '../../features/musicas/lista-musicas';
import { maisTocadasQuery } from '../../features/musicas/queries';
import { hrefPagina } from '../../lib/enderecos';
import { Bloco } from '../../ui/bloco';
import { EsqueletoLinhas } from '../../ui/esqueleto-linhas';
import { Titulo } from '../../ui/titulo';
import { Vazio } from '../../ui/vazio';

/** The songs listened to most, and the way to all of them. */
export const MusicasMaisTocadas = () => {
  const query = useQuery(maisTocadasQuery);
  return (
    <section aria-labelledby="mais-tocadas">
      <Titulo id="mais-tocadas" acao={<Link to={hrefPagina('musicas')}>Ver todas</Link>}>
        Músicas mais tocadas
      </Titulo>
      <Bloco
        emFatias
        query={query}
        esqueleto={<EsqueletoLinhas linhas={6} altura="80px" />}
        vazio={<Vazio texto="Nenhuma música por aqui ainda." />}
      >
        {(musicas) => <ListaMusicas musicas={musicas} vazio="" linkDoCantor />}
      </Bloco>
    </section>
  );
};

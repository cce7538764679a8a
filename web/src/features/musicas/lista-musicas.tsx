import { useMemo } from 'react';
import { useDepoisDePintar } from '../../lib/use-depois-de-pintar';
import { Cartao } from '../../ui/cartao';
import { classes } from '../../ui/classes';
import { Vazio } from '../../ui/vazio';
import { fontesDasMusicas } from '../../player/fonte-da-musica';
import { LinhaMusica, type MusicaDaLista } from './linha-musica';
import css from './lista-musicas.module.css';

interface Props {
  musicas: readonly MusicaDaLista[];
  /** Said instead of an empty list. */
  vazio: string;
  linkDoCantor?: boolean;
}

export const ListaMusicas = ({ musicas, vazio, linkDoCantor = false }: Props) => {
  const pintada = useDepoisDePintar();
  const linhas = useMemo(() => {
    const lista = fontesDasMusicas(musicas);
    return musicas.map((musica) => (
      <li key={musica.id}>
        <LinhaMusica musica={musica} lista={lista} linkDoCantor={linkDoCantor} />
      </li>
    ));
  }, [musicas, linkDoCantor]);
  return musicas.length === 0 ? (
    <Vazio texto={vazio} />
  ) : (
    <Cartao className={css.cartao}>
      <ul
        className={classes(css.lista, linkDoCantor && css.colunas, pintada && css.pintada)}
        aria-label="Músicas"
      >
        {linhas}
      </ul>
    </Cartao>
  );
};

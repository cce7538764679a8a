import { Cartao } from '../../ui/cartao';
import { classes } from '../../ui/classes';
import { Vazio } from '../../ui/vazio';
import { LinhaMusica } from './linha-musica';
import css from './lista-musicas.module.css';
import type { MusicaDoCantor } from './ordem';

interface Props {
  musicas: readonly MusicaDoCantor[];
  /** Said instead of an empty list. */
  vazio: string;
  linkDoCantor?: boolean;
}

export const ListaMusicas = ({ musicas, vazio, linkDoCantor = false }: Props) =>
  musicas.length === 0 ? (
    <Vazio texto={vazio} />
  ) : (
    <Cartao className={css.cartao}>
      <ul className={classes(css.lista, linkDoCantor && css.colunas)} aria-label="Músicas">
        {musicas.map(({ musica, segmento }) => (
          <li key={musica.id}>
            <LinhaMusica musica={musica} segmento={segmento} linkDoCantor={linkDoCantor} />
          </li>
        ))}
      </ul>
    </Cartao>
  );

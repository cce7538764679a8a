import type { Cantor } from '@portal/contracts/cantor/cantor';
import { Link } from 'react-router-dom';
import { hrefPagina } from '../../lib/enderecos';
import { ABERTO_DA_LISTA } from '../../lib/use-voltar';
import { classes } from '../../ui/classes';
import { Imagem } from '../../ui/imagem';
import css from './linha-cantor.module.css';
import { isPodio } from './ranking';

interface Props {
  cantor: Cantor;
  /** Place in the ranking, from 1; the three first get a larger numeral. */
  posicao: number;
  /** Among the first of the page: the photo is painted with it. */
  prioridade?: boolean;
}

/** A singer of the ranking (especificação 2.4); the whole row opens the singer. */
export const LinhaCantor = ({ cantor, posicao, prioridade = false }: Props) => (
  <Link
    className={classes(css.linha, isPodio(posicao) && css.podio)}
    to={hrefPagina('cantores', cantor.id)}
    state={ABERTO_DA_LISTA}
  >
    <span className={`numeros ${css.posicao}`}>#{posicao}</span>
    <Imagem
      className={css.foto}
      caminho={cantor.url_foto}
      nome={cantor.nome}
      id={cantor.id}
      sizes="56px"
      prioridade={prioridade}
    />
    <span className={css.palavras}>
      <span className={css.nome}>{cantor.nome}</span>
      <span className={`uma-linha ${css.slogan}`}>{cantor.slogan}</span>
    </span>
  </Link>
);

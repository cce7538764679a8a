import type { NoAr } from '@portal/contracts/no-ar/no-ar';
import type { Radio } from '@portal/contracts/radio/radio';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hrefPagina } from '../../lib/enderecos';
import { ABERTO_DA_LISTA } from '../../lib/use-voltar';
import { classes } from '../../ui/classes';
import { Imagem } from '../../ui/imagem';
import { ImagemDeLonge } from '../../ui/imagem-de-longe';
import css from './cartao-radio.module.css';
import { TocarRadio } from './tocar-radio';

interface Props {
  radio: Radio;
  /** Rendered width, for the choice of the image's variant. */
  sizes?: string;
  /** Among the first of the page: its image is fetched at once. */
  prioridade?: boolean;
  /** What is known of its stream: a dead radio is grey, the song of the moment takes the slogan's line. */
  noAr?: NoAr | undefined;
  /** A line below. */
  children?: ReactNode;
}

const SIZES = '(min-width: 1024px) 206px, (min-width: 640px) 30vw, 44vw';

/** A radio of a list: the whole card opens it, the round button plays it without leaving. */
export const CartaoRadio = ({
  radio,
  sizes = SIZES,
  prioridade = false,
  noAr,
  children,
}: Props) => {
  const Capa = prioridade ? Imagem : ImagemDeLonge;
  return (
    <article className={css.cartao}>
      <div className={classes(css.capa, noAr?.no_ar === false && css.morta)}>
        <Capa
          caminho={radio.path_imagem}
          nome={radio.nome_radio}
          id={radio.id}
          sizes={sizes}
          prioridade={prioridade}
        />
        {radio.url !== '' && (
          <span className={css.tocar}>
            <TocarRadio radio={radio} />
          </span>
        )}
      </div>
      <p className={`duas-linhas ${css.nome}`}>
        <Link className={css.link} to={hrefPagina('webradios', radio.id)} state={ABERTO_DA_LISTA}>
          {radio.nome_radio}
        </Link>
      </p>
      <p className={`uma-linha ${css.slogan}`}>
        {noAr?.tocando ? `♪ ${noAr.tocando}` : radio.slogan}
      </p>
      {children}
    </article>
  );
};

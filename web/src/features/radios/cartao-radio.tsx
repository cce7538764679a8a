import type { Radio } from '@portal/contracts/radio/radio';
import { Link } from 'react-router-dom';
import { hrefPagina } from '../../lib/enderecos';
import { ABERTO_DA_LISTA } from '../../lib/use-voltar';
import { Imagem } from '../../ui/imagem';
import css from './cartao-radio.module.css';
import { TocarRadio } from './tocar-radio';

interface Props {
  radio: Radio;
  /** Rendered width, for the choice of the image's variant. */
  sizes?: string;
  /** Among the first of the page: its image is fetched at once. */
  prioridade?: boolean;
}

const SIZES = '(min-width: 1024px) 206px, (min-width: 640px) 30vw, 44vw';

/** A radio of a list: the whole card opens it, the round button plays it without leaving. */
export const CartaoRadio = ({ radio, sizes = SIZES, prioridade = false }: Props) => (
  <article className={css.cartao}>
    <div className={css.capa}>
      <Imagem
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
    <p className={`uma-linha ${css.slogan}`}>{radio.slogan}</p>
  </article>
);

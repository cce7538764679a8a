import type { AnuncioPublico } from '@portal/contracts/anuncio/banner';
import { useQuery } from '@tanstack/react-query';
import { linkExterno } from '../../lib/link-externo';
import { useAnuncioContado } from '../../lib/monitoramento/use-anuncio-contado';
import { Bloco } from '../../ui/bloco';
import { Cartao } from '../../ui/cartao';
import { Esqueleto } from '../../ui/esqueleto';
import { Imagem } from '../../ui/imagem';
import { ImagemDeLonge } from '../../ui/imagem-de-longe';
import { Vazio } from '../../ui/vazio';
import css from './anunciantes.module.css';
import { publicidadeQuery } from './queries';

const SIZES = '(min-width: 1024px) 350px, (min-width: 640px) 46vw, 92vw';
const ESQUELETOS = 6;
const NA_PRIMEIRA_TELA = 2;

interface Props {
  anuncio: AnuncioPublico;
  /** Among the first of the page: its image is fetched at once. */
  prioridade: boolean;
}

const Anuncio = ({ anuncio: { id, banner, usuario }, prioridade }: Props) => {
  const Figura = prioridade ? Imagem : ImagemDeLonge;
  const href = linkExterno(banner.url);
  const { vitrine, link } = useAnuncioContado<HTMLLIElement>(id);
  return (
    <li ref={vitrine}>
      <Cartao className={css.cartao}>
        <Figura
          className={css.imagem}
          caminho={banner.path_imagem}
          nome={banner.titulo}
          id={String(id)}
          sizes={SIZES}
          proporcao="12 / 5"
          prioridade={prioridade}
        />
        <h2 className={css.titulo}>
          {href === null ? (
            banner.titulo
          ) : (
            <a
              {...link}
              className={css.link}
              href={href}
              target="_blank"
              rel="noopener noreferrer sponsored"
            >
              {banner.titulo}
              <span className="so-leitor"> (abre em nova aba)</span>
            </a>
          )}
        </h2>
        <p className={css.usuario}>@{usuario.usuario}</p>
      </Cartao>
    </li>
  );
};

/** Every running ad (especificação 2.3). */
export const Anunciantes = () => {
  const query = useQuery(publicidadeQuery);
  return (
    <Bloco
      query={query}
      esqueleto={
        <div className={css.grade}>
          {Array.from({ length: ESQUELETOS }, (_, i) => (
            <Esqueleto key={i} proporcao="4 / 3" />
          ))}
        </div>
      }
      vazio={<Vazio texto="Nenhum anúncio no ar neste momento." />}
    >
      {(anuncios) => (
        <ul className={css.grade}>
          {anuncios.map((anuncio, indice) => (
            <Anuncio key={anuncio.id} anuncio={anuncio} prioridade={indice < NA_PRIMEIRA_TELA} />
          ))}
        </ul>
      )}
    </Bloco>
  );
};

import type { AnuncioPublico } from '@portal/contracts/anuncio/banner';
import { linkExterno } from '../../lib/link-externo';
import { useAnuncioContado } from '../../lib/monitoramento/use-anuncio-contado';
import { ImagemDeLonge } from '../../ui/imagem-de-longe';
import estilos from './cartao-anuncio.module.css';

interface Props {
  anuncio: AnuncioPublico;
  sizes: string;
  /** Shown to who decides about it, not to visitors: nothing is counted. */
  previa?: boolean;
}

/** A paid ad: image, title, summary, link (especificação 2.2), and always the word that says it is paid. */
export const CartaoAnuncio = ({ anuncio: { id, banner }, sizes, previa = false }: Props) => {
  const { vitrine, link } = useAnuncioContado<HTMLAnchorElement>(previa ? null : id);
  return (
    <a
      {...link}
      ref={vitrine}
      href={linkExterno(banner.url) ?? undefined}
      className={estilos.cartao}
      target="_blank"
      rel="noopener noreferrer sponsored"
    >
      <ImagemDeLonge
        caminho={banner.path_imagem}
        nome={banner.titulo}
        id={String(id)}
        sizes={sizes}
        proporcao="12 / 5"
        className={estilos.imagem}
      />
      <span className={estilos.palavras}>
        <span className={estilos.selo}>Anúncio</span>
        <span className={estilos.titulo}>{banner.titulo}</span>
        {banner.resumo && <span className={estilos.resumo}>{banner.resumo}</span>}
      </span>
      <span className="so-leitor"> (abre em nova aba)</span>
    </a>
  );
};

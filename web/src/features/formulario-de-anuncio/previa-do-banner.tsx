import { Capa } from '../../ui/capa';
import estilos from './previa-do-banner.module.css';

interface Props {
  src: string | null;
  titulo: string;
  resumo: string;
}

/** The ad as wide as visitors see it on the home page, while it is written. */
export const PreviaDoBanner = ({ src, titulo, resumo }: Props) => (
  <figure className={estilos.figura}>
    <figcaption className={estilos.legenda}>Assim os visitantes verão o anúncio:</figcaption>
    <div className={estilos.cartao}>
      <span className={estilos.imagem}>
        {src ? <img src={src} alt="Prévia da imagem do banner" /> : <Capa nome={titulo} id="" />}
      </span>
      <span className={estilos.palavras}>
        <span className={estilos.suave}>Anúncio</span>
        <span className={estilos.titulo}>{titulo || 'Título do banner'}</span>
        <span className={estilos.suave}>{resumo || 'Resumo do banner'}</span>
      </span>
    </div>
  </figure>
);

import { Capa } from '../../ui/capa';
import estilos from './previa-do-banner.module.css';

interface Props {
  src: string | null;
  titulo: string;
  resumo: string;
}

const TEMAS = [
  { tema: 'light', rotulo: 'No tema claro' },
  { tema: 'dark', rotulo: 'No tema escuro' },
] as const;

/** The ad as wide as visitors see it on the home page, while it is written, in both themes: which one is theirs nobody knows. */
export const PreviaDoBanner = ({ src, titulo, resumo }: Props) => (
  <figure className={estilos.figura}>
    <figcaption className={estilos.legenda}>Assim os visitantes verão o anúncio:</figcaption>
    <div className={estilos.temas}>
      {TEMAS.map(({ tema, rotulo }) => (
        <div key={tema} data-theme={tema} className={estilos.tema} aria-hidden={tema === 'dark'}>
          <p className={estilos.suave}>{rotulo}</p>
          <div className={estilos.cartao}>
            <span className={estilos.imagem}>
              {src ? (
                <img src={src} alt="Prévia da imagem do banner" />
              ) : (
                <Capa nome={titulo} id="" />
              )}
            </span>
            <span className={estilos.palavras}>
              <span className={estilos.suave}>Anúncio</span>
              <span className={estilos.titulo}>{titulo || 'Título do banner'}</span>
              <span className={estilos.suave}>{resumo || 'Resumo do banner'}</span>
            </span>
          </div>
        </div>
      ))}
    </div>
  </figure>
);

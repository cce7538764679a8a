import type { Portal } from '@portal/contracts/portal/portal';
import { ImagemDeLonge } from '../../ui/imagem-de-longe';
import estilos from './parceiros-da-home.module.css';

/** The four fixed images of partners; the first leads to the chat app (especificação 2.2). */
export const ParceirosDaHome = ({ parceiros }: { parceiros: Portal['parceiros'] }) => (
  <ul className={estilos.grade}>
    {parceiros.map(({ path_imagem, titulo, link }, i) => {
      const imagem = (
        <ImagemDeLonge
          caminho={path_imagem}
          nome={titulo}
          id={`parceiro-${i}`}
          sizes="(min-width: 1168px) 372px, (min-width: 768px) 46vw, 45vw"
          proporcao="12 / 5"
        />
      );
      const legenda = (
        <span className={estilos.legenda}>
          <span className={estilos.selo}>Anúncio</span>
          <span className={estilos.nome}>{titulo}</span>
        </span>
      );
      return (
        <li key={i}>
          {link ? (
            <a
              href={link}
              className={estilos.elo}
              target="_blank"
              rel="noopener noreferrer sponsored"
            >
              {imagem}
              {legenda}
              <span className="so-leitor"> (abre em nova aba)</span>
            </a>
          ) : (
            <div className={estilos.elo}>
              {imagem}
              {legenda}
            </div>
          )}
        </li>
      );
    })}
  </ul>
);

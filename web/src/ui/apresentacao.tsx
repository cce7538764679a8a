import type { ReactNode, RefObject } from 'react';
import estilos from './apresentacao.module.css';

interface Props {
  imagem: ReactNode;
  titulo: string;
  /** For who moves the focus to the page's heading. */
  refDoTitulo?: RefObject<HTMLHeadingElement>;
  subtitulo?: string;
  /** Small facts under the words: a place, a chip. */
  children?: ReactNode;
  acoes: ReactNode;
}

/** Opening of a detail page: its image, its heading and what can be done. */
export const Apresentacao = ({
  imagem,
  titulo,
  refDoTitulo,
  subtitulo = '',
  children,
  acoes,
}: Props) => (
  <div className={estilos.topo}>
    <div className={estilos.imagem}>{imagem}</div>
    <div className={estilos.palavras}>
      <h1 ref={refDoTitulo} tabIndex={-1}>
        {titulo}
      </h1>
      {subtitulo !== '' && <p className={estilos.subtitulo}>{subtitulo}</p>}
      {children}
    </div>
    <div className={estilos.acoes}>{acoes}</div>
  </div>
);

import { Cartao } from './cartao';
import { Esqueleto } from './esqueleto';
import estilos from './esqueleto-linhas.module.css';

/** Stand-in of a list of rows; `altura` is a row's, as CSS. */
export const EsqueletoLinhas = ({ linhas, altura }: { linhas: number; altura: string }) => (
  <Cartao>
    {Array.from({ length: linhas }, (_, i) => (
      <div key={i} className={estilos.linha} style={{ height: altura }}>
        <Esqueleto largura="56px" altura="56px" />
        <div className={estilos.palavras}>
          <Esqueleto altura="1.1rem" largura="60%" />
          <Esqueleto altura="1rem" largura="40%" />
        </div>
      </div>
    ))}
  </Cartao>
);

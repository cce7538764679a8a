import { Esqueleto } from './esqueleto';
import estilos from './esqueleto-apresentacao.module.css';

/** Stand-in of a detail's opening. */
export const EsqueletoApresentacao = () => (
  <div className={estilos.topo}>
    <Esqueleto largura="clamp(112px, 34vw, 220px)" proporcao="1" />
    <div className={estilos.palavras}>
      <Esqueleto altura="2.5rem" largura="min(20rem, 100%)" />
      <Esqueleto altura="1.5rem" largura="min(16rem, 90%)" />
      <Esqueleto altura="1.5rem" largura="min(12rem, 70%)" />
    </div>
    <Esqueleto className={estilos.acao} altura="56px" largura="11rem" />
  </div>
);

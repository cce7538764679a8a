import estilos from './carrossel.module.css';
import molde from './slide.module.css';

/** The carousel's own shape without its words. */
export const EsqueletoCarrossel = () => (
  <div className={estilos.carrossel}>
    <div className={molde.slide}>
      <div className={molde.imagem} style={{ aspectRatio: '12 / 5' }} />
      <div className={molde.palavras} style={{ minHeight: 190 }} />
    </div>
  </div>
);

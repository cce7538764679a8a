import { Esqueleto } from '../../ui/esqueleto';
import estilos from '../../ui/formulario.module.css';

const CAMPOS = 8;

/** As tall as a form, while its data come. */
export const EsqueletoFormulario = () => (
  <div className={estilos.formulario}>
    {Array.from({ length: CAMPOS }, (_, i) => (
      <div key={i} className={estilos.grupo}>
        <Esqueleto largura="8rem" altura="1.2rem" />
        <Esqueleto altura="48px" />
      </div>
    ))}
  </div>
);

import { useState, type ReactNode } from 'react';
import { Botao } from '../../ui/botao';
import estilos from '../anuncios/anuncios.module.css';

const POR_VEZ = 20;

/** The beginning of a long list, and the button that shows more of it. */
export const useMostrarMais = <T,>(
  todos: readonly T[],
): { visiveis: readonly T[]; botao: ReactNode } => {
  const [quantos, setQuantos] = useState(POR_VEZ);
  const faltam = todos.length - quantos;
  return {
    visiveis: todos.slice(0, quantos),
    botao: faltam > 0 && (
      <div className={estilos.mais}>
        <Botao variante="secundario" onClick={() => setQuantos(quantos + POR_VEZ)}>
          Mostrar mais ({faltam})
        </Botao>
      </div>
    ),
  };
};

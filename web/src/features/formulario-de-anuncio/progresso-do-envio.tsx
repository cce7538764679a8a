import { useId } from 'react';
import estilos from './progresso-do-envio.module.css';

/** How much of the form and its files has gone; the server then checks them, which nobody can measure. */
export const ProgressoDoEnvio = ({ fracao }: { fracao: number }) => {
  const id = useId();
  const foi = fracao >= 1;
  return (
    <div className={estilos.progresso}>
      <label htmlFor={id}>{foi ? 'Conferindo o que chegou…' : 'Enviando…'}</label>
      {!foi && <span className="numeros">{Math.floor(fracao * 100)}%</span>}
      <progress id={id} max={1} {...(!foi && { value: fracao })} className={estilos.barra} />
    </div>
  );
};

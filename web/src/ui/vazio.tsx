import type { ReactNode } from 'react';
import estilos from './vazio.module.css';

/** Nothing to show: one line that says so and, when there is one, a way on. */
export const Vazio = ({ texto, children }: { texto: string; children?: ReactNode }) => (
  <div className={estilos.vazio}>
    <svg className={estilos.onda} viewBox="0 0 120 24" aria-hidden focusable="false">
      <path d="M0 12q10-12 20 0t20 0t20 0t20 0t20 0t20 0" />
    </svg>
    <p>{texto}</p>
    {children}
  </div>
);

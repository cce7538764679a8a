import type { ComponentProps } from 'react';
import estilos from './busca-fixa.module.css';
import { CampoBusca } from './campo-busca';

/** The search of a list, in sight while the list scrolls under it. */
export const BuscaFixa = (props: ComponentProps<typeof CampoBusca>) => (
  <div className={estilos.fixa}>
    <CampoBusca {...props} />
  </div>
);

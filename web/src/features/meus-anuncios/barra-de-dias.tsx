import { plural } from '../../lib/por-extenso';
import { classes } from '../../ui/classes';
import type { Restante } from '../anuncios/andamento';
import estilos from './proximo-passo.module.css';

/** From so many days on, the end is near enough to say so: the mail goes 7 days before. */
const POUCOS_DIAS = 7;

/** How much of an ad's time is left: in words, and as a bar that empties. */
export const BarraDeDias = ({ restante }: { restante: Restante | null }) => {
  if (!restante) return null;
  const { dias, passado } = restante;
  const verbo = dias === 1 ? 'Falta' : 'Faltam';
  return (
    <div className={classes(estilos.dias, dias <= POUCOS_DIAS && estilos.pouco)}>
      <span>
        {verbo} {plural(dias, 'dia', 'dias')}
      </span>
      <span className={estilos.trilho} aria-hidden>
        <span className={estilos.cheio} style={{ width: `${(1 - passado) * 100}%` }} />
      </span>
    </div>
  );
};

import type { Preco } from '@portal/contracts/preco/preco';
import type { TipoAnuncio } from '@portal/contracts/anuncio/status';
import { emReais } from '@portal/contracts/dinheiro/real';
import { classes } from '../../ui/classes';
import { emMeses } from '../anuncios/textos';
import { economiaDe } from './preco';
import estilos from './precos-do-tipo.module.css';

interface Props {
  precos: readonly Preco[];
  tipo: TipoAnuncio;
  periodo: string;
}

/** What every period of a type costs, the chosen one marked. */
export const PrecosDoTipo = ({ precos, tipo, periodo }: Props) => (
  <ul className={estilos.lista} aria-label="Preços">
    {precos
      .filter((preco) => preco.tipo === tipo)
      .map((preco) => {
        const economia = economiaDe(precos, preco);
        return (
          <li
            key={preco.periodo}
            className={classes(
              estilos.preco,
              String(preco.periodo) === periodo && estilos.escolhido,
            )}
          >
            <span className={estilos.periodo}>{emMeses(preco.periodo)}</span>
            <span className="numeros">{emReais(preco.valor)}</span>
            {economia !== null && (
              <span className={estilos.economia}>
                economize <span className={estilos.valor}>{emReais(economia)}</span>
              </span>
            )}
          </li>
        );
      })}
  </ul>
);

import type { TipoAnuncio } from '@portal/contracts/anuncio/status';
import { emReais } from '@portal/contracts/dinheiro/real';
import type { Preco } from '@portal/contracts/preco/preco';
import { useId } from 'react';
import { emMeses } from '../anuncios/textos';
import { economiaDe, MAIS_ESCOLHIDO } from './preco';
import estilos from './precos-do-tipo.module.css';

interface Props {
  precos: readonly Preco[];
  tipo: TipoAnuncio;
  /** The period chosen, in months, or nothing. */
  periodo: string;
  onEscolher: (periodo: string) => void;
}

/** What every period of a type costs, each a card that chooses it: the same choice as the select's. */
export const PrecosDoTipo = ({ precos, tipo, periodo, onEscolher }: Props) => {
  const nome = useId();
  return (
    <fieldset className={estilos.precos}>
      <legend className="so-leitor">Preço de cada período</legend>
      {precos
        .filter((preco) => preco.tipo === tipo)
        .map((preco) => {
          const economia = economiaDe(precos, preco);
          const valor = String(preco.periodo);
          return (
            <label key={valor} className={estilos.cartao}>
              <span className={estilos.periodo}>
                <input
                  type="radio"
                  name={nome}
                  value={valor}
                  checked={valor === periodo}
                  onChange={() => onEscolher(valor)}
                  className={estilos.radio}
                />
                {emMeses(preco.periodo)}
              </span>
              <span className="numeros">{emReais(preco.valor)}</span>
              {economia !== null && (
                <span className={estilos.economia}>
                  economize <span className={estilos.quanto}>{emReais(economia)}</span>
                </span>
              )}
              {preco.periodo === MAIS_ESCOLHIDO && (
                <span className={estilos.selo}>mais escolhido</span>
              )}
            </label>
          );
        })}
    </fieldset>
  );
};

import type { ReactNode } from 'react';
import type { FonteRadio } from '../fonte';
import { usePlayerDriver } from '../player-context';
import { useRadioParecida } from './similar-radio';

interface SimilarExitProps {
  fonte: FonteRadio;
  className: string | undefined;
  /** The way on where no other radio is like this one. */
  children: ReactNode;
}

/** Offers another radio of the same kind for one that does not sound. */
export const SaidaParecida = ({ fonte, className, children }: SimilarExitProps) => {
  const { tocar } = usePlayerDriver();
  const parecida = useRadioParecida(fonte.id);
  return parecida ? (
    <button type="button" className={className} onClick={() => tocar(parecida)}>
      Tocar {parecida.nome}
    </button>
  ) : (
    children
  );
};

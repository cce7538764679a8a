import { Pause, Play } from 'lucide-react';
import estilos from './botao-tocar.module.css';
import { classes } from './classes';

export type SituacaoTocar = 'parado' | 'conectando' | 'tocando';

interface Props {
  situacao: SituacaoTocar;
  rotulo: string;
  onClick: () => void;
  /** Diameter in pixels; never under 48. */
  tamanho?: number;
  className?: string | undefined;
}

export const BotaoTocar = ({ situacao, rotulo, onClick, tamanho = 52, className }: Props) => (
  <button
    type="button"
    aria-label={rotulo}
    className={classes(estilos.botao, situacao === 'conectando' && estilos.conectando, className)}
    style={{ width: tamanho, height: tamanho }}
    onClick={onClick}
  >
    {situacao === 'parado' ? (
      <Play className={estilos.tocar} fill="currentColor" aria-hidden />
    ) : (
      <Pause fill="currentColor" strokeWidth={1} aria-hidden />
    )}
  </button>
);

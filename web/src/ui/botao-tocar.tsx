import { Pause, Play } from 'lucide-react';
import estilos from './botao-tocar.module.css';
import { classes } from './classes';

export type SituacaoTocar = 'parado' | 'conectando' | 'tocando';

interface Props {
  situacao: SituacaoTocar;
  rotulo: string;
  onClick: () => void;
  /** Name of its tap, when it is drawn before the program is here. */
  toque?: string;
  /** Diameter in pixels; never under 48. */
  tamanho?: number;
  className?: string | undefined;
}

export const BotaoTocar = ({
  situacao,
  rotulo,
  onClick,
  toque,
  tamanho = 52,
  className,
}: Props) => (
  <button
    type="button"
    aria-label={rotulo}
    data-toque={toque}
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

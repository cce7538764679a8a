import { CARROSSEL_INTERVALO_MS } from '@portal/contracts/portal/tempos';
import { useEffect, useState } from 'react';
import { useMedia } from '../../lib/use-media';

export interface Carrossel {
  atual: number;
  /** Chosen by hand: the timer starts again (especificação 2.2). */
  ir: (slide: number) => void;
  /** The person stopped it, or the system asks for stillness. */
  parado: boolean;
  alternarPausa: () => void;
  /** Held while the pointer or a keyboard's focus is on it. */
  segurar: (motivo: 'ponteiro' | 'foco', segurado: boolean) => void;
}

/** Turns a slide every 6 s, unless held, stopped or under reduced motion. */
export const useCarrossel = (total: number): Carrossel => {
  const menosMovimento = useMedia('(prefers-reduced-motion: reduce)');
  const [posicao, setPosicao] = useState({ atual: 0, escolha: 0 });
  const [pausa, setPausa] = useState<boolean | null>(null);
  const [seguro, setSeguro] = useState({ ponteiro: false, foco: false });
  const parado = pausa ?? menosMovimento;
  const gira = !parado && !seguro.ponteiro && !seguro.foco && total > 1;

  useEffect(() => {
    if (!gira) return undefined;
    const relogio = setInterval(
      () => setPosicao(({ atual, escolha }) => ({ atual: (atual + 1) % total, escolha })),
      CARROSSEL_INTERVALO_MS,
    );
    return () => clearInterval(relogio);
    // A choice by hand starts the interval over.
  }, [gira, total, posicao.escolha]);

  return {
    atual: posicao.atual,
    ir: (slide) => setPosicao(({ escolha }) => ({ atual: slide, escolha: escolha + 1 })),
    parado,
    alternarPausa: () => setPausa(!parado),
    segurar: (motivo, segurado) => setSeguro((antes) => ({ ...antes, [motivo]: segurado })),
  };
};

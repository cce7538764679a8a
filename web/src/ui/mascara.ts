import { format } from '@react-input/mask';

export interface Mascara {
  /** From the shortest to the longest; `_` stands for one character. */
  formas: readonly [string, ...string[]];
  /** What may stand in a place. */
  lugar: RegExp;
  /** Prepares a text that is typed or pasted. */
  limpar?: (texto: string) => string;
}

const lugares = (forma: string): number => forma.split('_').length - 1;

/** The shortest form in which a text has room, or else the longest. */
export const formaPara = (texto: string, { formas, lugar }: Mascara): string => {
  const total = Array.from(texto).filter((letra) => lugar.test(letra)).length;
  return formas.find((forma) => lugares(forma) >= total) ?? formas[formas.length - 1] ?? formas[0];
};

/** A text as the masked field shows it. */
export const mascarar = (texto: string, mascara: Mascara): string => {
  const limpo = mascara.limpar?.(texto) ?? texto;
  return format(limpo, {
    mask: formaPara(limpo, mascara),
    replacement: { _: mascara.lugar },
  });
};

import type { FonteMusica, Pedido } from '../fonte';

export const REPETICOES = ['nenhuma', 'todas', 'uma'] as const;
export type Repeticao = (typeof REPETICOES)[number];

/** The songs lined up, each once, and which of them is in the player. */
export interface Queue {
  itens: readonly FonteMusica[];
  /** Index of the song in the player; -1 while the queue is empty. */
  atual: number;
  repetir: Repeticao;
}

export const FILA_VAZIA: Queue = { itens: [], atual: -1, repetir: 'nenhuma' };

export type QueueEvent =
  /** A person asked for something to sound. */
  | { tipo: 'pediu'; pedido: Pedido }
  /** This song is in the player now. */
  | { tipo: 'foi'; id: string }
  | { tipo: 'remover'; id: string }
  | { tipo: 'mover'; id: string; para: number }
  | { tipo: 'acrescentar'; itens: readonly FonteMusica[] }
  | { tipo: 'repetir'; repetir: Repeticao };

const unicas = (itens: readonly FonteMusica[]): readonly FonteMusica[] => [
  ...new Map(itens.map((item) => [item.id, item])).values(),
];

const ondeEsta = (itens: readonly FonteMusica[], id: string | undefined): number =>
  itens.findIndex((item) => item.id === id);

/** Other songs in line, the same one in the player. */
const comItens = (fila: Queue, itens: readonly FonteMusica[]): Queue => ({
  ...fila,
  itens,
  atual: ondeEsta(itens, fila.itens[fila.atual]?.id),
});

/** A radio ends the queue; a song brings its list, or moves within the present one, or stands alone. */
const pediu = (fila: Queue, { fonte, lista }: Pedido): Queue => {
  if (fonte.tipo === 'radio') return { ...fila, itens: [], atual: -1 };
  const candidatas = lista ?? fila.itens;
  const itens = ondeEsta(candidatas, fonte.id) >= 0 ? unicas(candidatas) : [fonte];
  return { ...fila, itens, atual: ondeEsta(itens, fonte.id) };
};

const mover = (fila: Queue, id: string, para: number): Queue => {
  const de = ondeEsta(fila.itens, id);
  const movida = fila.itens[de];
  if (!movida) return fila;
  const itens = fila.itens.filter((item) => item !== movida);
  itens.splice(Math.min(Math.max(para, 0), itens.length), 0, movida);
  return comItens(fila, itens);
};

/** Reducer of the queue: the next queue after something happened. */
export const reduceQueue = (fila: Queue, event: QueueEvent): Queue => {
  switch (event.tipo) {
    case 'pediu':
      return pediu(fila, event.pedido);
    case 'foi': {
      const atual = ondeEsta(fila.itens, event.id);
      return atual < 0 || atual === fila.atual ? fila : { ...fila, atual };
    }
    case 'remover':
      // What is in the player stays until something else is.
      return fila.itens[fila.atual]?.id === event.id
        ? fila
        : comItens(
            fila,
            fila.itens.filter(({ id }) => id !== event.id),
          );
    case 'mover':
      return mover(fila, event.id, event.para);
    case 'acrescentar':
      return comItens(fila, unicas([...fila.itens, ...event.itens]));
    case 'repetir':
      return { ...fila, repetir: event.repetir };
  }
};

/** What comes after the present song: by itself at its end, or because a person asked to go on. */
export const seguinteDa = (fila: Queue, porSi: boolean): FonteMusica | null => {
  if (porSi && fila.repetir === 'uma') return fila.itens[fila.atual] ?? null;
  const seguinte = fila.itens[fila.atual + 1];
  if (seguinte) return seguinte;
  return fila.repetir === 'todas' ? (fila.itens[0] ?? null) : null;
};

/** What came before it; round the corner when the list repeats. */
export const anteriorDa = ({ itens, atual, repetir }: Queue): FonteMusica | null =>
  itens[atual - 1] ?? (repetir === 'todas' && atual === 0 ? (itens.at(-1) ?? null) : null);

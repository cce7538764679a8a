import { Companhia } from './companion';
import { Saida } from './exit';
import { LinhaCorrente } from './running-line';
import { SeekBar } from './seek-bar';
import { BotaoAnterior, BotaoSeguinte } from './skip-buttons';

/** What the bar is completed with after the first paint, in one file. */
export const PARTES = {
  Companhia,
  LinhaCorrente,
  SeekBar,
  Saida,
  BotaoAnterior,
  BotaoSeguinte,
};

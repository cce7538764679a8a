import { Companhia } from './companion';
import { LinhaCorrente } from './running-line';
import { SeekBar } from './seek-bar';
import { SaidaParecida } from './similar-exit';
import { BotaoAnterior, BotaoSeguinte } from './skip-buttons';

/** What the bar is completed with after the first paint, in one file. */
export const PARTES = {
  Companhia,
  LinhaCorrente,
  SeekBar,
  SaidaParecida,
  BotaoAnterior,
  BotaoSeguinte,
};

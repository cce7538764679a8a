import * as z from 'zod/mini';
import { ate, regras, semProibidos } from '../texto/regras';

/** One line somebody may leave out: whatever space it was typed with is one space, and it is empty when it did not come. */
export const linhaLivre = (maximo: number, erro: string) =>
  z.prefault(
    z.string({ error: erro }).check(
      z.overwrite((valor) => valor.replace(/\s+/g, ' ').trim()),
      z.normalize('NFC'),
      regras(ate(maximo), semProibidos),
    ),
    '',
  );

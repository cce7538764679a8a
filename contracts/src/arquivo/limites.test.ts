import { expect, it } from 'vitest';
import { AUDIO_MAXIMO_BYTES, IMAGEM_MAXIMA_BYTES } from './limites';

it('uma imagem tem até 5 MB, e um áudio até 30', () => {
  expect([IMAGEM_MAXIMA_BYTES, AUDIO_MAXIMO_BYTES]).toEqual([5_242_880, 31_457_280]);
});

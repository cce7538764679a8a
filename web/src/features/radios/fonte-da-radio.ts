import type { Radio } from '@portal/contracts/radio/radio';
import type { FonteRadio } from '../../player/fonte';

/** A web radio as the player sounds it. */
export const fonteDaRadio = (radio: Radio): FonteRadio => ({
  tipo: 'radio',
  id: radio.id,
  slug: radio.slug,
  nome: radio.nome_radio,
  url: radio.url,
  imagem: radio.path_imagem,
});

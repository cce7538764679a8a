import type { Radio } from '@portal/contracts/radio/radio';
import type { FonteRadio } from './fonte';

/** A web radio as the player sounds it. */
export const fonteDaRadio = (
  radio: Pick<Radio, 'id' | 'slug' | 'nome_radio' | 'url' | 'path_imagem'>,
): FonteRadio => ({
  tipo: 'radio',
  id: radio.id,
  slug: radio.slug,
  nome: radio.nome_radio,
  url: radio.url,
  imagem: radio.path_imagem,
});

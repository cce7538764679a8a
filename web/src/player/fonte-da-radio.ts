import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import { isLista } from '@portal/contracts/radio/lista';
import type { Radio } from '@portal/contracts/radio/radio';
import type { FonteRadio } from './fonte';

/** A web radio as the player sounds it: no browser plays a .pls or .m3u, the portal leads to what is inside. */
export const fonteDaRadio = (
  radio: Pick<Radio, 'id' | 'slug' | 'nome_radio' | 'url' | 'path_imagem'>,
): FonteRadio => ({
  tipo: 'radio',
  id: radio.id,
  slug: radio.slug,
  nome: radio.nome_radio,
  url: isLista(radio.url) ? CAMINHOS_DO_VISITANTE.ouvirRadio(radio.id) : radio.url,
  imagem: radio.path_imagem,
});

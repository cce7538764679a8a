import type { Portal } from '@portal/contracts/portal/portal';
import type { Fonte } from '../player/fonte';

/** The radio the player offers before anything was chosen, as staff set it (specification 2.7). */
export const fontePadrao = (portal: Portal | undefined): Fonte | null => {
  const radio = portal?.radio_padrao;
  return radio
    ? {
        tipo: 'radio',
        id: radio.id,
        nome: radio.nome_radio,
        url: radio.url,
        imagem: radio.path_imagem,
      }
    : null;
};

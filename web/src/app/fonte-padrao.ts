import type { Portal } from '@portal/contracts/portal/portal';
import type { Fonte } from '../player/fonte';

/**
 * The radio the player offers before anything was chosen, as staff set it (especificação 2.7): null is none, undefined
 * not known yet.
 */
export const fontePadrao = (portal: Portal | undefined): Fonte | null | undefined => {
  if (!portal) return undefined;
  const radio = portal.radio_padrao;
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

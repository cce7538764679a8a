import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { linkExterno } from '../../lib/link-externo';

const CONVERSA = /^(wa\.me|(api|web)\.whatsapp\.com)$/;

/** The portal's chat with the first message already written, or null when staff have not given one. */
export const linkDeCancelamento = (
  whatsapp: string,
  { id, titulo }: Pick<Anuncio, 'id' | 'titulo'>,
): string | null => {
  const endereco = linkExterno(whatsapp);
  if (endereco === null) return null;
  const url = new URL(endereco);
  if (CONVERSA.test(url.hostname))
    url.searchParams.set('text', `Olá! Quero cancelar o anúncio nº ${id}, ${titulo}.`);
  return url.href;
};

import { DialogoDasTeclas } from './keys-dialog';
import { FolhaDoPlayer } from './sheet';

/** What the player opens over the page, in one file. */
export const POR_CIMA = { FolhaDoPlayer, DialogoDasTeclas };

import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import type { ReactNode } from 'react';
import type { RecebimentoDoAnuncio } from '../anuncios/mutations';

/** What an approval asks before: what came in, or nothing to record. */
export interface PedidoDoRecebimento {
  anuncio: Anuncio;
  onRegistrar: (recebimento: RecebimentoDoAnuncio) => void;
  onSemRegistrar: () => void;
  onFechar: () => void;
}

/** What other features show of an ad, put in by the page. */
export interface Mostradores {
  /** An ad as visitors will see it. */
  previa: (anuncio: Anuncio) => ReactNode;
  /** The form of the receipt that is recorded with an approval. */
  recebimento: (pedido: PedidoDoRecebimento) => ReactNode;
}

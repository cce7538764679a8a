import * as z from 'zod/mini';
import type { TipoAnuncio } from './status';

/** What of an ad a refusal is about (contrato 5): where its owner mends it. */
export const TIPOS_DE_MOTIVO = ['pagamento', 'imagem', 'texto', 'link', 'outro'] as const;
export type TipoDeMotivo = (typeof TIPOS_DE_MOTIVO)[number];

/**
 * What a refusal of an ad may be about: a renewal shows what was approved already, and nothing of it can be mended; a
 * radio or a song is changed by the administration alone, and asks for no proof.
 */
export const tiposDeMotivoDe = ({
  tipo,
  renova,
}: {
  tipo: TipoAnuncio;
  renova?: number | undefined;
}): readonly TipoDeMotivo[] => {
  if (tipo !== 'banner') return ['outro'];
  return renova === undefined ? TIPOS_DE_MOTIVO : ['pagamento', 'outro'];
};

export const tipoDeMotivoSchema = z.enum(TIPOS_DE_MOTIVO, {
  error: 'Escolha o que precisa ser corrigido.',
});

/** Whether a refusal needs another proof of payment: any other keeps the one there is. */
export const pedeComprovante = (tipo: TipoDeMotivo | undefined): boolean => tipo === 'pagamento';

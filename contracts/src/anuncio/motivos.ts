import * as z from 'zod/mini';

/** What of an ad a refusal is about (contrato 5): where its owner mends it. */
export const TIPOS_DE_MOTIVO = ['pagamento', 'imagem', 'texto', 'link', 'outro'] as const;
export type TipoDeMotivo = (typeof TIPOS_DE_MOTIVO)[number];

export const tipoDeMotivoSchema = z.enum(TIPOS_DE_MOTIVO, {
  error: 'Escolha o que precisa ser corrigido.',
});

/** Whether a refusal needs another proof of payment: any other keeps the one there is. */
export const pedeComprovante = (tipo: TipoDeMotivo | undefined): boolean => tipo === 'pagamento';

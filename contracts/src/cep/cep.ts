import * as z from 'zod/mini';

/** Answer of GET /api/cep/{cep} (contrato 4). A town with a single CEP has no street or district: they come as ''. */
export const enderecoDoCepSchema = z.object({
  logradouro: z.string(),
  localidade: z.string(),
  bairro: z.string(),
  uf: z.string(),
});
export type EnderecoDoCep = z.infer<typeof enderecoDoCepSchema>;

/** The dialog of a look-up that failed (especificação 8). */
export const CEP_INVALIDO = { titulo: 'Erro', texto: 'Ops... CEP Inválido' } as const;

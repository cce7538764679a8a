import * as z from 'zod/mini';

/** Between two readings of the indicators while they are looked at, in ms (especificação 9). */
export const INDICADORES_INTERVALO_MS = 60_000;
/** Months of accesses, and songs, an answer holds (contrato 6). */
export const MESES_DE_ACESSOS = 12;
export const MUSICAS_MAIS_TOCADAS = 20;

/** GET /api/monitoramento/indicadores (contrato 6). Months oldest first, zeroes included; songs most played first. */
export const indicadoresSchema = z.object({
  usuariosOnline: z.int(),
  acessosMensais: z.array(z.object({ anomes: z.string(), total_acessos: z.int() })),
  acessosMusicas: z.array(
    z.object({
      musica_id: z.string(),
      nome_musica: z.string(),
      cantor: z.string(),
      cantor_id: z.string(),
      total_acessos: z.int(),
    }),
  ),
});
export type Indicadores = z.infer<typeof indicadoresSchema>;

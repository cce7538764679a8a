import * as z from 'zod/mini';
import { ate, preenchido, regras, semProibidos } from '../texto/regras';

/** Words of the surveys' draw, for administrators only. */
export const MENSAGENS_DO_SORTEIO = {
  sorteado: 'Sorteio realizado e registrado.',
  aindaAberta: 'O sorteio só pode ser feito depois do encerramento da pesquisa.',
  semParticipantes: 'Não há participantes para sortear.',
  sementeUsada: 'Já existe um sorteio desta pesquisa com esta semente.',
} as const;

/** The way winners are drawn; a new way gets a new name, so that every draw kept can be repeated for ever. */
export const ALGORITMO_DO_SORTEIO = 'sha256-contador-fisher-yates-v1';
export const SUPLENTES_PADRAO = 3;
const SUPLENTES_MAXIMO = 20;
const SEMENTE_MAXIMA = 200;

/** POST /api/pesquisas/{numero}/sorteios. `semente`: a public text nobody could choose, such as a lottery's result. */
export const sortearSchema = z.object({
  semente: z
    .string({ error: 'Informe a semente.' })
    .check(
      z.trim(),
      z.normalize('NFC'),
      regras(preenchido('Informe a semente.'), ate(SEMENTE_MAXIMA), semProibidos),
    ),
  suplentes: z.pipe(
    z.pipe(
      z.optional(z.string()),
      z.transform((valor) =>
        valor === undefined || valor === '' ? SUPLENTES_PADRAO : Number(valor),
      ),
    ),
    z
      .int({ error: 'Informe um número inteiro.' })
      .check(
        z.minimum(0, 'Informe um número de 0 a 20.'),
        z.maximum(SUPLENTES_MAXIMO, 'Informe um número de 0 a 20.'),
      ),
  ),
});
export type Sortear = z.output<typeof sortearSchema>;

/** A draw as administrators read it. `linha`: number in the list; `posicao` 1 is the winner. */
export const sorteioSchema = z.object({
  id: z.int(),
  pesquisa: z.union([z.literal(1), z.literal(2)]),
  edicao: z.int(),
  semente: z.string(),
  algoritmo: z.string(),
  participantes: z.int(),
  hash_da_lista: z.string(),
  sorteado_em: z.string(),
  sorteados: z.array(
    z.object({
      posicao: z.int(),
      linha: z.int(),
      resumo: z.string(),
      nome: z.string(),
      email: z.string(),
      telefone: z.string(),
    }),
  ),
});
export type Sorteio = z.infer<typeof sorteioSchema>;

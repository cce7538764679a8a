import * as z from 'zod/mini';
import { MOTIVO_MAXIMO } from '../anuncio/limites';
import { linhaLivre } from '../texto/campos';
import { numeroDe } from '../texto/campos';

/** People on a page of the list, and the most a page may ask for. */
export const PESSOAS_POR_PAGINA = 20;
export const PESSOAS_POR_PAGINA_MAXIMO = 100;

/** GET /api/administracao/usuarios: an account as administrators read it (contrato 10). */
export const pessoaDaListaSchema = z.object({
  id_usuario: z.int(),
  usuario: z.string(),
  email: z.string(),
  telefone: z.string(),
  documento: z.string(),
  permissao: z.int(),
  bloqueado: z.boolean(),
  criado_em: z.nullable(z.string()),
  anuncios: z.int(),
});
export type PessoaDaLista = z.infer<typeof pessoaDaListaSchema>;

export const MOTIVO_DO_BLOQUEIO = 'Informe o motivo do bloqueio.';
const NADA = 'Informe a permissão ou o bloqueio.';
const SIM_OU_NAO = 'Informe sim ou não.';

const SIM = ['true', '1', 'on', 'sim'] as const;
const NAO = ['false', '0', 'off', 'não', 'nao'] as const;

/** Yes or no, as JSON or as a form sends it, or in the words of its refusal. */
const simOuNao = z.pipe(
  z.union([z.boolean(), z.enum([...SIM, ...NAO])], { error: SIM_OU_NAO }),
  z.transform((valor) => valor === true || SIM.some((sim) => sim === valor)),
);

/** POST /api/administracao/usuarios/{id}: what is not sent stays. Blocking takes a reason, kept in the register. */
export const mudarPessoaSchema = z
  .object({
    permissao: z.optional(numeroDe([1, 2], 'A permissão precisa ser 1 ou 2.')),
    bloqueado: z.optional(simOuNao),
    motivo: z.optional(linhaLivre(MOTIVO_MAXIMO, 'Confira o motivo.')),
  })
  .check(
    z.refine(({ permissao, bloqueado }) => permissao !== undefined || bloqueado !== undefined, {
      error: NADA,
      path: ['permissao'],
    }),
    z.refine(({ bloqueado, motivo }) => bloqueado !== true || Boolean(motivo), {
      error: MOTIVO_DO_BLOQUEIO,
      path: ['motivo'],
    }),
  );
export type MudarPessoa = z.output<typeof mudarPessoaSchema>;

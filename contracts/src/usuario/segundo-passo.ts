import * as z from 'zod/mini';
import { ate, preenchido, regras } from '../texto/regras';

/** How many recovery codes an account has at a time (contrato 10). */
export const CODIGOS_DE_RECUPERACAO = 10;

/** Digits of an authenticator's code. */
export const DIGITOS_DO_CODIGO = 6;

/** Most characters of a code as typed, a recovery one's separators included. */
export const CODIGO_MAXIMO = 40;

const semCodigo = 'Informe o código.';

/** Spaces and hyphens are for the eye: `123 456`, `abcde-fghjk`. */
const semSeparadores = z.overwrite<string>((valor) => valor.replace(/[\s-]/g, '').toUpperCase());

/** A code of the second step, an authenticator's or a recovery one, as typed (contrato 10). */
export const codigoAcessoSchema = z
  .string({ error: semCodigo })
  .check(semSeparadores, regras(preenchido(semCodigo), ate(CODIGO_MAXIMO)));

/** The same at the login, where it may be missing: the first try has none. */
export const codigoAcessoOpcional = z.optional(
  z.string({ error: semCodigo }).check(semSeparadores, regras(ate(CODIGO_MAXIMO))),
);

/** The form that confirms the second step, POST …/segundo-passo/confirmar (contrato 10). */
export const confirmarSegundoPassoSchema = z.object({ codigo_acesso: codigoAcessoSchema });

export type ConfirmarSegundoPasso = z.infer<typeof confirmarSegundoPassoSchema>;

/** The form that switches it off, POST …/segundo-passo/desligar (contrato 10). */
export const desligarSegundoPassoSchema = z.object({
  senha: z.string({ error: 'Informe a senha.' }).check(z.minLength(1, 'Informe a senha.')),
  codigo_acesso: codigoAcessoSchema,
});

export type DesligarSegundoPasso = z.infer<typeof desligarSegundoPassoSchema>;

/** Answer of POST …/segundo-passo: what an authenticator is given, in letters and as the address of a QR code. */
export const segredoDoSegundoPassoSchema = z.object({ segredo: z.string(), otpauth: z.string() });

export type SegredoDoSegundoPasso = z.infer<typeof segredoDoSegundoPassoSchema>;

/** Answer of …/confirmar and …/codigos: the recovery codes, told once. */
export const codigosDeRecuperacaoSchema = z.object({ codigos: z.array(z.string()) });

/** Answer of GET /api/usuario/segundo-passo: how it stands with the account that asks. */
export const situacaoDoSegundoPassoSchema = z.object({
  ligado: z.boolean(),
  /** Recovery codes that still work. */
  codigos: z.int(),
  /** Staff ask it of this account (contrato 10). */
  exigido: z.boolean(),
});

export type SituacaoDoSegundoPasso = z.infer<typeof situacaoDoSegundoPassoSchema>;

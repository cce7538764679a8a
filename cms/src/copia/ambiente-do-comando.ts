import { lerAmbiente, type Ambiente } from '../runtime/ambiente';

/**
 * The environment as a command reads it: of the thousands of times it asks the bucket, one that a busy server puts off must
 * not cost the whole. Throws ErroDeInicio.
 */
export const lerAmbienteDoComando = (): Ambiente => {
  const ambiente = lerAmbiente(process.env);
  return { ...ambiente, s3: ambiente.s3 && { ...ambiente.s3, calma: true } };
};

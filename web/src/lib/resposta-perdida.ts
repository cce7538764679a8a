import { ApiError } from './api-error';

/** Nobody answered, or somebody between did, or it fell: the portal may have done what was asked all the same. */
export const isRespostaPerdida = (erro: unknown): boolean =>
  erro instanceof ApiError && (erro.status === 0 || erro.status >= 500);

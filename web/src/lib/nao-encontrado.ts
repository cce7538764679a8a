import { ApiError } from './api-error';

/** Whether what was asked for is not there, or no longer. */
export const isNaoEncontrado = (erro: unknown): erro is ApiError & { status: 404 } =>
  erro instanceof ApiError && erro.status === 404;

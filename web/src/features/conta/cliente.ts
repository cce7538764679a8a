import { ApiError, SEM_RESPOSTA } from '../../lib/api-error';

/** axios, which comes with the first call: the login modal, open to every guest, does not carry it. */
export const cliente = async () => {
  try {
    return await import('../../lib/http');
  } catch {
    throw new ApiError(SEM_RESPOSTA, 0);
  }
};

/** Sends a form to the portal. */
export const enviarPara = (caminho: string) => async (dados: object) =>
  (await cliente()).enviar(caminho, dados);

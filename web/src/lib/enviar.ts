import { CABECALHO_XSRF } from '@portal/contracts/http/caminhos';
import { respostaSchema, type Resposta } from '@portal/contracts/http/resposta';
import { ApiError, erroDaResposta, SEM_RESPOSTA } from './api-error';

/** POST of a form, with the anti-forgery token. Throws ApiError on a refusal. */
export const enviar = async (
  caminho: string,
  dados: FormData,
  token: string,
): Promise<Resposta> => {
  let resposta: Response;
  try {
    resposta = await fetch(caminho, {
      method: 'POST',
      body: dados,
      credentials: 'same-origin',
      headers: {
        Accept: 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        [CABECALHO_XSRF]: token,
      },
    });
  } catch {
    throw new ApiError(SEM_RESPOSTA, 0);
  }
  const corpo: unknown = await resposta.json().catch(() => null);
  const lida = respostaSchema.safeParse(corpo);
  if (!resposta.ok || !lida.success || lida.data.status === '0') {
    throw erroDaResposta(resposta.status, corpo);
  }
  return lida.data;
};

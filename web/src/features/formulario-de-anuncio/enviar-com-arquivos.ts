import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { CABECALHO_DA_CHAVE } from '@portal/contracts/anuncio/chave';
import { lerResposta } from '@portal/contracts/http/ler-resposta';
import { ApiError, erroDaResposta } from '../../lib/api-error';
import { postar } from '../../lib/http';
import type { Envio } from './valores';

/** Idle time-out of an upload, in ms. */
const SILENCIO_MS = 60_000;

const SEM_CONEXAO =
  'A conexão caiu antes do fim do envio. Nada se perdeu: o que você preencheu e os arquivos continuam aqui. Verifique sua internet e tente de novo.';

interface Opcoes {
  /** Idempotency key: the same for every sending of one filled form, so that two sendings make one ad (contrato 5). */
  chave?: string;
  /** Part that has gone, 0 to 1. */
  onProgresso: (fracao: number) => void;
}

/** Watchdog: aborts a sending that has gone silent, because axios would wait for a dead connection for ever. */
const vigiar = () => {
  const controle = new AbortController();
  const desistir = () => controle.abort();
  let prazo = setTimeout(desistir, SILENCIO_MS);
  return {
    signal: controle.signal,
    viva: () => {
      clearTimeout(prazo);
      prazo = setTimeout(desistir, SILENCIO_MS);
    },
    parar: () => clearTimeout(prazo),
  };
};

const emFormulario = (envio: Envio): FormData => {
  const formulario = new FormData();
  Object.entries(envio).forEach(([campo, valor]) => formulario.append(campo, valor));
  return formulario;
};

export interface Enviado {
  msg: string;
  anuncio: Anuncio;
}

/** Sends an ad's form with its files. Throws ApiError: what the server refused, or a lost connection (status 0). */
export const enviarComArquivos = async (
  caminho: string,
  envio: Envio,
  { chave, onProgresso }: Opcoes,
): Promise<Enviado> => {
  const linha = vigiar();
  try {
    const { status, data } = await postar(caminho, emFormulario(envio), {
      timeout: 0,
      signal: linha.signal,
      ...(chave && { headers: { [CABECALHO_DA_CHAVE]: chave } }),
      onUploadProgress: ({ progress = 0 }) => {
        linha.viva();
        onProgresso(progress);
      },
    });
    const lida = lerResposta(data);
    if (lida?.status !== '1') throw erroDaResposta(status, data);
    // The contract's answer of these calls; API tests hold the server to it.
    return { msg: lida.msg, anuncio: (data as Enviado).anuncio };
  } catch (erro) {
    if (erro instanceof ApiError && erro.status > 0) throw erro;
    throw new ApiError(SEM_CONEXAO, 0);
  } finally {
    linha.parar();
  }
};

import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { http } from '../../lib/http';
import { enviarComArquivos } from './enviar-com-arquivos';

const foto = new File(['x'], 'x.png', { type: 'image/png' });
const ENVIO = { titulo: 'Loja', arquivo_banner: foto };
const nada = () => undefined;

let pedidos: InternalAxiosRequestConfig[];
const responder = (responde: (config: InternalAxiosRequestConfig) => Promise<object>) => {
  http.defaults.adapter = async (config) => {
    pedidos.push(config);
    const data = await responde(config);
    return { status: 201, statusText: '', headers: {}, config, data };
  };
};

beforeEach(() => {
  pedidos = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('manda campos e arquivos com a chave do formulário, e devolve o anúncio', async () => {
  const anuncio = { id: 7 };
  responder(() => Promise.resolve({ status: '1', msg: 'ok', anuncio }));
  const enviado = await enviarComArquivos('/x', ENVIO, { chave: 'k1', onProgresso: nada });
  expect(enviado).toEqual({ msg: 'ok', anuncio });
  const [pedido] = pedidos;
  expect(pedido?.headers.get('Idempotency-Key')).toBe('k1');
  const corpo: unknown = pedido?.data;
  expect(corpo instanceof FormData && [...corpo.keys()]).toEqual(['titulo', 'arquivo_banner']);
});

it('a linha que cai diz que nada se perdeu', async () => {
  responder((config) => Promise.reject(new AxiosError('rede', 'ERR_NETWORK', config)));
  const envio = enviarComArquivos('/x', ENVIO, { onProgresso: nada });
  await expect(envio).rejects.toMatchObject({ status: 0, msg: /os arquivos continuam aqui/ });
});

it('a linha que emudece é largada; a que anda, não', async () => {
  responder(
    (config) =>
      new Promise((_resolver, recusar) => {
        config.signal?.addEventListener?.('abort', () =>
          recusar(new AxiosError('canceled', 'ERR_CANCELED', config)),
        );
        const evento = { progress: 0.5, loaded: 1, bytes: 1, lengthComputable: true };
        setTimeout(() => config.onUploadProgress?.(evento), 50_000);
      }),
  );
  const progresso = vi.fn();
  const envio = enviarComArquivos('/x', ENVIO, { onProgresso: progresso });
  const fim = expect(envio).rejects.toMatchObject({ status: 0 });
  await vi.advanceTimersByTimeAsync(100_000);
  expect(pedidos[0]?.signal?.aborted).toBe(false);
  expect(progresso).toHaveBeenCalledWith(0.5);
  await vi.advanceTimersByTimeAsync(10_001);
  expect(pedidos[0]?.signal?.aborted).toBe(true);
  await fim;
});

it('o que o servidor recusa continua sendo recusa', async () => {
  responder((config) => {
    const data = { status: '0', msg: 'Confira', erros: { titulo: ['Informe o título.'] } };
    const response = { status: 422, statusText: '', headers: {}, config, data };
    return Promise.reject(new AxiosError('422', undefined, config, undefined, response));
  });
  await expect(enviarComArquivos('/x', ENVIO, { onProgresso: nada })).rejects.toMatchObject({
    status: 422,
    campos: { titulo: ['Informe o título.'] },
  });
});

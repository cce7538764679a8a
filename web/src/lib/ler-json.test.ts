import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SEM_RESPOSTA } from './api-error';
import { dadosDesenhados, lerJson } from './ler-json';

const responder = (corpo: string, status = 200) => {
  const pedir = vi.fn(() => Promise.resolve(new Response(corpo, { status })));
  vi.stubGlobal('fetch', pedir);
  return pedir;
};

describe('lerJson', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('dá o corpo e se apresenta como XMLHttpRequest', async () => {
    const pedir = responder('[1,2]');
    await expect(lerJson('/api/x')).resolves.toEqual([1, 2]);
    expect(pedir).toHaveBeenCalledWith(
      '/api/x',
      expect.objectContaining({
        headers: expect.objectContaining({ 'X-Requested-With': 'XMLHttpRequest' }) as unknown,
      }),
    );
  });

  it('usa uma vez só a resposta que a página já tinha pedido para este endereço', async () => {
    const pedir = responder('"pedida agora"');
    const resposta = Promise.resolve(new Response('"adiantada"'));
    window.adiantado = { caminho: '/api/x', resposta };
    await expect(lerJson('/api/outra')).resolves.toBe('pedida agora');
    expect(pedir).toHaveBeenCalledOnce();
    await expect(lerJson('/api/x')).resolves.toBe('adiantada');
    await expect(lerJson('/api/x')).resolves.toBe('pedida agora');
    expect(pedir).toHaveBeenCalledTimes(2);
  });

  it('o que já se desenhou da resposta é dado uma vez só, e a leitura seguinte pergunta de novo', async () => {
    responder('"pedida agora"');
    const resposta = Promise.resolve(new Response('["desenhada"]'));
    window.adiantado = { caminho: '/api/x', resposta };
    expect(dadosDesenhados('/api/x')).toBeUndefined();
    window.adiantado.dados = ['desenhada'];
    expect(dadosDesenhados('/api/outra')).toBeUndefined();
    expect(dadosDesenhados('/api/x')).toEqual(['desenhada']);
    expect(dadosDesenhados('/api/x')).toBeUndefined();
    await expect(lerJson('/api/x')).resolves.toBe('pedida agora');
  });

  it('uma recusa vira ApiError com as palavras e os campos do servidor', async () => {
    responder('{"status":"0","msg":"Confira.","erros":{"email":["inválido"]}}', 422);
    await expect(lerJson('/api/x')).rejects.toMatchObject({
      name: 'ApiError',
      status: 422,
      msg: 'Confira.',
      campos: { email: ['inválido'] },
    });
  });

  it.each(['<html>502</html>', '{"error":{"message":"SQLITE_BUSY"}}', ''])(
    'um corpo que não é do contrato nunca chega à pessoa: %s',
    async (corpo) => {
      responder(corpo, 502);
      await expect(lerJson('/api/x')).rejects.toMatchObject({
        status: 502,
        msg: 'Algo deu errado do nosso lado. Tente novamente em instantes.',
      });
    },
  );

  it('sem resposta, diz que não falou com o portal', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(lerJson('/api/x')).rejects.toMatchObject({ status: 0, msg: SEM_RESPOSTA });
  });

  describe('uma resposta que nunca vem', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => {
      const ficaram = vi.getTimerCount();
      vi.useRealTimers();
      expect(ficaram).toBe(0);
    });

    /** As a server that takes a request and says nothing. */
    const calar = () =>
      vi.fn(
        (_caminho: string, { signal }: RequestInit) =>
          new Promise<Response>((_, falhar) =>
            signal?.addEventListener('abort', () => falhar(signal.reason as Error)),
          ),
      );

    it('é dada por perdida, e larga a conexão', async () => {
      const pedir = calar();
      vi.stubGlobal('fetch', pedir);
      const perdida = expect(lerJson('/api/x')).rejects.toMatchObject({
        status: 0,
        msg: SEM_RESPOSTA,
      });
      await vi.advanceTimersByTimeAsync(15_000);
      await perdida;
      expect(pedir.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    });

    it('um corpo que demora não é: a lista longa chega devagar', async () => {
      let acabar = () => {};
      const corpo = new ReadableStream({
        start: (fio) => {
          acabar = () => {
            fio.enqueue(new TextEncoder().encode('[1]'));
            fio.close();
          };
        },
      });
      const pedir = vi.fn((_caminho: string, _como: RequestInit) =>
        Promise.resolve(new Response(corpo)),
      );
      vi.stubGlobal('fetch', pedir);
      const lido = lerJson('/api/x');
      await vi.advanceTimersByTimeAsync(120_000);
      acabar();
      await expect(lido).resolves.toEqual([1]);
      expect(pedir.mock.calls[0]?.[1].signal?.aborted).toBe(false);
    });

    it('quem já não a quer, não a espera', async () => {
      const quem = new AbortController();
      vi.stubGlobal('fetch', calar());
      const largada = expect(lerJson('/api/x', quem.signal)).rejects.toMatchObject({
        name: 'AbortError',
      });
      quem.abort();
      await largada;
    });
  });
});

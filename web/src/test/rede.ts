import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { VerificaLogin } from '@portal/contracts/usuario/sessao';
import { vi } from 'vitest';
import { http } from '../lib/http';

interface Resposta {
  status: number;
  corpo: unknown;
}
type Responder = (caminho: string, dados: unknown) => Resposta | Promise<Resposta>;

const VISITA: VerificaLogin = {
  user: { id_usuario: null, usuario: 'convidado', permissao: 1 },
  token: 'ficha',
  mensagem: null,
};

/** Stands where the network is: answers axios' calls and the small reader's alike, and keeps what was sent. `sessao`: who is logged in. */
export const simularRede = (responder: Responder, sessao: VerificaLogin = VISITA) => {
  const enviados: { caminho: string; dados: unknown }[] = [];
  const atender = async (caminho: string, dados: unknown): Promise<Resposta> => {
    if (caminho === CAMINHOS.verificaLogin) return { status: 200, corpo: sessao };
    enviados.push({ caminho, dados });
    return await responder(caminho, dados);
  };
  http.defaults.adapter = async (config) => {
    const dados: unknown = typeof config.data === 'string' ? JSON.parse(config.data) : config.data;
    const { status, corpo } = await atender(config.url ?? '', dados);
    const resposta = { status, statusText: '', headers: {}, config, data: corpo };
    const aceita = config.validateStatus?.(status) ?? status < 300;
    if (aceita) return resposta;
    const { AxiosError } = await import('axios');
    throw new AxiosError('recusa', undefined, config, undefined, resposta);
  };
  vi.stubGlobal('fetch', async (caminho: string) => {
    const { status, corpo } = await atender(caminho, null);
    return Response.json(corpo, { status });
  });
  return enviados;
};

import type { IncomingMessage, ServerResponse } from 'node:http';
import { criarIntercalador, ICY_INTERVALO } from './icy';
import { trecho, type Programa } from './programa';

/** Sound handed out at once, so that a player starts without waiting. */
const ADIANTAMENTO_MS = 3_000;
const PASSO_MS = 200;
/** A listener that stopped reading is let go when this much waits for it. */
const MAIOR_FILA_BYTES = 1024 * 1024;

interface Ouvinte {
  resposta: ServerResponse;
  /** Next frame to send, counted since the epoch. */
  proximo: number;
  deslocamento: number;
  intercalar: ((som: Buffer, titulo: string) => Buffer) | null;
}

export interface Transmissao {
  /** Answers one listener for as long as it listens. `deslocamentoMs` lets stations share one programme at different moments. */
  atender(
    pedido: IncomingMessage,
    resposta: ServerResponse,
    estacao: { nome: string; deslocamentoMs: number },
  ): void;
  ouvintes(): number;
  /** Ends every live answer. */
  encerrar(): void;
}

/**
 * A live stream: the wall clock says which frame is on, so every listener hears the same moment, and one timer serves
 * them all from one buffer.
 */
export const criarTransmissao = (programa: Programa, agora: () => number): Transmissao => {
  const ouvintes = new Set<Ouvinte>();
  let relogio: NodeJS.Timeout | null = null;
  const quadroDoMomento = (deslocamento: number): number =>
    Math.floor((agora() + deslocamento) / programa.duracaoQuadroMs);

  const sair = (ouvinte: Ouvinte): void => {
    ouvintes.delete(ouvinte);
    if (ouvintes.size > 0 || !relogio) return;
    clearInterval(relogio);
    relogio = null;
  };

  const enviar = (ouvinte: Ouvinte): void => {
    const ate = quadroDoMomento(ouvinte.deslocamento);
    if (ate <= ouvinte.proximo) return;
    if (ouvinte.resposta.writableLength > MAIOR_FILA_BYTES) {
      ouvinte.resposta.destroy();
      return;
    }
    const som = trecho(programa, ouvinte.proximo, ate);
    const titulo = programa.tituloEm(ouvinte.proximo);
    ouvinte.proximo = ate;
    ouvinte.resposta.write(ouvinte.intercalar ? ouvinte.intercalar(som, titulo) : som);
  };

  const encerrar = (): void => {
    for (const { resposta } of ouvintes) resposta.end();
    if (relogio) clearInterval(relogio);
    relogio = null;
    ouvintes.clear();
  };

  return {
    atender(pedido, resposta, { nome, deslocamentoMs }) {
      const querNotas = pedido.headers['icy-metadata'] === '1';
      resposta.useChunkedEncodingByDefault = false;
      resposta.writeHead(200, {
        'Content-Type': 'audio/mpeg',
        'Cache-Control': 'no-store, no-transform',
        Connection: 'close',
        'icy-name': nome.replace(/[^\x20-\x7e\xa0-\xff]/g, ''),
        'icy-genre': 'Gospel',
        'icy-pub': '0',
        ...(querNotas ? { 'icy-metaint': String(ICY_INTERVALO) } : {}),
      });
      if (pedido.method === 'HEAD') {
        resposta.end();
        return;
      }
      const ouvinte: Ouvinte = {
        resposta,
        proximo: quadroDoMomento(deslocamentoMs - ADIANTAMENTO_MS),
        deslocamento: deslocamentoMs,
        intercalar: querNotas ? criarIntercalador() : null,
      };
      resposta.on('close', () => sair(ouvinte));
      resposta.on('error', () => sair(ouvinte));
      ouvintes.add(ouvinte);
      enviar(ouvinte);
      relogio ??= setInterval(() => ouvintes.forEach(enviar), PASSO_MS);
    },
    ouvintes: () => ouvintes.size,
    encerrar,
  };
};

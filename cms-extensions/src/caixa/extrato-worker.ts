import { parentPort, workerData } from 'node:worker_threads';
import type { Credito } from '@portal/contracts/caixa/extrato';
import { MENSAGENS_DA_CAIXA as MSG } from '@portal/contracts/caixa/mensagens';
import { chaveDaTransacao } from '@portal/contracts/caixa/recebimento';
import { deCentavos } from '@portal/contracts/dinheiro/centavos';
import { casador, codigosDe, type AnuncioAberto } from './casar-rules';
import { lerExtrato, type CreditoLido } from './ler-extrato';
import { RecusaDeExtrato, type MotivoDaRecusa } from './recusa-de-extrato';

/** What the thread asks the database through its owner: which credits are recorded, which ads are open. */
export interface Pergunta {
  /** Every name of every credit, as transactions are compared. */
  transacoes: string[];
  /** Ads that credits name. */
  codigos: number[];
  /** Date of the first credit; null when there is none. */
  desde: string | null;
}

export interface Conferido {
  /** Transactions that are recorded, each with its ad. */
  registradas: [transacao: string, anuncio: number][];
  abertos: AnuncioAberto[];
}

export type Parecer =
  | { pergunta: Pergunta }
  | { recusa: MotivoDaRecusa; onde: string }
  /** The whole answer as JSON in UTF-8: written here and handed over, so that nobody else waits for it. */
  | { resposta: Uint8Array<ArrayBuffer> };

const nomesDe = ({ transacao, outras }: CreditoLido): string[] =>
  [transacao, ...outras].map(chaveDaTransacao);

const responder = (parecer: Parecer, entregues: ArrayBuffer[] = []): void =>
  parentPort?.postMessage(parecer, entregues);

const casar = (creditos: readonly CreditoLido[], { registradas, abertos }: Conferido): void => {
  const registros = new Map(registradas);
  const candidatosDe = casador(abertos);
  const linhas = creditos.map((credito): Credito => {
    const { data, centavos, descricao, transacao } = credito;
    const registrado = nomesDe(credito)
      .map((nome) => registros.get(nome))
      .find((anuncio) => anuncio !== undefined);
    return {
      ...{ data, valor: deCentavos(centavos), descricao, transacao },
      registrado: registrado ?? null,
      candidatos: registrado === undefined ? candidatosDe(credito) : [],
    };
  });
  const resposta = new TextEncoder().encode(
    JSON.stringify({ status: '1', msg: MSG.extratoLido, linhas }),
  );
  responder({ resposta }, [resposta.buffer]);
};

/** Worker thread that reads one statement. An error that is no refusal ends the thread, and its owner reports it. */
const trabalhar = (): void => {
  try {
    // `workerData` is a structured clone: a Buffer arrives as a plain Uint8Array.
    const creditos = lerExtrato(workerData as Uint8Array);
    const textos = creditos.map(({ descricao, transacao }) => `${descricao} ${transacao}`);
    const [desde] = creditos.map(({ data }) => data).sort();
    parentPort?.once('message', (conferido: Conferido) => casar(creditos, conferido));
    responder({
      pergunta: {
        transacoes: creditos.flatMap(nomesDe),
        codigos: [...new Set(textos.flatMap(codigosDe))],
        desde: desde ?? null,
      },
    });
  } catch (erro) {
    if (!(erro instanceof RecusaDeExtrato)) throw erro;
    responder({ recusa: erro.motivo, onde: erro.onde });
  }
};

trabalhar();

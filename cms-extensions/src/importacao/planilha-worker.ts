import { parentPort, workerData } from 'node:worker_threads';
import { lerPlanilha, type Planilha } from './ler-planilha';
import { MODELOS, type Tipo } from '@portal/contracts/importacao/modelos';
import { RecusaDePlanilha, type MotivoDaPlanilha } from './recusa-de-planilha';

/** What the thread is given. */
export interface Tarefa {
  bytes: Uint8Array;
  tipo: Tipo;
  /** Fields that whoever sends it may write. */
  campos: readonly string[];
  /** Its own address. */
  portal: string;
}

export type Resultado = { planilha: Planilha } | { recusa: MotivoDaPlanilha };

const ler = ({ bytes, tipo, campos, portal }: Tarefa): Resultado => {
  const modelo = MODELOS[tipo];
  const colunas = modelo.colunas.filter(({ campo }) => campos.includes(campo));
  try {
    return { planilha: lerPlanilha(bytes, { ...modelo, colunas }, portal) };
  } catch (erro) {
    if (!(erro instanceof RecusaDePlanilha)) throw erro;
    return { recusa: erro.motivo };
  }
};

// Worker thread that reads one spreadsheet. An error that is no refusal ends the thread, and its owner reports it.
parentPort?.postMessage(ler(workerData as Tarefa)); // what the owner gave it

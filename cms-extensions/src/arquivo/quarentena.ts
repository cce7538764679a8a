import { DIA_MS } from '@portal/contracts/tempo/datas';
import type { Armazenamento, Chave, Medidas } from '../armazenamento/armazenamento';
import { ORFAOS, partesDe } from '../armazenamento/chaves';
import { marcaDe } from './nome';

/** Grace period: a younger file may belong to a request under way, on this instance or another. */
const CARENCIA_MS = 60 * 60 * 1000;
/** How long a file that no row names is kept aside. */
export const DIAS_DE_QUARENTENA = 30;
/** Circuit breaker: more files than this, in number or as a part of all, leave only with PORTAL_CONFIRMO. */
const MAXIMO_DE_UMA_VEZ = 50;
const MAIOR_PARTE = 0.05;

/** A stored file: its key in use, and the random part of its name. */
interface Guardado extends Medidas {
  chave: Chave;
  marca: string;
}

/** One that is put aside, and since which day. */
interface PostoDeLado {
  /** Key in use. */
  chave: Chave;
  marca: string;
  dia: string;
}

/** The random parts of the names that rows name; read anew at each call. */
export type LerMarcas = () => Promise<ReadonlySet<string>>;

export interface Varredura {
  movidos: number;
  /** Came back from being aside, because a row names them. */
  devolvidos: number;
  /** Set when too many would leave: none did. */
  demais: { sem: number; total: number } | null;
}

const marcaDaChave = (chave: Chave): string | null => {
  const partes = partesDe(chave);
  return partes && marcaDe(partes.nome);
};

const guardadosEm = async (armazenamento: Armazenamento): Promise<Guardado[]> => {
  const achados: Guardado[] = [];
  for await (const objeto of armazenamento.listar('arquivos')) {
    const marca = marcaDaChave(objeto.chave);
    if (marca !== null) achados.push({ ...objeto, marca });
  }
  return achados;
};

const DE_LADO = /^(\d{4}-\d{2}-\d{2})\/(.+)$/;
const deLado = (dia: string, chave: Chave): Chave => `${ORFAOS}${dia}/${chave}`;

/** What lies under a date; whatever else somebody keeps there is theirs. */
const postosDeLado = async (armazenamento: Armazenamento): Promise<PostoDeLado[]> => {
  const achados: PostoDeLado[] = [];
  for await (const objeto of armazenamento.listar('orfaos')) {
    const [, dia, chave] = DE_LADO.exec(objeto.chave.slice(ORFAOS.length)) ?? [];
    const marca = chave === undefined ? null : marcaDaChave(chave);
    if (dia !== undefined && chave !== undefined && marca !== null)
      achados.push({ chave, marca, dia });
  }
  return achados;
};

/** Back to their place: a row of this database names them after all. */
const devolver = async (
  armazenamento: Armazenamento,
  marcas: ReadonlySet<string>,
): Promise<number> => {
  let devolvidos = 0;
  for (const { chave, marca, dia } of await postosDeLado(armazenamento))
    if (marcas.has(marca))
      devolvidos += Number(await armazenamento.mover(deLado(dia, chave), chave));
  return devolvidos;
};

const descartarAntigos = async (armazenamento: Armazenamento, agora: number): Promise<void> => {
  const antigos = (await postosDeLado(armazenamento)).filter(
    ({ dia }) => agora - Date.parse(dia) >= DIAS_DE_QUARENTENA * DIA_MS,
  );
  await armazenamento.apagar(antigos.map(({ dia, chave }) => deLado(dia, chave)));
};

/**
 * Quarantine: puts stored files that no row names, older than an hour, into `orfaos` under today's date, brings back those
 * that a row names, and deletes what was there for 30 days. `confirmado`: a person said that many may leave.
 */
export const porDeLado = async (
  armazenamento: Armazenamento,
  lerMarcas: LerMarcas,
  agora: number,
  confirmado: boolean,
): Promise<Varredura> => {
  const guardados = await guardadosEm(armazenamento);
  const velhos = guardados.filter(({ em }) => agora - em >= CARENCIA_MS);
  // Rows after files: a file whose row another instance wrote meanwhile is named already.
  const marcas = await lerMarcas();
  let devolvidos = await devolver(armazenamento, marcas);
  await descartarAntigos(armazenamento, agora);
  const sem = velhos.filter(({ marca }) => !marcas.has(marca));
  const maximo = Math.min(MAXIMO_DE_UMA_VEZ, guardados.length * MAIOR_PARTE);
  if (sem.length > maximo && !confirmado)
    return { movidos: 0, devolvidos, demais: { sem: sem.length, total: guardados.length } };
  const hoje = new Date(agora).toISOString().slice(0, 10);
  let movidos = 0;
  for (const { chave } of sem)
    movidos += Number(await armazenamento.mover(chave, deLado(hoje, chave)));
  // A row may have come while they moved.
  if (movidos > 0) devolvidos += await devolver(armazenamento, await lerMarcas());
  return { movidos, devolvidos, demais: null };
};

import type { SituacaoDaLinha } from '@portal/contracts/painel/respostas';
import { setImmediate as darAVez } from 'node:timers/promises';
import { MODELOS } from '@portal/contracts/importacao/modelos';
import { DIA_MS } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { arquivos } from '../arquivo/service';
import { isDatabaseAway } from '../database/away';
import { Lease } from '../database/lease';
import { Rounds } from '../database/rounds';
import { prepararRascunho } from './criar-rascunho';
import { prepararDesfeita } from './desfazer-linha';
import { chavesEmEspera } from './imagens-do-zip';
import { tabelas, type ImportacaoRow, type LinhaRow } from './tabelas';

const RONDA_MS = 1000;
/** A round ends after so long, and the next goes on: a job whose round never ends seems to be late. */
const RONDA_ATE_MS = 20_000;
/** Rows whose pictures are brought at one time. */
const AO_MESMO_TEMPO = 4;
const LIMPEZA_MS = 60 * 60_000;
/** What was never begun is forgotten after a day, what was made or undone after a month. */
const CONFERIDAS_MS = DIA_MS;
const GUARDADAS_MS = 30 * DIA_MS;

/** What is done to the rows of an import under way, and where it ends. */
const TRABALHOS = {
  importando: { de: 'pronta', fim: 'feita', preparar: prepararRascunho },
  desfazendo: { de: 'importada', fim: 'desfeita', preparar: prepararDesfeita },
} as const;

const emCurso = (estado: string): estado is keyof typeof TRABALHOS => estado in TRABALHOS;

/**
 * Worker of imports: of all instances the one that holds the lease makes them, one import at a time, and goes on where one
 * that died stopped.
 */
class Importador {
  private readonly rondas: Rounds;
  private readonly turno: Lease;
  private proximaLimpeza = 0;

  constructor(private readonly strapi: Core.Strapi) {
    this.rondas = new Rounds(strapi, 'importacoes', () => this.ronda(), RONDA_MS);
    this.turno = new Lease(strapi, 'importacoes');
  }

  start(): void {
    this.rondas.start();
  }

  /** Finishes the rows in hand, and lets another instance go on. */
  async stop(): Promise<void> {
    await this.rondas.stop();
    await this.turno.release().catch((erro: unknown) => {
      // Who comes next waits for the lease to run out.
      if (!isDatabaseAway(erro)) this.strapi.log.error(erro);
    });
  }

  private async ronda(): Promise<void> {
    const ate = performance.now() + RONDA_ATE_MS;
    if (Date.now() >= this.proximaLimpeza) await this.limpar();
    while (performance.now() < ate && !this.rondas.isStopped) {
      const aberta = await this.aberta();
      if (!aberta || !(await this.turno.hold())) return;
      await this.avancar(aberta);
    }
  }

  /** The import under way, the oldest first: begun by whatever instance. */
  private async aberta(): Promise<ImportacaoRow | null> {
    const row = await tabelas(this.strapi)
      .importacoes()
      .whereIn('estado', Object.keys(TRABALHOS))
      .orderBy('id')
      .first();
    return row ?? null;
  }

  /** Does the next few rows, or ends it when there are none. */
  private async avancar(importacao: ImportacaoRow): Promise<void> {
    const { id, estado } = importacao;
    if (!emCurso(estado)) return;
    const { de, fim, preparar } = TRABALHOS[estado];
    const modelo = MODELOS[importacao.tipo];
    const proximas = await this.proximas(id, de);
    const passos = await Promise.all(
      proximas.map((row) => preparar(this.strapi, modelo, importacao, row)),
    );
    for (const fazer of passos) {
      await fazer();
      // SQLite answers at once: without this nobody else would be heard until the import is through.
      await darAVez();
    }
    if (proximas.length === 0)
      // Who asked to undo it meanwhile is heard in the next round.
      await tabelas(this.strapi).importacoes().where({ id, estado }).update({ estado: fim });
  }

  private async proximas(importacao: number, situacao: SituacaoDaLinha): Promise<LinhaRow[]> {
    const rows = await tabelas(this.strapi)
      .linhas()
      .where({ importacao, situacao })
      .orderBy('linha')
      .limit(AO_MESMO_TEMPO);
    return rows;
  }

  private async limpar(): Promise<void> {
    this.proximaLimpeza = Date.now() + LIMPEZA_MS;
    const { importacoes, linhas } = tabelas(this.strapi);
    const velhas = importacoes()
      .where((onde) => {
        void onde
          .where('estado', 'conferida')
          .andWhere('criada_em', '<', Date.now() - CONFERIDAS_MS);
      })
      .orWhere((onde) => {
        void onde
          .whereIn('estado', ['feita', 'desfeita'])
          .andWhere('criada_em', '<', Date.now() - GUARDADAS_MS);
      });
    const ids = (await velhas.select('id')).map(({ id }) => id);
    await arquivos(this.strapi).apagarEmEspera(await chavesEmEspera(this.strapi, ids));
    await linhas().whereIn('importacao', ids).delete();
    await importacoes().whereIn('id', ids).delete();
  }
}

/** Makes and undoes imports for as long as the process lives. */
export const vigiarImportacoes = (strapi: Core.Strapi): Importador => {
  const importador = new Importador(strapi);
  importador.start();
  return importador;
};

import { dataCivil } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { catalogoDe } from '../cantor/service';
import { PATIENCE_MS } from '../database/away';
import { GroupCommit } from '../database/group-commit';
import { onePerPortal } from '../database/per-portal';
import { Refusal } from '../http/refusal';
import { readSettings } from '../http/settings';
import { limites } from '../limite/service';
import { alvosDe } from './alvos';
import type { Armazem, Contado, Evento, Momento, Pedido } from './armazem';
import { armazemPostgres } from './armazem-postgres';
import { armazemSqlite } from './armazem-sqlite';
import { presencasEmLote } from './presencas';
import { isRobo } from './robos';
import { JANELA_MS, type Motivo } from './rules';
import { chaveDe, isSeuId, visitanteDe, type Quem } from './visitante';

const ESPERA = { most: 400, patienceMs: PATIENCE_MS };

const momento = (): Momento => {
  const agora = new Date();
  return { agora: agora.getTime(), dia: dataCivil(agora) };
};

const armazemDe = (strapi: Core.Strapi): Armazem =>
  strapi.db.dialect.client === 'sqlite' ? armazemSqlite(strapi) : armazemPostgres(strapi);

/**
 * Counts plays, clicks, views and presence (contrato 6). Durable: nothing that counts is answered before it is committed.
 */
const novoRastreio = (strapi: Core.Strapi) => {
  const { segredo } = readSettings(strapi);
  const armazem = armazemDe(strapi);
  const presencas = presencasEmLote(strapi, armazem, momento, ESPERA);
  const regra = limites(strapi).regra('rastreios');
  const pedidos = new GroupCommit<Pedido, Contado>(
    (lote) => armazem.contar(lote, regra, momento()),
    ESPERA,
  );
  /** A post about an unknown target takes a place of the address's limit too. Throws 429 beyond it. */
  const contar = async ({ endereco }: Quem, eventos: readonly Evento[]): Promise<void> => {
    const { cabe, janelaInicio } = await pedidos.add({
      endereco: regra.chaveDe(endereco),
      eventos,
    });
    if (!cabe) throw regra.recusa(janelaInicio);
  };

  const evento = (
    quem: Quem,
    tipo: Evento['tipo'],
    alvo: string,
    dono: number | null = null,
  ): Evento => {
    const visitante = visitanteDe(segredo, quem);
    const proprio = dono !== null && dono === quem.usuario;
    const motivo: Motivo | null = isRobo(quem.agente)
      ? 'robo'
      : proprio
        ? 'proprio'
        : visitante === null
          ? 'visitante'
          : null;
    const chave = motivo === null && visitante !== null ? chaveDe(visitante, tipo, alvo) : null;
    return { tipo, alvo, motivo, chave, janelaMs: JANELA_MS[tipo] };
  };

  const contarUm = async (quem: Quem, um: Evento | null): Promise<void> => {
    await contar(quem, um ? [um] : []);
    if (!um) throw new Refusal(404);
  };

  return {
    /** Counts a play of a song. Throws 404 for one the public does not hear, 429 beyond the address's limit. */
    async musica(quem: Quem, id: string): Promise<void> {
      const { lugarDaMusica } = await catalogoDe(strapi);
      await contarUm(quem, lugarDaMusica.has(id) ? evento(quem, 'musica', id) : null);
    },

    /** Counts a play of a web radio. Throws as `musica` does. */
    async radio(quem: Quem, id: string): Promise<void> {
      const { radios } = await alvosDe(strapi);
      await contarUm(quem, radios.has(id) ? evento(quem, 'radio', id) : null);
    },

    /** Counts a click on a running ad. Throws 404 for any other, 429 beyond the address's limit. */
    async clique(quem: Quem, id: string): Promise<void> {
      const anuncio = (await alvosDe(strapi)).anuncios.get(id);
      await contarUm(quem, anuncio ? evento(quem, 'clique', id, anuncio.dono) : null);
    },

    /** Counts views of running ads; others are passed over: a page may be older than the ad's end. Throws 429. */
    async visualizacoes(quem: Quem, ids: readonly string[]): Promise<void> {
      const { anuncios } = await alvosDe(strapi);
      const vistos = [...new Set(ids)].flatMap((id) => {
        const anuncio = anuncios.get(id);
        return anuncio ? [evento(quem, 'visualizacao', id, anuncio.dono)] : [];
      });
      await contar(quem, vistos);
    },

    /**
     * A sign of life. `id`: what the path carried; somebody else's, or nobody's, counts nothing (contrato 2). `radio`:
     * what it says sounds there (contrato 9); one the public does not hear is no radio. Throws 429.
     */
    async presenca(quem: Quem, id: string, radio: string | null): Promise<void> {
      const visitante = visitanteDe(segredo, quem);
      const conta = visitante !== null && isSeuId(segredo, quem, id);
      const soa = conta && radio !== null && (await alvosDe(strapi)).radios.has(radio);
      const sinal = {
        visitante: isRobo(quem.agente) ? null : visitante,
        ouvindo: soa ? radio : null,
      };
      await presencas.sinal(quem.endereco, conta ? sinal : null);
    },

    /** Writes what of presence is still in memory: before the database is left. */
    stop: () => presencas.stop(),
  };
};

export type Rastreio = ReturnType<typeof novoRastreio>;

/** Singleton: every way in shares its queues. */
export const rastreioDe = onePerPortal(novoRastreio);

import { statfs } from 'node:fs/promises';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import type { Core } from '@strapi/strapi';
import { contarPendentes } from '../anuncio/service';
import { correio } from '../correio/service';
import { withinTime } from '../database/away';
import { sessoes } from '../sessao/service';
import { contarTransmissoes } from '../transmissao/service';

/** The database is asked so often at most, in ms, however many ask. */
const CADA_MS = 5_000;
const PACIENCIA_MS = 2_000;

/** What only the database knows. */
export interface DoBanco {
  /** Mails that wait, and since when the oldest does (ms). */
  correio: { total: number; desde: number | null };
  /** Mails given up that are still kept. */
  desistidos: number;
  sessoes: number;
  anuncios: { aprovacao: number; reembolso: number };
  transmissoes: { noAr: number; fora: number; semResposta: number };
}

const perguntar = async (strapi: Core.Strapi): Promise<DoBanco> => ({
  correio: await correio(strapi).fila(),
  desistidos: (await correio(strapi).encalhados(0)).total,
  sessoes: await sessoes(strapi).contar(new Date()),
  anuncios: {
    aprovacao: await contarPendentes(strapi, AnuncioStatus.AguardandoAprovacao),
    reembolso: await contarPendentes(strapi, AnuncioStatus.ReembolsoSolicitado),
  },
  transmissoes: await contarTransmissoes(strapi),
});

/** The figures the database knows; null while it does not answer. Who asks within seconds shares an answer. */
export const figurasDoBanco = (strapi: Core.Strapi): (() => Promise<DoBanco | null>) => {
  let ultima: { em: number; resposta: Promise<DoBanco | null> } | null = null;
  return () => {
    const agora = performance.now();
    if (!ultima || agora - ultima.em >= CADA_MS) {
      const resposta = withinTime(perguntar(strapi), PACIENCIA_MS).catch(() => null);
      ultima = { em: agora, resposta };
    }
    return ultima.resposta;
  };
};

/** Room on the disk of the data, in bytes; none where the folder is not there: what else is told must not wait for it. */
export const disco = async (strapi: Core.Strapi): Promise<{ livre: number; total: number }> => {
  const { bavail, blocks, bsize } = await statfs(strapi.config.get<string>('portal.dados')).catch(
    () => ({ bavail: 0, blocks: 0, bsize: 0 }),
  );
  return { livre: bavail * bsize, total: blocks * bsize };
};

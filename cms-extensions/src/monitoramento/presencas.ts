import type { Core } from '@strapi/strapi';
import { isDatabaseAway } from '../database/away';
import { GroupCommit } from '../database/group-commit';
import { limites } from '../limite/service';
import type { Armazem, Contado, Momento, Pedido, Visto } from './armazem';
import { ONLINE_MS } from './rules';

/** What changes nothing but when somebody was last seen is written so often. */
const ESCRITA_MS = 1000;
/** Visitors and addresses one process remembers at most. */
const MAIS_LEMBRADOS = 100_000;

/** A sign of life. */
export interface Sinal {
  /** Null stands for a robot. */
  visitante: string | null;
  /** The radio that sounds there. */
  ouvindo: string | null;
}

/** What an address has used of its limit, as this process knows. */
interface Cota {
  inicio: number;
  /** What the database said last. */
  usados: number;
  /** Asked of the database just now. */
  emCurso: number;
  /** Still to be told to it. */
  devidos: number;
}

/**
 * Write-behind: a sign of life that changes nothing but when its visitor was last seen is answered from memory, and all of
 * them are written once a second in one statement. Whatever must outlive a crash (an access, another radio, a robot) is
 * committed before it is answered. The limit of an address is exact in one process and, across several, within a second.
 */
export const presencasEmLote = (
  strapi: Core.Strapi,
  armazem: Armazem,
  momento: () => Momento,
  espera: { most: number; patienceMs: number },
) => {
  const regra = limites(strapi).regra('presencas');
  const lembrados = new Map<string, Visto>();
  const cotas = new Map<string, Cota>();
  let vistos = new Map<string, Visto>();
  let devidas = new Map<string, Cota>();
  let relogio: NodeJS.Timeout | null = null;
  let escrevendo: Promise<void> = Promise.resolve();

  const lugares = new GroupCommit<Pedido, Contado>(
    (lote) => armazem.contar(lote, regra, momento()),
    espera,
  );
  const gravados = new GroupCommit<Sinal, undefined>(async (lote) => {
    const agora = momento();
    const visitantes = new Map<string, Visto>();
    let robos = 0;
    for (const sinal of lote) {
      const { visitante } = sinal;
      if (visitante === null) robos += 1;
      else visitantes.set(visitante, anotado(visitantes, visitante, sinal, agora.agora));
    }
    await armazem.marcarPresencas(visitantes, robos, agora, new Map(), regra);
    return lote.map(() => undefined);
  }, espera);

  /** Who names no radio listens to the one of before, as far as this map knows. */
  const anotado = (
    mapa: ReadonlyMap<string, Visto>,
    visitante: string,
    { ouvindo }: Sinal,
    em: number,
  ): Visto => ({ em, ouvindo: ouvindo ?? mapa.get(visitante)?.ouvindo ?? null });

  const lembrar = <T>(mapa: Map<string, T>, chave: string, valor: T): void => {
    // Whoever is forgotten is written at once the next time.
    if (mapa.size >= MAIS_LEMBRADOS && !mapa.has(chave)) mapa.clear();
    mapa.set(chave, valor);
  };

  const cotaDe = (endereco: string, agora: number): Cota => {
    const conhecida = cotas.get(endereco);
    const idade = agora - (conhecida?.inicio ?? 0);
    if (conhecida && idade >= 0 && idade < regra.janelaMs) return conhecida;
    const nova = { inicio: agora, usados: 0, emCurso: 0, devidos: 0 };
    lembrar(cotas, endereco, nova);
    return nova;
  };

  const contar = async (endereco: string, cota: Cota): Promise<void> => {
    cota.emCurso += 1;
    try {
      const { cabe, usados, janelaInicio } = await lugares.add({ endereco, eventos: [] });
      cota.usados = Math.max(cota.usados, usados);
      cota.inicio = janelaInicio;
      if (!cabe) throw regra.recusa(janelaInicio);
    } finally {
      cota.emCurso -= 1;
    }
  };

  const escrever = async (): Promise<void> => {
    relogio = null;
    const [visitantes, enderecos] = [vistos, devidas];
    vistos = new Map();
    devidas = new Map();
    const quantos = new Map([...enderecos].map(([endereco, { devidos }]) => [endereco, devidos]));
    for (const cota of enderecos.values()) {
      cota.emCurso += cota.devidos;
      cota.devidos = 0;
    }
    try {
      const usos = await armazem.marcarPresencas(visitantes, 0, momento(), quantos, regra);
      for (const [endereco, { usados, janelaInicio }] of usos)
        Object.assign(enderecos.get(endereco) ?? {}, { usados, inicio: janelaInicio });
    } catch (error) {
      // What comes next is asked of the database again, and told that it is away.
      lembrados.clear();
      if (!isDatabaseAway(error)) strapi.log.error(error);
    } finally {
      for (const [endereco, n] of quantos) {
        const cota = enderecos.get(endereco);
        if (cota) cota.emCurso -= n;
      }
    }
  };

  const agendar = (): void => {
    relogio ??= setTimeout(() => {
      escrevendo = escrevendo.then(escrever);
    }, ESCRITA_MS).unref();
  };

  /** Seen a moment ago, and listening to nothing else: a crash would lose no more than the moment. */
  const isSoFrescor = ({ visitante, ouvindo }: Sinal, agora: number): boolean => {
    const visto = visitante === null ? undefined : lembrados.get(visitante);
    if (!visto || visto.em > agora || agora - visto.em >= ONLINE_MS) return false;
    return ouvindo === null || ouvindo === visto.ouvindo;
  };

  return {
    /** A sign of life from an address; null: one that counts nothing but a place of the limit. Throws 429 beyond that. */
    async sinal(rede: string, sinal: Sinal | null): Promise<void> {
      const endereco = regra.chaveDe(rede);
      const { agora } = momento();
      const cota = cotaDe(endereco, agora);
      if (cota.usados + cota.emCurso + cota.devidos >= regra.maximo)
        throw regra.recusa(cota.inicio);
      const visitante = sinal?.visitante ?? null;
      const breve = sinal !== null && isSoFrescor(sinal, agora);
      if (!breve) {
        await contar(endereco, cota);
        if (sinal) await gravados.add(sinal);
      }
      if (sinal === null || visitante === null) return;
      lembrar(lembrados, visitante, anotado(lembrados, visitante, sinal, agora));
      if (!breve) return;
      cota.devidos += 1;
      devidas.set(endereco, cota);
      vistos.set(visitante, anotado(vistos, visitante, sinal, agora));
      agendar();
    },

    /** Writes what is still in memory. */
    async stop(): Promise<void> {
      if (relogio) {
        clearTimeout(relogio);
        escrevendo = escrevendo.then(escrever);
      }
      await escrevendo;
    },
  };
};

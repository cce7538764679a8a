import { describe, expect, it } from 'vitest';
import { Freshness } from './freshness';
import type { PublicReads, View } from './public-reads';

interface Seen extends View {
  written: number;
}

/** A database of one number, a clock that only moves when told, and reads that count how often they are built. */
const world = (options: { validUntil?: number | undefined } = {}) => {
  const state = { written: 1, ticks: 0, now: 0, away: false, locked: false, probes: 0, builds: 0 };
  const gates: (() => void)[] = [];
  const held = { on: false };
  const reads: PublicReads<Seen> = {
    name: 'teste',
    types: [],
    routes: [],
    build: async () => {
      state.builds += 1;
      if (state.locked) throw new Error('away');
      const { written } = state;
      if (held.on) await new Promise<void>((open) => gates.push(open));
      return { written, validUntil: options.validUntil };
    },
  };
  const freshness = new Freshness([reads], {
    probe: async () => {
      state.probes += 1;
      await Promise.resolve();
      if (state.away || state.locked) throw new Error('away');
      return new Map([['tabela', String(state.written)]]);
    },
    isHeld: () => Promise.resolve(state.locked),
    tablesOf: () => ['tabela'],
    now: () => new Date(Date.UTC(2026, 0, 1, 12) + state.now),
    ticks: () => state.ticks,
  });
  const read = async (): Promise<number> => ((await freshness.read(reads)) as Seen).written;
  const write = (): void => {
    state.written += 1;
    freshness.wrote('tabela');
  };
  return { state, held, gates, freshness, reads, read, write };
};

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('Freshness', () => {
  it('constrói uma vez para muitos leitores ao mesmo tempo', async () => {
    const { state, read } = world();
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
    expect(state).toMatchObject({ builds: 1, probes: 1 });
  });

  it('o que se prepara antes está pronto para quem lê; o que falha faz-se quando alguém lê', async () => {
    const { state, freshness, read } = world();
    state.away = true;
    await freshness.prepare();
    expect(state.builds).toBe(0);
    state.away = false;
    state.ticks += 1_000;
    await freshness.prepare();
    expect(state).toMatchObject({ builds: 1, probes: 2 });
    expect(await read()).toBe(1);
    expect(state).toMatchObject({ builds: 1, probes: 2 });
  });

  it('com uma tabela presa por alguém responde o que já sabia, e vê depois o que mudou', async () => {
    const { state, read } = world();
    await read();
    state.locked = true;
    for (let vez = 1; vez <= 3; vez += 1) {
      state.ticks += 4_000;
      expect(await read()).toBe(1);
    }
    state.locked = false;
    state.written = 2;
    state.ticks += 4_000;
    expect(await read()).toBe(2);
  });

  it('a quem prefere o que se sabia, também quando o que mudou está preso', async () => {
    const { state, freshness, reads, read, write } = world();
    const readOrLast = async () => ((await freshness.readOrLast(reads)) as Seen).written;
    await read();
    write();
    state.away = true;
    await expect(readOrLast()).rejects.toThrow('away');
    Object.assign(state, { away: false, locked: true, ticks: 4_000 });
    await expect(read()).rejects.toThrow('away');
    expect(await readOrLast()).toBe(1);
    state.locked = false;
    expect(await readOrLast()).toBe(2);
  });

  it('enquanto é fresco responde na hora, sem perguntar ao banco', async () => {
    const { state, freshness, reads, read } = world();
    await read();
    state.ticks = 999;
    expect(freshness.read(reads as PublicReads)).not.toBeInstanceOf(Promise);
    expect(state).toMatchObject({ builds: 1, probes: 1 });
  });

  it('depois de 1 s pergunta sem fazer ninguém esperar, e não reconstrói se nada mudou', async () => {
    const { state, freshness, reads, read } = world();
    await read();
    state.ticks = 1500;
    expect(freshness.read(reads as PublicReads)).not.toBeInstanceOf(Promise);
    await settle();
    expect(await read()).toBe(1);
    expect(state).toMatchObject({ builds: 1, probes: 2 });
  });

  it('a escrita desta instância aparece na leitura seguinte', async () => {
    const { read, write } = world();
    await read();
    write();
    expect(await read()).toBe(2);
  });

  it('a escrita que chega durante a reconstrução não se perde', async () => {
    const { held, gates, read, write } = world();
    await read();
    held.on = true;
    write();
    const first = read();
    await settle();
    write();
    const second = read();
    await settle();
    held.on = false;
    for (const open of gates) open();
    expect(await first).toBe(2);
    expect(await second).toBe(3);
  });

  it('a escrita de outra instância aparece em até 3 s', async () => {
    const { state, read } = world();
    await read();
    state.written = 7;
    state.ticks = 2999;
    expect(await read()).toBe(1);
    state.ticks = 3000;
    expect(await read()).toBe(7);
  });

  it('a virada do dia em São Paulo reconstrói', async () => {
    const { state, read } = world();
    await read();
    state.now = 24 * 60 * 60 * 1000;
    state.ticks = 3000;
    await read();
    expect(state.builds).toBe(2);
  });

  it('o que tem hora para mudar é reconstruído nessa hora', async () => {
    const { state, read } = world({ validUntil: Date.UTC(2026, 0, 1, 12) + 500 });
    await read();
    state.now = 499;
    await read();
    expect(state.builds).toBe(1);
    state.now = 500;
    await read();
    expect(state.builds).toBe(2);
  });

  it('com o banco fora serve o que sabe por 3 s, depois recusa, e volta sozinho', async () => {
    const { state, read } = world();
    await read();
    state.away = true;
    state.ticks = 2000;
    expect(await read()).toBe(1);
    await settle();
    state.ticks = 3100;
    await expect(read()).rejects.toThrow('away');
    state.away = false;
    state.written = 2;
    state.ticks = 4000;
    expect(await read()).toBe(2);
  });

  it('depois de uma falha não pergunta de novo antes de meio segundo', async () => {
    const { state, read } = world();
    state.away = true;
    await expect(read()).rejects.toThrow('away');
    state.ticks = 400;
    await expect(read()).rejects.toThrow('away');
    expect(state.probes).toBe(1);
    state.ticks = 500;
    await expect(read()).rejects.toThrow('away');
    expect(state.probes).toBe(2);
  });
});

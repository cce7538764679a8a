import { describe, expect, it } from 'vitest';
import { DatabaseAway } from './away';
import { GroupCommit } from './group-commit';

const PACIENTE = { most: 3, patienceMs: 5000 };

/** A database whose writes end when told. */
const slow = (options = PACIENTE) => {
  const batches: number[][] = [];
  const ends: ((error?: Error) => void)[] = [];
  const group = new GroupCommit<number, string>(async (items) => {
    batches.push([...items]);
    await new Promise<void>((resolve, reject) =>
      ends.push((error) => (error ? reject(error) : resolve())),
    );
    return items.map((item) => `gravado ${item}`);
  }, options);
  const until = async (count: number): Promise<void> => {
    while (ends.length < count) await new Promise((resolve) => setImmediate(resolve));
  };
  return { batches, ends, group, until };
};

describe('GroupCommit', () => {
  it('o que chega durante uma gravação vai junto na seguinte, cada um com a sua resposta', async () => {
    const { batches, ends, group, until } = slow();
    const first = group.add(1);
    await until(1);
    const others = [2, 3, 4, 5].map((item) => group.add(item));
    ends[0]?.();
    expect(await first).toBe('gravado 1');
    await until(2);
    ends[1]?.();
    await until(3);
    ends[2]?.();
    expect(await Promise.all(others)).toEqual([2, 3, 4, 5].map((item) => `gravado ${item}`));
    expect(batches).toEqual([[1], [2, 3, 4], [5]]);
  });

  it('ninguém tem resposta antes da gravação', async () => {
    const { ends, group, until } = slow();
    let answered = false;
    const one = group.add(1).then(() => (answered = true));
    await until(1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(answered).toBe(false);
    ends[0]?.();
    await one;
  });

  it('uma gravação que falha é a falha de quem estava nela, e só deles', async () => {
    const { ends, group, until } = slow();
    const lost = group.add(1);
    await until(1);
    const next = group.add(2);
    ends[0]?.(new Error('caiu'));
    await expect(lost).rejects.toThrow('caiu');
    await until(2);
    ends[1]?.();
    expect(await next).toBe('gravado 2');
  });

  it('um banco parado não segura ninguém, e quem desistiu não é gravado depois', async () => {
    const { batches, ends, group, until } = slow({ most: 3, patienceMs: 30 });
    const stuck = group.add(1);
    await until(1);
    const behind = group.add(2);
    await expect(stuck).rejects.toBeInstanceOf(DatabaseAway);
    await expect(behind).rejects.toBeInstanceOf(DatabaseAway);
    ends[0]?.();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(batches).toEqual([[1]]);
  });
});

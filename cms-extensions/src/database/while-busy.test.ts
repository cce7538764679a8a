import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { whileBusy as original } from './while-busy';

const busy = (code: string): Error => Object.assign(new Error('database is locked'), { code });

describe('arquivo que outro processo segura', () => {
  let whileBusy: typeof original;
  // What one test found held is forgotten by the next.
  beforeEach(async () => {
    vi.resetModules();
    ({ whileBusy } = await import('./while-busy.js'));
  });

  it('é tentado outra vez, e outros trabalham enquanto isso', async () => {
    let others = 0;
    const timer = setInterval(() => (others += 1), 1);
    const work = vi.fn<() => string>();
    work.mockImplementationOnce(() => {
      throw busy('SQLITE_BUSY');
    });
    work.mockReturnValue('gravado');
    await expect(whileBusy(work)).resolves.toBe('gravado');
    clearInterval(timer);
    expect(work).toHaveBeenCalledTimes(2);
    expect(others).toBeGreaterThan(0);
  });

  it('depois da paciência, diz o que o banco disse', async () => {
    const work = (): never => {
      throw busy('SQLITE_BUSY');
    };
    await expect(whileBusy(work, 60)).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  });

  it('quem chega depois de alguém já ter desistido ouve logo; passado um tempo livre, espera outra vez', async () => {
    const held = vi.fn((): never => {
      throw busy('SQLITE_BUSY');
    });
    await expect(whileBusy(held, 60)).rejects.toThrow();
    held.mockClear();
    await expect(whileBusy(held, 60)).rejects.toThrow();
    expect(held).toHaveBeenCalledTimes(1);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    held.mockClear();
    await expect(whileBusy(held, 60)).rejects.toThrow();
    expect(held.mock.calls.length).toBeGreaterThan(1);
  });

  it.each(['SQLITE_BUSY_SNAPSHOT', 'SQLITE_FULL'])('%s não passa esperando', async (code) => {
    const work = vi.fn(() => {
      throw busy(code);
    });
    await expect(whileBusy(work)).rejects.toMatchObject({ code });
    expect(work).toHaveBeenCalledTimes(1);
  });
});

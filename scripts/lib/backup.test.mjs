import { describe, expect, it } from 'vitest';
import { read, USES } from './backup.mjs';

describe('o que se pede aos comandos da cópia', () => {
  it.each([
    ['backup', ['']],
    ['backup', ['--para', '']],
    ['backup', ['--para=']],
    ['backup', ['um', 'outro']],
    ['restore', ['']],
    ['restore', ['--de', '']],
    ['restore', ['copia.tar.gz', '--so', '']],
    ['restore', ['--apagar']],
  ])('%s %j diz o uso', (command, args) => {
    expect(() => read(command, args)).toThrow(USES[command]);
  });

  it('lê um nome e as opções', () => {
    expect(read('restore', ['--de', 's3'])).toMatchObject({ name: null, values: { de: 's3' } });
    expect(read('backup', ['a.tar.gz'])).toMatchObject({ name: 'a.tar.gz', values: {} });
  });
});

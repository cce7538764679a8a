import { test, TestRunner } from 'vitest';

/**
 * A test file that cannot be read has no tests, which Stryker takes for a pass. Here it has one, which fails: so a mutant that
 * throws as its module is read is noticed, as it is by Vitest itself.
 */
export default class extends TestRunner {
  async importFile(file, source) {
    try {
      return await super.importFile(file, source);
    } catch (error) {
      if (source !== 'collect') throw error;
      return test('o arquivo de testes se lê', () => {
        throw error;
      });
    }
  }
}

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [{ test: { name: 'ferramentas', include: ['{config,scripts}/**/*.test.mjs'] } }],
  },
});

import { defineConfig } from 'vitest/config';

/** Only for the mutation run: the money engine's own tests, with fewer cases per property. */
export default defineConfig({
  test: { include: ['src/finance/**/*.test.ts'], env: { PROPERTY_RUNS: '40' } },
});

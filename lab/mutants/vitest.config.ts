import { defineConfig } from 'vitest/config';

/** For the mutation run alone: the money engine's own tests, each property with fewer cases. */
export default defineConfig({
  test: { include: ['src/finance/**/*.test.ts'], env: { PROPERTY_RUNS: '40' } },
});

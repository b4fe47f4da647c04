import { defineConfig } from 'vitest/config';

/** Only for `npm run lab -- ceph-check`, which sets the bucket's address. */
export default defineConfig({
  test: {
    include: ['lab/ceph/*.test.ts'],
    setupFiles: ['tests/support/no-network.ts'],
    testTimeout: 60_000,
  },
});

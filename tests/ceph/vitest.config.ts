import { defineConfig } from 'vitest/config';

/** For `npm run ceph-check` alone, which says where the bucket is. */
export default defineConfig({
  test: {
    include: ['tests/ceph/*.test.ts'],
    setupFiles: ['tests/no-network.ts'],
    testTimeout: 60_000,
  },
});

import { defineConfig, type TestUserConfig } from 'vitest/config';
import { SlowFirst } from './tests/support/slow-first.ts';

/** Server tests run on PostgreSQL. */
const SERVER = ['src/server/**/*.test.ts', 'tests/server/**/*.test.ts'];
/** Tests of served pages that import components. Node does not transform JSX. */
const WITH_JSX = ['tests/server/{program-pages,site-figures,site-routes}.test.ts'];
/** Tests that run on both engines. */
const CONFORMANCE = ['tests/conformance/**/*.test.ts'];

const all: TestUserConfig = {
  pool: 'forks',
  setupFiles: ['tests/support/no-network.ts'],
  // Long enough to pass on a busy machine. The limits end tests that hang and measure nothing.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 240_000 } },
};
/** Node strips the types of modules without JSX itself, as it does in operation. A worker starts in a third of the time. */
const native: TestUserConfig = { experimental: { viteModuleRunner: false } };
const postgres = process.env['POSTGRES_OF_RUN'];

// Modules have no state, so files of a worker share them (isolate: false halves the cost).
// All projects share 6 workers on 2 cores, because tests often wait for a browser or a clock.
export default defineConfig({
  test: {
    maxWorkers: 6,
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          ...all,
          name: 'unit',
          isolate: false,
          include: [
            'src/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'tests/ledger/*.test.ts',
            'lab/*.test.ts',
            'lab/{bench,faults,security,soak,upgrade}/*.test.ts',
            ...WITH_JSX,
          ],
          exclude: ['src/server/**'],
          globalSetup: ['tests/support/data-template.ts'],
        },
      },
      {
        test: {
          ...all,
          ...native,
          name: 'embedded',
          isolate: false,
          include: ['tests/embedded/**/*.test.ts', ...CONFORMANCE],
          globalSetup: ['tests/support/embedded-snapshot.ts', 'tests/support/data-template.ts'],
        },
      },
      {
        test: {
          ...all,
          ...native,
          name: 'postgres',
          isolate: false,
          include: [...SERVER, ...CONFORMANCE],
          exclude: WITH_JSX,
          globalSetup: ['tests/support/postgres-template.ts', 'tests/support/data-template.ts'],
          env: postgres === undefined ? {} : { TEST_DATABASE_URL: postgres },
        },
      },
      {
        test: {
          ...all,
          ...native,
          name: 'e2e',
          isolate: false,
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/data-template.ts', 'tests/support/shared-site.ts'],
          testTimeout: 900_000,
        },
      },
    ],
  },
});

import fs from 'node:fs';
import { defineConfig, type TestUserConfig } from 'vitest/config';
import { SlowFirst } from './tests/slow-first.ts';

const SERVER = ['src/server/**/*.test.ts', 'tests/server/**/*.test.ts'];
const ENGINE =
  /#tests\/(start-test-app|test-database|server-process|kill-rounds|writers|salesforce-stand-in\/portal)|openMemory|openEmbedded/;
const serverTests = fs.globSync(SERVER);
const onBothEngines = serverTests.filter((file) => ENGINE.test(fs.readFileSync(file, 'utf8')));
const withoutDatabase = serverTests.filter((file) => !onBothEngines.includes(file));
/** What is about the embedded engine itself, or only asks for its rows. */
const EMBEDDED_ONLY = [
  'src/server/adapters/db/durable-pglite.test.ts',
  'src/server/adapters/db/folder-lock.test.ts',
  'tests/server/keys.test.ts',
  'tests/server/refusing-services.test.ts',
];
/** What needs a server of PostgreSQL beside the embedded engine, or tries what is judged before a row is touched. */
const POSTGRES_ONLY = [
  'tests/server/move-to-postgres.test.ts',
  'tests/server/outbox-kills.test.ts',
  'tests/server/kms.test.ts',
  'tests/server/settings-followed.test.ts',
  'tests/server/file-stores.test.ts',
  'src/server/http/naughty-input.test.ts',
  'src/server/http/observed.test.ts',
  'src/server/http/csrf.test.ts',
  'src/server/http/guards.test.ts',
  'src/server/adapters/db/broken-connection.test.ts',
  'src/server/adapters/db/slow-server.test.ts',
  'src/server/adapters/db/prepared.test.ts',
  'tests/server/contract-fuzz.test.ts',
];

const all: TestUserConfig = {
  pool: 'forks',
  setupFiles: ['tests/no-network.ts'],
  // Generous, so that tests pass while other programs use the processors. A limit ends a test that hangs; it measures nothing.
  testTimeout: 180_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};
const postgres = process.env['POSTGRES_OF_RUN'];

// No module holds state, so files share what their worker has loaded (isolate: false halves their cost).
// One pool of four workers for all projects: what waits for a browser or a clock leaves two cores to the others.
export default defineConfig({
  test: {
    maxWorkers: 4,
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
            'lab/{bench,faults,security,soak}/*.test.ts',
            ...withoutDatabase,
          ],
          exclude: onBothEngines,
          globalSetup: ['tests/data-template.ts'],
        },
      },
      {
        test: {
          ...all,
          name: 'embedded',
          isolate: false,
          include: onBothEngines,
          exclude: POSTGRES_ONLY,
          globalSetup: ['tests/embedded-snapshot.ts', 'tests/data-template.ts'],
        },
      },
      {
        test: {
          ...all,
          name: 'postgres',
          isolate: false,
          include: onBothEngines,
          exclude: EMBEDDED_ONLY,
          globalSetup: ['tests/postgres-template.ts', 'tests/data-template.ts'],
          env: postgres === undefined ? {} : { TEST_DATABASE_URL: postgres },
        },
      },
      {
        test: {
          ...all,
          name: 'e2e',
          isolate: false,
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/data-template.ts', 'tests/shared-site.ts'],
          testTimeout: 360_000,
        },
      },
    ],
  },
});

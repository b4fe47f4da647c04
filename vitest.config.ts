import { defineConfig, type TestUserConfig } from 'vitest/config';

const SERVER = ['src/server/**/*.test.ts', 'tests/server/**/*.test.ts'];
const all: TestUserConfig = {
  pool: 'forks',
  setupFiles: ['tests/no-network.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};
const postgres = process.env['POSTGRES_OF_RUN'];

// The groups run one after the other: two cores carry two workers, and the browser wants both.
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...all,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'tests/ledger/*.test.ts'],
          exclude: SERVER,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...all,
          name: 'embedded',
          include: SERVER,
          globalSetup: ['tests/embedded-snapshot.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...all,
          name: 'postgres',
          include: SERVER,
          globalSetup: ['tests/postgres-template.ts'],
          env: postgres === undefined ? {} : { TEST_DATABASE_URL: postgres },
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...all,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 120_000,
          fileParallelism: false,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});

import { makeTemplate } from './test-database.ts';

/** Creates the migrated template on the PostgreSQL server once per run. Every test file copies it. */
export default async function setup(): Promise<void> {
  const server = process.env['POSTGRES_OF_RUN'];
  if (server === undefined) throw new Error('This project needs a server: run npm test -- --only postgres');
  await makeTemplate(server);
}

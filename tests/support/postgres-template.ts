import { makeTemplate } from './test-database.ts';

/** Once a run: the migrated template on the PostgreSQL server that every test file copies. */
export default async function setup(): Promise<void> {
  const server = process.env['POSTGRES_OF_RUN'];
  if (server === undefined) throw new Error('This project needs a server: run npm test -- --only postgres');
  await makeTemplate(server);
}

import path from 'node:path';
import { openExistingEmbedded, openServer } from '../../src/server/db/open.ts';
import { parseConfig, readEnvironment } from '../../src/server/config/environment.ts';

/** Runs as a process: inserts `rows` sample audit rows into the database. */
const config = parseConfig(readEnvironment());
const db = config.databaseUrl
  ? openServer(config.databaseUrl.reveal())
  : await openExistingEmbedded(path.join(config.dataDir, 'db'));
await db.pool.query(
  `insert into audit select gen_random_uuid(), now(), 'system', null, 'sample.row', 'sample', 'row ' || n,
    jsonb_build_object('text', repeat('sample ', 30), 'n', n), 'sample', '127.0.0.1' from generate_series(1, $1::int) n`,
  [process.argv[2]],
);
await db.close();

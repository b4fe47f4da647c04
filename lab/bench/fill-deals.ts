import path from 'node:path';
import { openExistingEmbedded } from '../../src/server/db/open.ts';
import { parseConfig, readEnvironment } from '../../src/server/config/environment.ts';

/** Runs as a process: copies the one deal of the embedded database `count` times, in every status. */
const config = parseConfig(readEnvironment());
const db = await openExistingEmbedded(path.join(config.dataDir, 'db'));
const { rows } = await db.pool.query<{ name: string }>(
  `select column_name as name from information_schema.columns where table_name = 'deals'
    and column_name not in ('id', 'crm_lead_id', 'application_invite_id', 'status', 'stage', 'deal_name', 'created_at', 'submitted_at')`,
);
const rest = rows.map(({ name }) => name).join();
await db.pool.query(
  `insert into deals (id, deal_name, status, stage, created_at, submitted_at, ${rest})
    select gen_random_uuid(), 'Machine ' || n,
      (array['draft','submitted','in_review','info_requested','approved','docs_out','funded','declined'])[1 + n % 8],
      case when n % 8 = 6 then '100 - Funded' when n % 8 = 7 then 'Closed Lost' else '20 - In Review' end,
      created_at - n * interval '1 hour', case when n % 8 > 0 then created_at end, ${rest} from deals, generate_series(1, $1::int) n`,
  [process.argv[2]],
);
await db.pool.query('analyze deals');
await db.close();

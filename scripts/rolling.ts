import fs from 'node:fs';
import { startPostgres } from '#tests/postgres-server.ts';
import { rollingRestart } from '#tests/rolling-restart.ts';

/** npm run rolling [-- PER_SECOND RESTARTS]: two nodes behind nginx on one PostgreSQL, restarted in turn under load. */
const [perSecond, restarts] = [Number(process.argv[2] ?? 200), Number(process.argv[3] ?? 4)];
const load = (fs.readFileSync('/proc/loadavg', 'utf8').split(' ')[0] ?? '').trim();
console.log(`${String(perSecond)} requests a second, ${String(restarts)} restarts; load average ${load} before`);
const postgres = await startPostgres();
try {
  const r = await rollingRestart(postgres.url, perSecond, restarts);
  console.log(`requests      ${String(r.requests)}, ${String(r.failed.length)} failed; p99 ${String(r.p99Ms)} ms`);
  console.log(`applications  ${String(r.applications)} acknowledged, ${String(r.wrong)} lost or twice`);
  console.log(`chats         ${String(r.streams)} answers by a model, ${String(r.broken)} without their end`);
  for (const line of r.failed.slice(0, 20)) console.log(`  ${line}`);
  if (r.failed.length + r.wrong + r.broken > 0 || r.applications === 0 || r.streams === 0) process.exitCode = 1;
} finally {
  await postgres.stop();
}

import { runKillRounds } from '#tests/kill-rounds.ts';
import { outboxFigures, runOutboxKills } from '#tests/outbox-kills.ts';
import { startPostgres } from '#tests/postgres-server.ts';

/** npm run kill-rounds -- 10 [outbox]: that many rounds on each engine, and a line for each; or of the outbox alone. */
const rounds = Number(process.argv[2] ?? 10);
const isWhole = process.argv[3] !== 'outbox';

const show = (engine: string, r: Awaited<ReturnType<typeof runKillRounds>>): void => {
  const restart = [...r.restartMs].sort((a, b) => a - b);
  console.log(
    `${engine}: ${String(r.rounds)} rounds, ${String(r.acknowledged)} acknowledged, ${String(r.resent)} cut off and sent again, 0 lost, 0 twice; restart median ${String(restart[Math.floor(restart.length / 2)])} ms, longest ${String(restart.at(-1))} ms`,
  );
};

const showOutbox = (engine: string, report: Awaited<ReturnType<typeof runOutboxKills>>): void =>
  console.log(`${engine}: killed while Salesforce and a mail relay are told: ${outboxFigures(report)}`);

if (isWhole) show('embedded', await runKillRounds(rounds, {}));
showOutbox('embedded', await runOutboxKills(rounds));
if (isWhole) await onPostgres(async (url) => show('postgres', await runKillRounds(rounds, { DATABASE_URL: url })));
await onPostgres(async (url) => showOutbox('postgres', await runOutboxKills(rounds, url)));

/** A server of its own for each, since each begins with an empty database. */
async function onPostgres(run: (url: string) => Promise<void>): Promise<void> {
  const postgres = await startPostgres();
  try {
    await run(postgres.url);
  } finally {
    await postgres.stop();
  }
}

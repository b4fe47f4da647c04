import { runKillRounds } from '#tests/kill-rounds.ts';
import { runLeadKills } from '#tests/lead-kills.ts';
import { startPostgres } from '#tests/postgres-server.ts';

/** npm run kill-rounds -- 10: that many rounds on each engine, and a line for each. */
const rounds = Number(process.argv[2] ?? 10);

const show = (engine: string, r: Awaited<ReturnType<typeof runKillRounds>>): void => {
  const restart = [...r.restartMs].sort((a, b) => a - b);
  console.log(
    `${engine}: ${String(r.rounds)} rounds, ${String(r.acknowledged)} acknowledged, ${String(r.resent)} cut off and sent again, 0 lost, 0 twice; restart median ${String(restart[Math.floor(restart.length / 2)])} ms, longest ${String(restart.at(-1))} ms`,
  );
};

const showLeads = (engine: string, { before, after }: Awaited<ReturnType<typeof runLeadKills>>): void =>
  console.log(
    `${engine}: killed while a CRM beside us is told, ${String(before)} times before it did anything and ${String(after)} times after it kept the lead: 0 leads lost, 0 twice`,
  );

show('embedded', await runKillRounds(rounds, {}));
showLeads('embedded', await runLeadKills(rounds));
await onPostgres(async (url) => show('postgres', await runKillRounds(rounds, { DATABASE_URL: url })));
await onPostgres(async (url) => showLeads('postgres', await runLeadKills(rounds, url)));

/** A server of its own for each, since each begins with an empty database. */
async function onPostgres(run: (url: string) => Promise<void>): Promise<void> {
  const postgres = await startPostgres();
  try {
    await run(postgres.url);
  } finally {
    await postgres.stop();
  }
}

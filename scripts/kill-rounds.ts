import { runKillRounds } from '#tests/kill-rounds.ts';
import { startPostgres } from '#tests/postgres-server.ts';

/** npm run kill-rounds -- 10: that many rounds on each engine, and a line for each. */
const rounds = Number(process.argv[2] ?? 10);
const show = (engine: string, r: Awaited<ReturnType<typeof runKillRounds>>): void => {
  const restart = [...r.restartMs].sort((a, b) => a - b);
  console.log(
    `${engine}: ${String(r.rounds)} rounds, ${String(r.acknowledged)} acknowledged, ${String(r.resent)} cut off and sent again, 0 lost, 0 twice; restart median ${String(restart[Math.floor(restart.length / 2)])} ms, longest ${String(restart.at(-1))} ms`,
  );
};

show('embedded', await runKillRounds(rounds, {}));
const postgres = await startPostgres();
try {
  show('postgres', await runKillRounds(rounds, { DATABASE_URL: postgres.url }));
} finally {
  await postgres.stop();
}

import { fillDisk, failFlush } from '#tests/disk-faults.ts';
import { runKillRounds } from '#tests/kill-rounds.ts';
import { outboxFigures, runOutboxKills } from '#tests/outbox-kills.ts';
import { startPostgres } from '#tests/postgres-server.ts';
import { losePower } from '#tests/power-loss/rounds.ts';
import { makeDatabase, measureRecovery } from '#tests/measure-recovery.ts';

/**
 * npm run reliability [-- rounds]: every fault once, as the table of docs/reliability.md. So many kills of the embedded
 * engine, two for five of them on PostgreSQL, three for five as power cuts. Needs root for the full disk.
 */
const rounds = Number(process.argv[2] ?? 10);
const share = (of: number): number => Math.ceil((rounds * of) / 5);
const lines: string[] = [];
const row = (fault: string, engine: string, result: string): void => {
  lines.push(`| ${fault} | ${engine} | ${result} |`);
  console.error(`${fault}, ${engine}: ${result}`);
};
const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function killRounds(engine: string, rounds: number, settings: Record<string, string>): Promise<void> {
  const r = await runKillRounds(rounds, settings);
  row(
    'kill -9 under eight writers',
    engine,
    `${String(r.rounds)} rounds, ${String(r.acknowledged)} acknowledged, 0 lost, 0 twice; ${String(r.resent)} cut off and sent again; ready again in ${String(median(r.restartMs))} ms (median)`,
  );
}

const outboxKills = async (engine: string, rounds: number, server?: string): Promise<void> => {
  const url = server === undefined ? undefined : await makeDatabase(server, 'outbox');
  row('kill -9 while Salesforce and a mail relay are told', engine, outboxFigures(await runOutboxKills(rounds, url)));
};

const postgres = await startPostgres();
try {
  await killRounds('embedded', rounds, {});
  await killRounds('PostgreSQL', share(2), { DATABASE_URL: postgres.url });

  await outboxKills('embedded', rounds);
  await outboxKills('PostgreSQL', share(2), postgres.url);

  const power = await losePower({
    rounds: share(3),
    controls: share(1),
    seed: Date.now() % 1_000_000,
    submits: 200,
  });
  row(
    'power cut, simulated',
    'embedded',
    `${String(power.cut.rounds)} rounds, ${String(power.cut.acknowledged)} acknowledged, ${String(power.cut.lost)} lost, ${String(power.cut.unreadable)} unreadable`,
  );
  row(
    'the same without flushes (control)',
    'embedded',
    `${String(power.control.rounds)} rounds, ${String(power.control.acknowledged)} acknowledged, ${String(power.control.lost)} lost: the simulation bites`,
  );

  const flush = await failFlush();
  row(
    'the disk refuses a flush',
    'embedded',
    `${String(flush.acknowledged)} acknowledged, 0 lost; ${String(flush.refused)} of 3 answered 503; the process ended with ${String(flush.ended)}`,
  );
  const full = await fillDisk();
  row(
    'the disk is full',
    'embedded',
    `${String(full.acknowledged)} acknowledged, 0 lost; ${String(full.refused)} of 3 writes answered 503, reads ${String(full.reads)}; all works when there is room again`,
  );

  for (const engine of ['embedded', 'PostgreSQL'] as const) {
    const m = await measureRecovery(engine === 'embedded' ? undefined : postgres.url, 20_000);
    row(
      'backup of a running server',
      engine,
      `${String(m.rows)} rows in ${m.backup} s, ${m.megabytes} MB; longest request meanwhile ${m.longest} s`,
    );
    row('restore, compared row by row', engine, `${m.restore} s, every table and sequence equal`);
  }
} finally {
  await postgres.stop();
}
console.log(['| Fault | Engine | What happened |', '|---|---|---|', ...lines].join('\n'));
process.exit(0);

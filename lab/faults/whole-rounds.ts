import { ensurePrograms } from '../../scripts/system-tools.ts';
import { outboxFigures, runOutboxKills } from '../../tests/support/outbox-kills.ts';
import { startPostgres } from '../../tests/support/postgres-server.ts';
import { losePower } from '../../tests/power-loss/rounds.ts';
import { rollingRestart } from './rolling-restart.ts';
import { type Fault, type Outcome, proof, when } from './drill.ts';
import type { Engine } from './world.ts';

/** Wraps a check with its own rounds and verdict. It throws or reports a loss. */
const outcome = (told: Partial<Outcome> & Pick<Outcome, 'how' | 'control'>): Outcome => ({
  acknowledged: 0,
  lost: 0,
  twice: 0,
  recoveryMs: undefined,
  judged: {},
  ...told,
});

async function onPostgres<T>(run: (url: string) => Promise<T>): Promise<T> {
  const postgres = await startPostgres();
  try {
    return await run(postgres.url);
  } finally {
    await postgres.stop();
  }
}

const PER_SECOND = 60;

/** F17: two nodes behind a proxy are restarted in turn under load. */
export const restartInTurn: Fault = {
  id: 'F17',
  title: 'rolling restart by SIGTERM under load',
  engines: ['PostgreSQL'],
  run: (_engine, factor) => {
    ensurePrograms({ nginx: 'nginx-light' });
    return onPostgres(async (url) => {
      const r = await rollingRestart(url, PER_SECOND, Math.ceil(2 * factor));
      return outcome({
        how: `two nodes behind nginx with deploy/nginx.conf, ${String(r.restarts)} restarts at ${String(PER_SECOND)} requests per second`,
        control: proof(r.restarts > 0 && r.streams > 0, `${String(r.restarts)} nodes ended by SIGTERM and restarted`),
        seen: `${String(r.requests)} requests, ${String(r.failed.length)} failed, p99 ${String(r.p99Ms)} ms; ${String(r.streams)} chats, ${String(r.broken)} incomplete`,
        acknowledged: r.applications,
        lost: r.wrong,
        judged: { I1: [], I7: r.failed.slice(0, 5) },
        faults: when(r.broken > 0, `${String(r.broken)} chats were incomplete`),
      });
    });
  },
};

/** K1: the server is killed during calls to Salesforce and a relay, before and after they store the item. */
export const killWhileTelling: Fault = {
  id: 'K1',
  title: 'kill -9 during calls to CRM and relay',
  engines: ['embedded', 'PostgreSQL'],
  run: async (engine: Engine, factor) => {
    const rounds = Math.ceil(4 * factor);
    const report =
      engine === 'embedded' ? await runOutboxKills(rounds) : await onPostgres((url) => runOutboxKills(rounds, url));
    return outcome({
      how: 'SIGKILL while a lead, a document and an email wait for their answer, which a stand-in delays',
      control: proof(report.before > 0 && report.after > 0, 'the queue had all three in progress at each kill'),
      seen: outboxFigures(report),
      acknowledged: report.acknowledged,
      judged: { I1: [], I2: [] },
    });
  },
};

/** P1: power loss: each unflushed write is there or missing at random. */
export const losePowerAtRandom: Fault = {
  id: 'P1',
  title: 'power cut, simulated',
  engines: ['embedded'],
  run: async (_engine, factor) => {
    const seed = Date.now() % 1_000_000;
    const rounds = Math.ceil(6 * factor);
    const { cut, control } = await losePower({ rounds, controls: Math.ceil(rounds / 3), seed, submits: 120 });
    return outcome({
      how: `the engine's file operations are replayed up to a random moment, ${String(cut.rounds)} rounds, seed ${String(seed)}`,
      control: proof(
        control.lost > 0,
        `with its flushes ignored ${String(control.lost)} of ${String(control.acknowledged)} are lost, so the simulation is effective`,
      ),
      seen: `${String(cut.unreadable)} unreadable`,
      acknowledged: cut.acknowledged,
      lost: cut.lost,
      judged: { I1: cut.unreadable > 0 ? [`${String(cut.unreadable)} unreadable`] : [] },
    });
  },
};

import { type OutboxAnswer, type OutboxEntry, outboxPaths } from '../../src/contract/outbox.ts';
import { call } from '../../tests/support/salesforce-stand-in/dealer.ts';
import type { FaultKind } from '../../tests/support/salesforce-stand-in/faults.ts';
import { until } from '../../tests/support/writers.ts';
import { drill, type Fault, last, proof, type Stage, when, words } from './drill.ts';
import type { World } from './world.ts';

const TELLS = /^PATCH/;
const KINDS: FaultKind[] = [
  'error',
  'garbage',
  'commit, then hang up',
  'records twice',
  'hang up',
  'slow',
  'busy',
  'limit',
];
const BUSY_SECONDS = 2;

/** F11: the CRM answers 500 or garbage, disconnects before or after its work, is slow, busy, or out of calls. */
export const spoilCrm: Fault = {
  id: 'F11',
  title: 'CRM failing in eight ways',
  engines: ['embedded', 'PostgreSQL'],
  run: (engine, factor) =>
    drill(engine, (stage) => spoil(stage, factor), { orders: { kinds: ['deal', 'application'], restMs: 250 } }),
};

async function spoil({ world, ledger, over }: Stage, factor: number) {
  const { org } = world;
  ledger.mark();
  const before = org.calls.length;
  for (const kind of KINDS) org.faults.plan(kind, TELLS, { times: 3, seconds: BUSY_SECONDS });
  await last(6000, factor);
  await until(async () => (await undelivered(world)).some(({ state }) => state === 'failed'));
  const waiting = (await undelivered(world)).filter(({ state }) => state === 'failed').length;
  org.faults.clear();
  const calls = org.calls.slice(before).filter(({ call: one }) => one.startsWith('PATCH')).length;
  const seen = ledger.mark();
  await over();
  for (const { id } of await undelivered(world))
    await call(world.server, world.admin, 'POST', outboxPaths.retry(id), {}).catch(() => undefined);
  return {
    how: `a stand-in of Salesforce: ${KINDS.join(', ')}; three calls of each`,
    control: proof(
      waiting > 0,
      `${String(calls)} calls failed; the outbox lists ${String(waiting)} leads with the reason`,
    ),
    seen: `during the fault ${words(seen)}; then every deal has one lead or waits in the outbox`,
    faults: when(seen.refused > 0, "a dealer's call failed because of the CRM"),
  };
}

const undelivered = async ({ server, admin }: World): Promise<OutboxEntry[]> =>
  (await call<OutboxAnswer>(server, admin, 'GET', `${outboxPaths.list}?limit=500`)).entries.filter(
    ({ kind }) => kind === 'lead',
  );

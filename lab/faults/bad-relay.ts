import { type OutboxAnswer, type OutboxEntry, outboxPaths } from '../../src/contract/outbox.ts';
import { sampleApplication } from '../../tests/support/factories.ts';
import { call } from '../../tests/support/salesforce-stand-in/dealer.ts';
import { until } from '../../tests/support/writers.ts';
import { drill, type Fault, last, proof, type Stage, unless } from './drill.ts';
import { isBusy } from './machine.ts';
import type { World } from './world.ts';

const FORM_MS = 300;

/** F10: the relay takes 3 s, answers 450 or 550, or disconnects after receiving an email. */
export const spoilRelay: Fault = {
  id: 'F10',
  title: 'email relay slow, rejecting, disconnecting',
  engines: ['embedded', 'PostgreSQL'],
  run: (engine, factor) =>
    drill(engine, (stage) => spoil(stage, factor), {
      orders: { kinds: ['application'], writers: 1, restMs: 800 },
      // Each email dropped after acceptance is sent again, in each of its attempts.
      limits: { crashes: 8 },
    }),
};

const ADDRESS = {
  slow: 'slow@example.com',
  later: 'later@example.com',
  never: 'never@example.com',
  dropped: 'dropped@example.com',
};

async function spoil({ world, ledger, over }: Stage, factor: number) {
  const { relay } = world;
  relay.hold('slow', ADDRESS.slow);
  relay.hold(450, ADDRESS.later);
  relay.hold(550, ADDRESS.never);
  relay.hold('drop', ADDRESS.dropped);
  const times: number[] = [];
  for (const principalEmail of Object.values(ADDRESS)) times.push(await submit(world, principalEmail));
  for (let n = 0; n < 12; n++) times.push(await submit(world, ''));
  await until(() => Object.values(ADDRESS).every((one) => relay.named.includes(one)));
  await last(3000, factor);
  const named = (one: string): number => relay.named.filter((address) => address === one).length;
  await until(async () => (await undelivered(world, ADDRESS.never))?.state === 'stopped');
  const waiting = await undelivered(world, ADDRESS.later);
  const triedOf550 = named(ADDRESS.never);
  for (const address of Object.values(ADDRESS)) relay.hold(undefined, address);
  await over();
  await ledger.untilAcknowledged(8);
  const copies = () => relay.taken.filter(({ to }) => to === ADDRESS.dropped);
  await until(() => relay.taken.some(({ to }) => to === ADDRESS.later) && copies().length > 1);
  const ids = new Set(copies().map(({ messageId }) => messageId));
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  return {
    how: 'a relay that waits 3 s, answers 450 and 550 to a recipient, and disconnects after DATA',
    control: proof(
      waiting?.state === 'failed' && copies().length > 1,
      `450: ${waiting?.lastError ?? ''} after ${String(waiting?.attempts)} tries; 550: given up; hung up ${String(copies().length - 1)} times`,
    ),
    seen: `the form answers in ${String(median)} ms (median of ${String(times.length)}); 450 is retried until accepted; 550 was tried ${String(triedOf550)} time; the email after the disconnect arrived ${String(copies().length)} times under one Message-ID`,
    faults: [
      ...unless(median <= FORM_MS || isBusy(), `the form answers in ${String(median)} ms`),
      ...unless(
        triedOf550 === 1 && named(ADDRESS.never) === 1,
        `a permanently rejected recipient was tried ${String(named(ADDRESS.never))} times`,
      ),
      ...unless(ids.size === 1, 'the email after the disconnect has several Message-IDs'),
    ],
  };
}

async function submit(world: World, principalEmail: string): Promise<number> {
  const from = performance.now();
  await call(
    world.server,
    'none',
    'POST',
    '/api/credit-application',
    sampleApplication({ principalEmail, businessName: 'Email test' }),
  );
  world.others += 1;
  return Math.round(performance.now() - from);
}

const undelivered = async ({ server, admin }: World, to: string): Promise<OutboxEntry | undefined> =>
  (await call<OutboxAnswer>(server, admin, 'GET', `${outboxPaths.list}?limit=500`)).entries.find(
    (entry) => entry.kind === 'email' && entry.to === to,
  );

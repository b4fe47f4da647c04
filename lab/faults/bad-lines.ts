import { startBucket } from '../../tests/support/bucket-stand-in.ts';
import { fileForm, sampleApplication } from '../../tests/support/factories.ts';
import { documentPaths } from '../../src/contract/documents.ts';
import { drill, type Fault, last, proof, type Stage, unless, words } from './drill.ts';
import { startTcpProxy, type TcpProxy } from '../../tests/support/tcp-proxy.ts';
import type { World } from './world.ts';

/** Calls that do not need the store must not wait longer than this while the store does not answer. */
const UNBLOCKED_MS = 3000;

/** F8: slow, cut and unresponsive connections to the document store, and to the database if it is external. */
export const spoilLines: Fault = {
  id: 'F8',
  title: 'slow and cut connections to database and document store',
  engines: ['embedded', 'PostgreSQL'],
  run: async (engine, factor) => {
    const bucket = await startBucket();
    const endpoint = /endpoint=http:\/\/127\.0\.0\.1:(\d+)/.exec(bucket.settings.FILES_URL)?.[1] ?? '';
    const store = await startTcpProxy(Number(endpoint));
    const settings = { ...bucket.settings, FILES_URL: bucket.settings.FILES_URL.replace(endpoint, String(store.port)) };
    try {
      return await drill(engine, (stage) => spoil(stage, store, factor), {
        settings,
        hasLine: true,
        bucket: () => bucket.held().keys,
        orders: { kinds: ['application', 'deal', 'invite'], restMs: 300 },
      });
    } finally {
      await store.close();
      await bucket.close();
    }
  },
};

async function spoil(stage: Stage, store: TcpProxy, factor: number) {
  const { world, ledger, over } = stage;
  const told = world.line ? await spoilDatabase(stage, world.line, factor) : '';
  await over();
  const first = await upload(world);
  store.swallow(true);
  const silent: Sent[] = [];
  for (let n = 0; n < 3; n++) silent.push(await upload(world));
  const unrelated = await submit(world);
  if (unrelated.status === 201) world.others += 1;
  const { swallowed } = store.counts;
  store.swallow(false);
  await over();
  const again = await untilTaken(world);
  return {
    how: `a proxy in front of them: ${told === '' ? '' : '300±50 ms each way, resets, 20 KB per connection, and no answer from PostgreSQL; '}no answer from the store`,
    control: proof(
      swallowed > 0 && (world.line === undefined || world.line.counts.delayed * world.line.counts.broken > 0),
      `${told}${String(swallowed)} pieces to the store dropped`,
    ),
    seen: `an upload ${say(first)}; while the store does not answer ${silent.map(say).join(', ')}; an application at that time ${say(unrelated)}; uploads again after ${String(again)} ms; ${words(ledger.seen())}`,
    faults: [
      ...unless(first.status === 201, 'an upload failed before the fault'),
      ...unless(
        silent.every(({ status }) => status === 503),
        'an upload to an unresponsive store does not answer 503',
      ),
      ...unless(
        silent.every(({ ms }) => ms < 20_000),
        'an upload to an unresponsive store takes longer than 20 s',
      ),
      ...unless((silent.at(-1)?.ms ?? 0) < 1000, 'the breaker does not open'),
      ...unless(unrelated.status === 201 && unrelated.ms < UNBLOCKED_MS, 'calls that need no store wait for it'),
      ...unless(again <= 10_000, 'uploads do not work again within 10 s'),
    ],
  };
}

async function spoilDatabase({ ledger, over }: Stage, line: TcpProxy, factor: number): Promise<string> {
  line.delay(300);
  await last(4000, factor);
  line.delay(0);
  const slow = ledger.seen().slowestMs;
  for (let n = 0; n < 3; n++) {
    line.reset();
    await last(500, factor);
  }
  line.limit(20_000);
  await last(2500, factor);
  line.limit(undefined);
  await over();
  line.swallow(true);
  await last(6000, factor);
  line.swallow(false);
  await over();
  const { delayed, broken, swallowed } = line.counts;
  return `to PostgreSQL ${String(delayed)} pieces delayed (slowest answer ${String(slow)} ms), ${String(broken)} connections broken, ${String(swallowed)} pieces swallowed; `;
}

type Sent = { status: number; ms: number };
const say = ({ status, ms }: Sent): string => `${String(status)} in ${String(ms)} ms`;

async function timed(call: () => Promise<Response>): Promise<Sent> {
  const from = performance.now();
  const status = await call().then(
    (answer) => answer.status,
    () => 0,
  );
  return { status, ms: Math.round(performance.now() - from) };
}
const upload = ({ server, dealer, deal }: World): Promise<Sent> =>
  timed(() =>
    fetch(server.url + documentPaths.upload(deal), {
      method: 'POST',
      headers: { authorization: `Bearer ${dealer}` },
      body: fileForm(),
      signal: AbortSignal.timeout(60_000),
    }),
  );
const submit = ({ server }: World): Promise<Sent> =>
  timed(() =>
    fetch(`${server.url}/api/credit-application`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer none' },
      body: JSON.stringify(sampleApplication({ businessName: 'while the store does not answer' })),
    }),
  );

async function untilTaken(world: World): Promise<number> {
  const from = performance.now();
  while (performance.now() - from < 30_000) {
    if ((await upload(world)).status === 201) break;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return Math.round(performance.now() - from);
}

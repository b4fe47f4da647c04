import fs from 'node:fs';
import { applicationInvitePaths } from '../../src/contract/application-invites.ts';
import { adminPaths } from '../../src/contract/admin.ts';
import { dealPaths } from '../../src/contract/deals.ts';
import { ensurePrograms } from '../../scripts/system-tools.ts';
import { PASSWORD, sampleApplication, sampleInvite } from '../../tests/support/factories.ts';
import { call } from '../../tests/support/salesforce-stand-in/dealer.ts';
import { type ServerProcess, startServerProcess } from '../../tests/support/server-process.ts';
import { AS_OPERATED } from '../../tests/support/short-lived.ts';
import { drill, type Fault, proof, type Stage, type Told, unless } from './drill.ts';
import type { World } from './world.ts';

/** Loads the library directly, because its program would run as a parent of the process that the fault ends. */
function fakeTime(offset: string): string[] {
  const [library] = fs.globSync('/usr/lib/*/faketime/libfaketime.so.1');
  if (library === undefined) throw new Error('faketime has brought no library');
  return ['env', `LD_PRELOAD=${library}`, `FAKETIME=${offset}`, 'FAKETIME_DONT_FAKE_MONOTONIC=1'];
}

/** F7: the clock jumps ahead by 40 days and back; then three nodes have clocks that differ from the database's. */
export const moveClocks: Fault = {
  id: 'F7',
  title: 'clock jumps and skew',
  engines: ['embedded', 'PostgreSQL'],
  run: (engine) => {
    ensurePrograms({ faketime: 'faketime' });
    return drill(engine, (stage) => (engine === 'embedded' ? jump(stage) : skew(stage)), {
      orders: { kinds: ['application'] },
      limits: { crashes: 2 },
    });
  },
};

type Doors = { dealer: number; admin: number; invite: number; link: number };

async function doors({ server, dealer, admin, link }: World, inviteUrl: string): Promise<Doors> {
  const status = async (path: string, bearer: string): Promise<number> =>
    (await fetch(server.url + path, { headers: { authorization: `Bearer ${bearer}` } })).status;
  const token = new URL(inviteUrl).searchParams.get('token') ?? '';
  return {
    dealer: await status(dealPaths.own, dealer),
    admin: await status(adminPaths.applications, admin),
    invite: await status(`${applicationInvitePaths.read}?token=${token}`, 'none'),
    link: await status(link, 'none'),
  };
}

/** Returns the server's day from the Date header. */
const dayOf = async ({ server }: World): Promise<number> =>
  Date.parse((await fetch(`${server.url}/healthz`)).headers.get('date') ?? '');

async function jump({ world, over }: Stage): Promise<Told> {
  const port = { PORT: new URL(world.server.url).port };
  const { invite } = await call<{ invite: { inviteUrl: string } }>(
    world.server,
    world.dealer,
    'POST',
    applicationInvitePaths.own,
    sampleInvite,
  );
  const now = await doors(world, invite.inviteUrl);
  await world.server.kill('SIGTERM');
  await world.start({ settings: port, by: fakeTime('+40d') });
  const ahead = Math.round(((await dayOf(world)) - Date.now()) / 86_400_000);
  const later = await doors(world, invite.inviteUrl);
  await world.server.kill('SIGTERM');
  await world.start({ settings: port });
  await over();
  const back = await doors(world, invite.inviteUrl);
  const faults = [
    ...unless(
      Object.values(now).every((status) => status === 200),
      `before: ${JSON.stringify(now)}`,
    ),
    ...unless(
      Object.values(later).every((status) => status >= 400 && status < 500),
      `ahead: ${JSON.stringify(later)}`,
    ),
    ...unless(back.dealer === 401 && back.admin === 401, 'a session that was over came to life again'),
  ];
  // The dealer signs in again before the data is read back.
  Object.assign(world, await signInAgain(world));
  return {
    how: "faketime '+40d' over a restart, and back",
    control: proof(ahead === 40, 'the product dates its answers 40 days ahead'),
    seen: `sessions, invitation and link before / ahead / back: ${[now, later, back].map((one) => Object.values(one).join(' ')).join(' / ')}`,
    faults,
  };
}

async function signInAgain({ server }: World): Promise<{ admin: string; dealer: string }> {
  const signIn = async (email: string): Promise<string> =>
    (await call<{ token: string }>(server, 'none', 'POST', '/api/dealer/auth/login', { email, password: PASSWORD }))
      .token;
  return { admin: await signIn('admin@acme.example'), dealer: await signIn('dana@example.com') };
}

/** Offsets of each node's clock from PostgreSQL's. */
const OFFSETS = ['+10m', '-10m', '+8d'];

async function skew({ world, ledger, over }: Stage): Promise<Told> {
  const port = { PORT: new URL(world.server.url).port };
  const { invite } = await call<{ invite: { inviteUrl: string } }>(
    world.server,
    world.dealer,
    'POST',
    applicationInvitePaths.own,
    sampleInvite,
  );
  await world.server.kill('SIGTERM');
  await world.start({ settings: port, by: fakeTime(OFFSETS[0] ?? '') });
  const others: ServerProcess[] = [];
  try {
    for (const offset of OFFSETS.slice(1))
      others.push(await startServerProcess({ ...world.settings }, AS_OPERATED, { by: fakeTime(offset) }));
    const nodes = [world.server, ...others];
    const dates = await Promise.all(nodes.map((server) => dayOf({ ...world, server })));
    const apart = dates.map((date) => Math.round((date - Date.now()) / 60_000));
    const sent: string[] = [];
    for (let n = 0; n < 12; n++) {
      const node = nodes[n % nodes.length] ?? world.server;
      const body = sampleApplication({ businessName: `skew-${String(n)}` });
      const stored = await call<{ reference: string }>(node, 'none', 'POST', '/api/credit-application', body);
      sent.push(stored.reference);
    }
    world.others += sent.length;
    const opened = await Promise.all(nodes.map((server) => doors({ ...world, server }, invite.inviteUrl)));
    const ready = await Promise.all(nodes.map((server) => readinessOf(server)));
    const { applications } = await call<{ applications: { reference: string; businessName: string }[] }>(
      world.server,
      world.admin,
      'GET',
      `${adminPaths.applications}?limit=500`,
    );
    const listed = applications
      .filter(({ businessName }) => businessName.startsWith('skew-'))
      .map(({ reference }) => reference)
      .toReversed();
    const isInOrder = listed.join() === sent.join();
    await over();
    await ledger.untilAcknowledged(16);
    return {
      how: `three nodes on one database under faketime ${OFFSETS.map((offset) => `'${offset}'`).join(', ')}; sent to each in turn`,
      control: proof(
        apart.join() === '10,-10,11520',
        `their answers are dated ${apart.join(', ')} minutes from the database`,
      ),
      seen: `sessions, invitation and link of each node: ${opened.map((one) => Object.values(one).join(' ')).join(' / ')}; listed in the order of arrival: ${isInOrder ? 'yes' : 'no'}; each /readyz: 200 with a warning`,
      faults: [
        ...unless(
          opened.every((one) => Object.values(one).every((status) => status === 200)),
          `a node refuses a session, an invitation or a link: ${JSON.stringify(opened)}`,
        ),
        ...unless(isInOrder, 'the list is in the order of the clocks, not of the database'),
        ...unless(
          ready.every(({ status, warnings }) => status === 200 && warnings.some((text) => text.includes('clock'))),
          `a node does not report its clock: ${JSON.stringify(ready)}`,
        ),
      ],
    };
  } finally {
    for (const other of others) {
      world.said.push(other.output());
      await other.kill('SIGTERM');
    }
  }
}

async function readinessOf({ url }: ServerProcess): Promise<{ status: number; warnings: string[] }> {
  const answer = await fetch(`${url}/readyz`);
  const { warnings } = (await answer.json()) as { warnings: string[] };
  return { status: answer.status, warnings };
}

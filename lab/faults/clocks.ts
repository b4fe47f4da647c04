import fs from 'node:fs';
import { applicationInvitePaths } from '../../src/contract/application-invites.ts';
import { adminPaths } from '../../src/contract/admin.ts';
import { dealPaths } from '../../src/contract/deals.ts';
import { PASSWORD, sampleApplication, sampleInvite } from '../../tests/factories.ts';
import { call } from '../../tests/salesforce-stand-in/dealer.ts';
import { startServerProcess } from '../../tests/server-process.ts';
import { AS_OPERATED } from '../../tests/short-lived.ts';
import { drill, type Fault, proof, type Stage, type Told, unless } from './drill.ts';
import { need } from './machine.ts';
import type { World } from './world.ts';

/** By the library itself: its program would stand between us and the process that we end. */
function fakeTime(offset: string): string[] {
  const [library] = fs.globSync('/usr/lib/*/faketime/libfaketime.so.1');
  if (library === undefined) throw new Error('faketime has brought no library');
  return ['env', `LD_PRELOAD=${library}`, `FAKETIME=${offset}`, 'FAKETIME_DONT_FAKE_MONOTONIC=1'];
}

/** F7: the clock jumps ahead by eight days and back; and two nodes whose clocks differ by twenty minutes. */
export const moveClocks: Fault = {
  id: 'F7',
  title: 'clock jumps and skew',
  engines: ['embedded', 'PostgreSQL'],
  run: (engine) => {
    need('faketime');
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

/** The server's own day, by the head of its answers. */
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
  // The dealer signs in again for what is read back.
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

async function skew({ world, ledger, over }: Stage): Promise<Told> {
  const port = { PORT: new URL(world.server.url).port };
  await world.server.kill('SIGTERM');
  await world.start({ settings: port, by: fakeTime('+10m') });
  const other = await startServerProcess({ ...world.settings }, AS_OPERATED, { by: fakeTime('-10m') });
  try {
    const apart = Math.round(((await dayOf(world)) - (await dayOf({ ...world, server: other }))) / 60_000);
    const mark: { node: number; reference: string }[] = [];
    for (let n = 0; n < 12; n++) {
      const node = n % 2 === 0 ? world.server : other;
      const body = sampleApplication({ businessName: `skew-${String(n)}` });
      mark.push({
        node: n % 2,
        reference: (await call<{ reference: string }>(node, 'none', 'POST', '/api/credit-application', body)).reference,
      });
    }
    world.others += mark.length;
    const both = await Promise.all(
      [world.server, other].map((node) =>
        call<object>(node, world.dealer, 'GET', dealPaths.own).then(
          () => 200,
          () => 0,
        ),
      ),
    );
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
    const order = listed.join() === mark.map(({ reference }) => reference).join();
    await over();
    await ledger.untilAcknowledged(16);
    return {
      how: "two nodes on one database, one under faketime '+10m', one under '-10m'; sent to each in turn",
      control: proof(apart === 20, 'their answers are dated 20 minutes apart'),
      seen: `one session on both: ${both.join(' ')}; listed in the order in which they came: ${order ? 'yes' : 'no'}`,
      faults: [
        ...unless(
          both.every((status) => status === 200),
          'a session does not hold on both',
        ),
        ...unless(order, 'the list is in the order of the clocks, not of the database'),
      ],
    };
  } finally {
    world.said.push(other.output());
    await other.kill('SIGTERM');
  }
}

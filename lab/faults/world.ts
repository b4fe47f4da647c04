import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type DealerContactsAnswer, dealerContactPaths } from '../../src/contract/dealer-contacts.ts';
import { type Deal, dealPaths } from '../../src/contract/deals.ts';
import { uploadLinkPaths } from '../../src/contract/upload-links.ts';
import { inviteOf, PASSWORD, sampleDeal } from '../../tests/support/factories.ts';
import { type HoldingRelay, startHoldingRelay } from '../../tests/support/holding-relay.ts';
import { type PostgresServer, startPostgres } from '../../tests/support/postgres-server.ts';
import { memoryOf } from '../../tests/support/process-figures.ts';
import { call } from '../../tests/support/salesforce-stand-in/dealer.ts';
import { addPerson, serverSettings } from '../../tests/support/salesforce-stand-in/org.ts';
import { type SalesforceStandIn, startSalesforce } from '../../tests/support/salesforce-stand-in/start.ts';
import { type ServerProcess, startServerProcess } from '../../tests/support/server-process.ts';
import { AS_OPERATED } from '../../tests/support/short-lived.ts';
import { until } from '../../tests/support/writers.ts';
import { startTcpProxy, type TcpProxy } from '../../tests/support/tcp-proxy.ts';
import { type Ledger, type Orders, startLedger } from './ledger.ts';
import { type Group, limitMemoryOf, openGroup } from './machine.ts';
import { MEMORY_MB, type Sample } from './memory.ts';

export type Engine = 'embedded' | 'PostgreSQL';
export type World = {
  engine: Engine;
  folder: string;
  dataDir: string;
  settings: Record<string, string>;
  postgres: PostgresServer | undefined;
  /** The proxy in front of PostgreSQL, if the options ask for it. */
  line: TcpProxy | undefined;
  /** The keys of the files in the bucket, if there is one. */
  bucket: (() => string[]) | undefined;
  org: SalesforceStandIn;
  relay: HoldingRelay;
  server: ServerProcess;
  admin: string;
  dealer: string;
  /** A deal of the dealer, and an upload link of that deal. */
  deal: string;
  link: string;
  /** The number of applications that a fault sent, in addition to the ledger. */
  others: number;
  said: string[];
  /** Resident memory of the newest server, 10 times a second. */
  memory: Sample[];
  /** Starts the server after the old one has ended. */
  start: (more?: Start) => Promise<ServerProcess>;
  startLedger: (changes?: Partial<Orders>) => Ledger;
  close: () => Promise<void>;
};
type Start = { settings?: Record<string, string>; by?: readonly string[]; root?: string };
export type WorldOptions = Start & {
  postgres?: readonly string[];
  dataDir?: string;
  hasLine?: boolean;
  bucket?: () => string[];
};

/** SSN or ITIN, EIN and birth date of each applicant. They occur nowhere else. */
export const CANARIES = [
  ['912-34-4821', '47-3094410', '03/14/1981'],
  ['923-45-7716', '58-2207713', '11/02/1974'],
  ['934-56-3308', '61-7719052', '07/29/1990'],
] as const;
const ADMIN = 'admin@acme.example';

/** Starts the product as in operation with one administrator, one dealer, one deal and one link. */
export async function openWorld(engine: Engine, options: WorldOptions = {}): Promise<World> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'faults-'));
  const dataDir = options.dataDir ?? path.join(folder, 'data');
  const [org, relay] = [await startSalesforce(), await startHoldingRelay()];
  const postgres = engine === 'PostgreSQL' ? await startPostgres(options.postgres) : undefined;
  const line = postgres && options.hasLine ? await startTcpProxy(postgres.port) : undefined;
  fs.mkdirSync(path.join(folder, 'tmp'));
  const settings = {
    ...(serverSettings(org) as Record<string, string>),
    ...(postgres && { DATABASE_URL: line ? line.in(postgres.url) : postgres.url }),
    DATA_DIR: dataDir,
    TMPDIR: path.join(folder, 'tmp'),
    RATE_LIMIT: 'off',
    ADMIN_EMAIL: ADMIN,
    SMTP_URL: relay.url,
    MAIL_FROM: 'portal@acme.example',
    LOG_LEVEL: 'debug',
    ...options.settings,
  };
  const servers: ServerProcess[] = [];
  const groups: Group[] = [];
  /** Enforces the memory limit, as a container does. The embedded engine takes more while it starts. */
  const withinMemory = (): string[] => {
    if (!postgres) return [];
    const group = openGroup('memory', `node-${String(groups.length)}`);
    groups.push(group);
    limitMemoryOf(group, MEMORY_MB.PostgreSQL);
    return group.by;
  };
  const ledgers: Ledger[] = [];
  const memory: Sample[] = [];
  const watch = setInterval(() => {
    const pid = servers.at(-1)?.pid;
    const bytes = pid === undefined ? 0 : residentOf(pid);
    if (pid !== undefined && bytes > 0) memory.push({ pid, at: Date.now(), mb: bytes / 1024 ** 2 });
  }, 100);
  const start = async (more: Start = {}): Promise<ServerProcess> => {
    const by = [...withinMemory(), ...(more.by ?? options.by ?? [])];
    const root = more.root ?? options.root;
    const how = { by, ...(root !== undefined && { root }) };
    world.server = await startServerProcess({ ...world.settings, ...more.settings }, AS_OPERATED, how);
    servers.push(world.server);
    return world.server;
  };
  const world: World = {
    engine,
    folder,
    dataDir,
    settings,
    postgres,
    line,
    org,
    relay,
    start,
    bucket: options.bucket,
    server: undefined as unknown as ServerProcess,
    admin: '',
    dealer: '',
    deal: '',
    link: '',
    others: 0,
    said: [],
    memory,
    startLedger: (changes = {}) => {
      const ledger = startLedger({ ...ordersOf(world), ...changes });
      ledgers.push(ledger);
      return ledger;
    },
    close: async () => {
      clearInterval(watch);
      for (const ledger of ledgers) ledger.kill();
      for (const server of servers) await server.kill('SIGKILL');
      for (const group of groups) await group.remove();
      await relay.close();
      await org.close();
      await line?.close();
      await postgres?.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await start();
    await settle(world);
    return world;
  } catch (error) {
    await world.close();
    throw error;
  } finally {
    Object.defineProperty(world, 'said', { get: () => servers.map((server) => server.output()) });
  }
}

const ordersOf = ({ server, dealer, admin, deal, link, folder }: World): Orders => ({
  urls: [server.url],
  dealer,
  admin,
  deal,
  link,
  file: path.join(folder, 'ledger'),
  writers: 8,
  restMs: 60,
  numbers: CANARIES,
  kinds: ['application', 'deal', 'invite', 'file', 'link', 'move'],
  spread: false,
});

/** Invites the users by email and link, as in operation. */
async function settle(world: World): Promise<void> {
  const { server, org, relay } = world;
  const accept = async (token: string): Promise<string> =>
    (
      await call<{ token: string }>(server, 'none', 'POST', '/api/dealer/auth/accept-invite', {
        token,
        password: PASSWORD,
      })
    ).token;
  world.admin = await accept(await tokenMailed(relay, ADMIN));
  const name = { firstName: 'Dana', lastName: 'Whitfield', phone: '(402) 555-0101' };
  addPerson(org, { ...name, email: 'dana@example.com', accountName: 'Prairie (sample)', recordType: 'cs_vendor' });
  const { contacts } = await call<DealerContactsAnswer>(server, world.admin, 'GET', dealerContactPaths.contacts);
  const [contact] = contacts;
  if (!contact) throw new Error('the contact of the stand-in is not listed');
  const made = await call<{ inviteUrl: string }>(
    server,
    world.admin,
    'POST',
    dealerContactPaths.createInvite,
    inviteOf(contact),
  );
  world.dealer = await accept(new URL(made.inviteUrl).searchParams.get('token') ?? '');
  world.deal = (await call<{ deal: Deal }>(server, world.dealer, 'POST', dealPaths.own, sampleDeal())).deal.id;
  const link = await call<{ uploadUrl: string }>(server, world.dealer, 'POST', uploadLinkPaths.ofDeal(world.deal), {
    maxUses: 100,
  });
  world.link = uploadLinkPaths.one(new URL(link.uploadUrl).pathname.split('/').at(-1) ?? '');
}

/** Returns the token of the last emailed link to this address. */
export async function tokenMailed(relay: HoldingRelay, to: string): Promise<string> {
  const find = (): string | undefined =>
    relay.taken
      .filter((mail) => mail.to === to)
      .flatMap(({ raw }) => /token=([\w-]{20,})/.exec(raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))?.[1] ?? [])
      .at(-1);
  await until(() => find() !== undefined);
  return find() ?? '';
}

function residentOf(pid: number): number {
  try {
    return memoryOf(pid);
  } catch {
    return 0; // it has ended
  }
}

import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, startServerProcess } from '../../tests/support/server-process.ts';
import { AS_OPERATED } from '../../tests/support/short-lived.ts';
import { drill, type Fault, type Stage, when, words } from './drill.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
    .toString()
    .trim();

const MIGRATIONS = 'src/server/db/migrations';
type Version = { root: string; commit: string; remove: () => void };

/** Checks out the product before its latest migration. @throws Error without a git history */
function checkOutBefore(): Version {
  const [last = ''] = fs
    .readdirSync(path.join(ROOT, MIGRATIONS))
    .filter((name) => /^\d/.test(name))
    .sort()
    .reverse();
  // Follows the file to the commit that added it, also after a rename of its folder.
  const youngest = git('log', '--follow', '--diff-filter=A', '--format=%H', '--', `${MIGRATIONS}/${last}`);
  if (youngest === '') throw new Error('this checkout has no git history, so the earlier version cannot run');
  const commit = git('rev-parse', `${youngest}^`);
  const root = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'version-')), 'before');
  git('worktree', 'add', '--detach', root, commit);
  for (const name of ['node_modules', 'dist']) fs.symlinkSync(path.join(ROOT, name), path.join(root, name));
  return {
    root,
    commit: commit.slice(0, 8),
    remove: () => {
      for (const name of ['node_modules', 'dist']) fs.rmSync(path.join(root, name));
      git('worktree', 'remove', '--force', root);
    },
  };
}

const migrationsIn = (root: string): number =>
  fs
    .readdirSync(path.join(root, fs.existsSync(path.join(root, MIGRATIONS)) ? MIGRATIONS : 'src/server/migrations'))
    .filter((name) => /^\d/.test(name)).length;

/** F18: this version migrates next to the running earlier version, or after it on the embedded database. */
export const migrateInTraffic: Fault = {
  id: 'F18',
  title: 'migration during traffic',
  engines: ['embedded', 'PostgreSQL'],
  run: async (engine) => {
    const before = checkOutBefore();
    const template = process.env['TEST_DATA_TEMPLATE'];
    delete process.env['TEST_DATA_TEMPLATE']; // it has the schema of this version
    try {
      return await drill(
        engine,
        (stage) => (engine === 'embedded' ? inItsPlace(stage, before) : beside(stage, before)),
        {
          root: before.root,
          orders: { restMs: 150, kinds: ['application', 'deal', 'invite', 'file', 'link'] },
        },
      );
    } finally {
      if (template !== undefined) process.env['TEST_DATA_TEMPLATE'] = template;
      before.remove();
    }
  },
};

const control = ({ root, commit }: Version): string => {
  const more = migrationsIn(ROOT) - migrationsIn(root);
  return more > 0 ? `${commit} has ${String(more)} migration${more === 1 ? '' : 's'} less` : '';
};

async function beside({ world, ledger, over }: Stage, before: Version) {
  ledger.mark();
  const port = await freePort();
  const after = await startServerProcess({ ...world.settings, PORT: String(port) }, AS_OPERATED);
  const both = world.startLedger({
    urls: [world.server.url, after.url],
    file: `${world.folder}/ledger-both`,
    writers: 4,
    kinds: ['application'],
  });
  try {
    await both.untilAcknowledged(40);
    world.others += (await both.stop()).length;
    await over();
    const [first, second] = [ledger.seen(), both.seen()];
    const unexpected = both.unexpected();
    await after.kill('SIGTERM');
    return {
      how: `${before.commit} under traffic; this version starts on the same database and migrates; both receive writes`,
      control: control(before),
      seen: `the earlier version ${words(first)}; both ${words(second)}`,
      faults: [...when(first.refused + second.refused > 0, 'a write answered 503'), ...unexpected],
    };
  } finally {
    await both.stop();
    await after.kill('SIGKILL');
    world.said.push(after.output());
  }
}

async function inItsPlace({ world, ledger, over }: Stage, before: Version) {
  const port = { PORT: new URL(world.server.url).port };
  await world.server.kill('SIGTERM');
  const from = performance.now();
  await world.start({ settings: port, root: ROOT });
  const ms = Math.round(performance.now() - from);
  await over();
  await ledger.untilAcknowledged(16);
  return {
    how: `${before.commit} under traffic is stopped, this version starts on its folder and migrates`,
    control: control(before),
    seen: `ready ${String(ms)} ms after the stop; ${words(ledger.seen())}`,
  };
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from './server-process.ts';

const DEBIAN = '/usr/lib/postgresql';
const OLDEST = 15;
const READY_MS = 30_000;
const STOP_MS = 10_000;

export type PostgresServer = {
  url: string;
  /** The file that it logs into. */
  log: string;
  stop: () => Promise<void>;
};

/** A PostgreSQL of our own on a free loopback port, in a temporary folder; it dies with this process. More settings win. */
export async function startPostgres(more: string[] = []): Promise<PostgresServer> {
  const bin = findBinaries() ?? installBinaries();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'postgres-'));
  const password = randomBytes(16).toString('hex');
  const passwordFile = path.join(folder, 'password');
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  if (isRoot()) execFileSync('chown', ['-R', 'postgres:postgres', folder]);
  const data = path.join(folder, 'data');
  const init = ['-D', data, '-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '-E', 'UTF8'];
  execFileSync('setpriv', [...asPostgres(), path.join(bin, 'initdb'), ...init, '--locale=C.UTF-8'], { cwd: folder });
  const port = await freePort();
  const log = path.join(folder, 'server.log');
  const child = serve(bin, { data, folder, port, log }, more);
  const url = `postgres://postgres:${password}@127.0.0.1:${String(port)}/postgres`;
  const stop = async (): Promise<void> => {
    await stopServer(child);
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(url, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, log, stop };
}

/** The newest Debian binaries of a version that the product supports. */
function findBinaries(): string | undefined {
  const versions = fs.existsSync(DEBIAN) ? fs.readdirSync(DEBIAN).map(Number) : [];
  const usable = versions.filter((version) => version >= OLDEST).sort((a, b) => b - a);
  return usable
    .map((version) => path.join(DEBIAN, String(version), 'bin'))
    .find((bin) => fs.existsSync(`${bin}/initdb`));
}

function installBinaries(): string {
  if (!isRoot() || !fs.existsSync('/usr/bin/apt-get'))
    throw new Error(`The tests need PostgreSQL ${String(OLDEST)} or newer under ${DEBIAN}: please install it.`);
  console.error('Installing PostgreSQL for the tests ...');
  // Debian would start a server of its own on the standard port.
  fs.mkdirSync('/etc/postgresql-common', { recursive: true });
  fs.writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update'], { env, stdio: 'pipe' });
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { env, stdio: 'pipe' });
  const bin = findBinaries();
  if (bin === undefined) throw new Error(`This system offers no PostgreSQL ${String(OLDEST)} or newer.`);
  return bin;
}

// A group of its own: Ctrl-C in the terminal must not take the database away before its tests end.
type Place = { data: string; folder: string; port: number; log: string };
function serve(bin: string, { data, folder, port, log }: Place, more: string[]): ChildProcess {
  const settings = ['listen_addresses=127.0.0.1', 'max_connections=200', 'fsync=on', 'shared_buffers=64MB', ...more];
  const args = ['-D', data, '-k', folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const written = fs.openSync(log, 'a');
  const command = ['--pdeathsig=INT', ...asPostgres(), path.join(bin, 'postgres'), ...args];
  const child = spawn('setpriv', command, { cwd: folder, detached: true, stdio: ['ignore', written, written] });
  fs.closeSync(written);
  return child;
}

const isRoot = (): boolean => process.getuid?.() === 0;
const asPostgres = (): string[] => (isRoot() ? ['--reuid=postgres', '--regid=postgres', '--clear-groups'] : []);

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

// SIGINT is PostgreSQL's fast stop: connections are cut, the data are flushed.
async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  child.kill('SIGINT');
  await ended;
  clearTimeout(late);
}

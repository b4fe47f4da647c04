import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from './server-process.ts';

const DEBIAN = '/usr/lib/postgresql';
const OLDEST = 15;
const READY_MS = 240_000;
const STOP_MS = 10_000;

export type PostgresServer = {
  url: string;
  port: number;
  /** Contains `data`, `server.log` and the socket. */
  folder: string;
  /** The folder of its programs. */
  bin: string;
  pid: () => number;
  /** Restarts a killed server on the same data and port. Retries while old processes exit. */
  startAgain: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts a PostgreSQL server on a free loopback port, in a temporary folder. It ends with this process. */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  const bin = findBinaries() ?? installBinaries();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'postgres-'));
  const password = randomBytes(16).toString('hex');
  const passwordFile = path.join(folder, 'password');
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  if (isRoot()) execFileSync('chown', ['-R', 'postgres:postgres', folder]);
  const data = path.join(folder, 'data');
  // The folder with the sockets is private.
  const auth = ['--auth-host=scram-sha-256', '--auth-local=trust', `--pwfile=${passwordFile}`];
  const init = ['-D', data, '-U', 'postgres', ...auth, '-E', 'UTF8'];
  execFileSync('setpriv', [...asPostgres(), path.join(bin, 'initdb'), ...init, '--locale=C.UTF-8'], { cwd: folder });
  return supervise(bin, folder, password, settings);
}

/** Starts a standby of a server, for promotion by `select pg_promote()`. */
export async function startStandby(primary: PostgresServer): Promise<PostgresServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'postgres-standby-'));
  if (isRoot()) execFileSync('chown', ['postgres:postgres', folder]);
  const { password, port: at } = new URL(primary.url);
  const copy = ['-h', '127.0.0.1', '-p', at, '-U', 'postgres', '-R', '-X', 'stream', '-c', 'fast', '-D'];
  execFileSync(
    'setpriv',
    [...asPostgres(), path.join(primary.bin, 'pg_basebackup'), ...copy, path.join(folder, 'data')],
    {
      cwd: folder,
      env: { ...process.env, PGPASSWORD: password },
      stdio: 'pipe',
    },
  );
  return supervise(primary.bin, folder, password, []);
}

async function supervise(
  bin: string,
  folder: string,
  password: string,
  settings: readonly string[],
): Promise<PostgresServer> {
  const port = await freePort();
  let child = serve(bin, folder, port, settings);
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
  const startAgain = async (): Promise<void> => {
    for (let left = 20; ; left--) {
      child = serve(bin, folder, port, settings);
      try {
        return await untilReady(url, child);
      } catch (error) {
        if (left === 0) throw error;
      }
    }
  };
  return { url, port, folder, bin, pid: () => child.pid ?? -1, startAgain, stop };
}

/** Returns the folder of the newest supported Debian binaries, or undefined. */
function findBinaries(): string | undefined {
  const versions = fs.existsSync(DEBIAN) ? fs.readdirSync(DEBIAN).map(Number) : [];
  const usable = versions.filter((version) => version >= OLDEST).sort((a, b) => b - a);
  return usable
    .map((version) => path.join(DEBIAN, String(version), 'bin'))
    .find((bin) => fs.existsSync(`${bin}/initdb`));
}

function installBinaries(): string {
  if (!isRoot() || !fs.existsSync('/usr/bin/apt-get'))
    throw new Error(
      `The tests need PostgreSQL ${String(OLDEST)} or newer under ${DEBIAN}. Install the package postgresql.`,
    );
  console.error('Installing PostgreSQL for the tests ...');
  // The Debian package would start its own server on the standard port.
  fs.mkdirSync('/etc/postgresql-common', { recursive: true });
  fs.writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update'], { env, stdio: 'pipe' });
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { env, stdio: 'pipe' });
  const bin = findBinaries();
  if (bin === undefined) throw new Error(`This system has no PostgreSQL ${String(OLDEST)} or newer.`);
  return bin;
}

// A separate process group: Ctrl-C in the terminal must not stop the database before its tests end.
function serve(bin: string, folder: string, port: number, more: readonly string[]): ChildProcess {
  const usual = ['listen_addresses=127.0.0.1', 'max_connections=200', 'fsync=on', 'shared_buffers=64MB'];
  const settings = [...usual, ...more].flatMap((setting) => ['-c', setting]);
  const args = ['-D', path.join(folder, 'data'), '-k', folder, '-p', String(port), ...settings];
  const log = fs.openSync(path.join(folder, 'server.log'), 'a');
  const command = ['--pdeathsig=INT', ...asPostgres(), path.join(bin, 'postgres'), ...args];
  const child = spawn('setpriv', command, { cwd: folder, detached: true, stdio: ['ignore', log, log] });
  fs.closeSync(log);
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

// SIGINT is PostgreSQL's fast shutdown: it closes connections and flushes the data.
async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  child.kill('SIGINT');
  await ended;
  clearTimeout(late);
}

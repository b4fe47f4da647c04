import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openClamd } from '../src/server/adapters/scanner/clamd.ts';

/** npm run lab -- clamd-check: tests the scanner adapter against a real clamd with one signature. */
const MARK = 'SAMPLE-SIGNATURE-OF-THE-CHECK';
const SOCKET_MS = 30_000;
const whole = 50 * 1024 * 1024;

if (spawnSync('clamd', ['--version']).error)
  skip('clamd is not installed (Debian: apt-get install --no-install-recommends clamav-daemon)');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'clamd-check-'));
fs.chmodSync(folder, 0o755);
const socket = path.join(folder, 'clamd.ctl');
fs.mkdirSync(path.join(folder, 'signatures'));
fs.writeFileSync(
  path.join(folder, 'signatures', 'check.ndb'),
  `Check.Sample-1:0:*:${Buffer.from(MARK).toString('hex')}\n`,
);
fs.writeFileSync(
  path.join(folder, 'clamd.conf'),
  [
    `DatabaseDirectory ${path.join(folder, 'signatures')}`,
    `LocalSocket ${socket}`,
    `TemporaryDirectory ${folder}`,
    'Foreground yes',
    'StreamMaxLength 60M',
    'MaxFileSize 60M',
    'MaxScanSize 200M',
    'AlertExceedsMax yes',
    'AlertEncryptedArchive yes',
    ...(process.getuid?.() === 0 ? ['User root'] : []),
    '',
  ].join('\n'),
);
const clamd = spawn('clamd', ['--config-file', path.join(folder, 'clamd.conf')], { stdio: ['ignore', 'pipe', 'pipe'] });
let said = '';
for (const stream of [clamd.stdout, clamd.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
const ended = new Promise((resolve) => clamd.once('close', resolve));
try {
  await untilItListens();
  const scanner = openClamd(`unix://${socket}`);
  await scanner.ping();
  report('a ping is answered', true);
  report('clean content is clean', (await scan(randomBytes(1_000_000))) === undefined);
  const infected = Buffer.concat([randomBytes(500_000), Buffer.from(MARK)]);
  report('content with the signature is found', String(await scan(infected)).startsWith('Check.Sample-1'));
  const from = performance.now();
  const last = Buffer.concat([randomBytes(whole - MARK.length), Buffer.from(MARK)]);
  const found = String(await scan(last)).startsWith('Check.Sample-1');
  report(`it is found at the end of 50 MB, in ${String(Math.round(performance.now() - from))} ms`, found);
  const refused = await scan(randomBytes(70 * 1024 * 1024)).catch((error: unknown) => error instanceof Error);
  report("content above clamd's limit gets no verdict", refused === true);
} finally {
  clamd.kill('SIGTERM');
  await ended;
  fs.rmSync(folder, { recursive: true, force: true });
}

async function scan(content: Buffer): Promise<string | undefined> {
  const one = openClamd(`unix://${socket}`).begin();
  try {
    for (let at = 0; at < content.length; at += 65_536) await one.write(content.subarray(at, at + 65_536));
    return await one.end();
  } finally {
    one.close();
  }
}

async function untilItListens(): Promise<void> {
  const deadline = Date.now() + SOCKET_MS;
  while (!fs.existsSync(socket)) {
    if (clamd.exitCode !== null || Date.now() > deadline) throw new Error(`clamd did not start:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function report(what: string, holds: boolean): void {
  console.log(`${holds ? 'holds' : 'FAILS'}  ${what}`);
  if (!holds) process.exitCode = 1;
}

function skip(why: string): never {
  console.log(`Not run: ${why}.`);
  process.exit(0);
}

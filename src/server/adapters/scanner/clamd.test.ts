import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { MALWARE, MALWARE_NAME, startClamd } from '#tests/support/clamd-stand-in.ts';
import { openClamd } from './clamd.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'clamd-'));
const byPort = await startClamd();
const byFile = await startClamd(path.join(folder, 'clamd.ctl'));
afterAll(async () => {
  await Promise.all([byPort.close(), byFile.close()]);
  fs.rmSync(folder, { recursive: true });
});
beforeEach(() => byPort.answer('verdict'));

async function scan(url: string, content: Buffer, quietMs?: number): Promise<string | undefined> {
  const one = openClamd(url, quietMs).begin();
  try {
    for (let at = 0; at < content.length; at += 60_000) await one.write(content.subarray(at, at + 60_000));
    return await one.end();
  } finally {
    one.close();
  }
}

describe.each([
  ['a port', byPort],
  ['a socket', byFile],
])('scanning with clamd by %s', (_place, clamd) => {
  test('sends every byte and accepts a clean file', async () => {
    const content = randomBytes(2_000_000);
    expect(await scan(clamd.url, content)).toBeUndefined();
    expect(clamd.scanned.at(-1)?.equals(content)).toBe(true);
  });

  test('returns the name of the finding', async () => {
    const content = Buffer.concat([randomBytes(500_000), Buffer.from(MALWARE)]);
    expect(await scan(clamd.url, content)).toBe(MALWARE_NAME);
  });

  test('answers a ping', async () => {
    await openClamd(clamd.url).ping();
  });
});

describe('anything but a clear verdict is an error', () => {
  test.each([
    'INSTREAM size limit exceeded. ERROR',
    'stream: Broken media file ERROR',
    'stream: OK but',
    'OK',
    '',
    'UNKNOWN COMMAND',
  ])('for the answer %j', async (answer) => {
    byPort.answer(answer);
    await expect(scan(byPort.url, Buffer.from('x'))).rejects.toThrow('no verdict');
  });

  test('for a connection that ends before a large file was written', async () => {
    byPort.answer('hang up');
    await expect(scan(byPort.url, randomBytes(30_000_000))).rejects.toThrow();
  });

  test('for a scanner that does not answer', async () => {
    byPort.answer('silence');
    await expect(scan(byPort.url, Buffer.from('x'), 50)).rejects.toMatchObject({ code: 'CLAMD_SILENT' });
  });

  test('for an unreachable scanner', async () => {
    const { url, close } = await startClamd();
    await close();
    await expect(scan(url, randomBytes(3_000_000))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await expect(openClamd(url).ping()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  test('and leaves no connection open', async () => {
    await expect.poll(() => byPort.open()).toBe(0);
  });
});

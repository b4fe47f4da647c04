import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadLinkPaths } from '#contract/upload-links.ts';
import { draftDeal, signedIn, uploadLink } from '#tests/support/factories.ts';
import { expectUnused } from '#tests/server/upload-links.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const folder = path.join(t.dataDir, 'files');
async function newLink(form: object = {}): Promise<string> {
  const dealer = await signedIn(t, 'dealer');
  return uploadLink(dealer, (await draftDeal(dealer)).id, form);
}

describe('checks F13: aborted uploads of customers', () => {
  let port: number;
  beforeAll(async () => {
    await t.server.listen({ port: 0, host: '127.0.0.1' });
    port = (t.server.server.address() as AddressInfo).port;
  });
  const HEAD = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 ';
  const begin = (token: string, headers: Record<string, string | number>) =>
    http.request({
      port,
      method: 'POST',
      path: uploadLinkPaths.one(token),
      headers: { 'content-type': 'multipart/form-data; boundary=b', ...headers },
    });
  const open = (): number =>
    fs.readdirSync('/proc/self/fd').filter((fd) => pointsAt(`/proc/self/fd/${fd}`, folder)).length;

  test('twenty aborted halfway leave no file, row, use or open file', async () => {
    const token = await newLink({ maxUses: 20 });
    await expectUnused(t, token, async () => {
      await Promise.all(
        Array.from({ length: 20 }, async () => {
          const request = begin(token, { 'content-length': 1_000_000 });
          request.on('error', () => undefined);
          await new Promise((resolve) => request.write(HEAD + 'x'.repeat(400_000), resolve));
          await expect.poll(open).toBeGreaterThan(0);
          request.destroy();
        }),
      );
      await expect.poll(open).toBe(0);
    });
  });

  test('a form with too large a Content-Length returns 413 at once, a chunked one when it exceeds the limit', async () => {
    const token = await newLink();
    const statusOf = (request: http.ClientRequest): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        request.on('response', (response) => {
          resolve(response.statusCode);
          response.resume();
        });
        request.on('error', reject);
      });
    await expectUnused(t, token, async () => {
      const long = begin(token, { 'content-length': 60 * 1024 * 1024 });
      const status = statusOf(long);
      long.write(HEAD);
      expect(await status).toBe(413);
      long.destroy();
      const chunked = begin(token, { 'transfer-encoding': 'chunked' });
      const second = statusOf(chunked);
      chunked.write(HEAD);
      for (let n = 0; n < 51; n += 1) await new Promise((resolve) => chunked.write(Buffer.alloc(1024 * 1024), resolve));
      expect(await second).toBe(413);
      chunked.destroy();
    });
  });
});

function pointsAt(link: string, place: string): boolean {
  try {
    return fs.readlinkSync(link).startsWith(place);
  } catch {
    return false;
  }
}

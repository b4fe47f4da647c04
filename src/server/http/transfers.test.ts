import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { documentPaths } from '#contract/documents.ts';
import { uploadLinkPaths } from '#contract/upload-links.ts';
import { draftDeal, fileForm, PDF, type SignedIn, signedIn, uploadFile, uploadLink } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp, type TestClient } from '#tests/support/start-test-app.ts';
import { FORM_TYPE, formPieces } from '#tests/support/upload-server.ts';

const t = await startTestApp({ RATE_LIMIT: 'on' });
afterAll(() => t.close());
/** Larger than the network buffers, so that an unread download stays in progress. */
const LARGE = new Uint8Array(Buffer.concat([PDF, randomBytes(24 * 1024 * 1024)]));
type Dealer = TestClient & SignedIn & { deal: string };
async function newDealer(): Promise<Dealer> {
  const dealer = await signedIn(t, 'dealer');
  return { ...dealer, deal: (await draftDeal(dealer)).id };
}
const open = new Set<http.ClientRequest>();
beforeAll(() => t.server.listen({ port: 0, host: '127.0.0.1' }));
afterEach(() => {
  for (const one of open) one.destroy();
  open.clear();
});

function begin(url: string, options: http.RequestOptions): http.ClientRequest {
  const { port } = t.server.server.address() as AddressInfo;
  const request = http.request({ host: '127.0.0.1', port, path: url, agent: false, ...options });
  open.add(request.on('error', () => undefined));
  return request;
}
/** Starts a download without reading it. Returns the status. */
const unread = ({ bearer }: Dealer, id: string, localAddress = '127.0.0.1'): Promise<number> =>
  new Promise((resolve, reject) => {
    begin(documentPaths.download(id), { localAddress, headers: { authorization: `Bearer ${bearer}` } })
      .on('response', ({ statusCode = 0 }) => resolve(statusCode))
      .on('error', reject)
      .end();
  });
const download = (who: Dealer, id: string) => who.send('GET', documentPaths.download(id));

describe('downloads in progress', () => {
  test('are limited to 6 per user and 20 per network until one ends', async () => {
    const dealers = await Promise.all([newDealer(), newDealer(), newDealer(), newDealer()]);
    const [first, , , last] = dealers as [Dealer, Dealer, Dealer, Dealer];
    const ids = await Promise.all(
      dealers.map(async (one) => (await uploadFile(one, one.deal, fileForm('a.pdf', LARGE))).id),
    );
    const small = (await uploadFile(last, last.deal)).id;
    const own = (await uploadFile(first, first.deal)).id;
    for (let n = 0; n < 6; n++) expect(await unread(first, ids[0] ?? '')).toBe(200);
    const refusal = await download(first, own);
    expectRefusal(refusal, 429, 'rate_limited');
    expect(refusal.headers['retry-after']).toBe('10');
    expect((await download(last, small)).statusCode).toBe(200);
    for (const n of [1, 2]) for (let i = 0; i < 6; i++) await unread(dealers[n] as Dealer, ids[n] ?? '');
    for (let i = 0; i < 2; i++) expect(await unread(last, ids[3] ?? '')).toBe(200);
    expectRefusal(await download(last, small), 429, 'rate_limited');
    expect(await unread(last, small, '127.0.0.2')).toBe(200);
    for (const one of open) one.destroy();
    await expect.poll(async () => (await download(first, own)).statusCode).toBe(200);
  });

  const connections = (): Promise<number> =>
    new Promise((resolve) => t.server.server.getConnections((_, count) => resolve(count)));

  // The system buffers megabytes: writes to a steady reader of 10 KB/s were up to 100 s apart.
  test('continue when the reader reads nothing for 4 minutes and are ended after 10', async () => {
    const dealer = await newDealer();
    const { id } = await uploadFile(dealer, dealer.deal, fileForm('a.pdf', LARGE));
    await expect.poll(connections).toBe(0);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      expect(await unread(dealer, id)).toBe(200);
      vi.advanceTimersByTime(240_000);
      expect((await t.server.inject('/readyz')).statusCode).toBe(200);
      expect(await connections()).toBe(1);
      await expect
        .poll(async () => {
          vi.advanceTimersByTime(600_000);
          return connections();
        })
        .toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('uploads in progress', () => {
  const parts = (): number =>
    fs.readdirSync(path.join(t.dataDir, 'files')).filter((one) => one.endsWith('.part')).length;
  /** Starts an upload and never finishes it. */
  async function unfinished(url: string, headers: Record<string, string> = {}): Promise<http.ClientRequest> {
    const before = parts();
    const request = begin(url, { method: 'POST', headers: { ...headers, ...FORM_TYPE, 'content-length': 1_000_000 } });
    for (const piece of formPieces(PDF).slice(0, 2)) request.write(piece);
    await expect.poll(parts).toBe(before + 1);
    return request;
  }
  const sendByLink = (token: string, language: string) =>
    t.server.inject({
      method: 'POST',
      url: uploadLinkPaths.one(token),
      headers: { host: 'localhost:3000', 'accept-language': language },
      payload: fileForm(),
    });

  test("are limited to 4 per link: the fifth is refused in the page's language, uses nothing, and can be repeated later", async () => {
    const dealer = await newDealer();
    const [token, other] = [
      await uploadLink(dealer, dealer.deal, { maxUses: 5 }),
      await uploadLink(dealer, dealer.deal),
    ];
    const url = uploadLinkPaths.one(token);
    const [first] = [await unfinished(url), await unfinished(url), await unfinished(url), await unfinished(url)];
    const [en, es] = [await sendByLink(token, 'en'), await sendByLink(token, 'es')];
    expect(expectRefusal(en, 429, 'rate_limited').message).toContain('Several files are already on their way');
    expect(expectRefusal(es, 429, 'rate_limited').message).toContain('Ya se están enviando');
    expect(en.headers['retry-after']).toBe('10');
    expect((await sendByLink(other, 'en')).statusCode).toBe(201);
    first.destroy();
    await expect.poll(async () => (await sendByLink(token, 'en')).statusCode).toBe(201);
    const { remainingUploads } = (await t.server.inject(url)).json<{ remainingUploads: number }>();
    expect(remainingUploads).toBe(4);
  });

  test('are limited to 4 per user, do not block a colleague, and are limited to 20 per network', async () => {
    const dealer = await newDealer();
    const colleague = { ...(await signedIn(t, 'dealer', dealer)), deal: dealer.deal };
    const headers = { authorization: `Bearer ${dealer.bearer}` };
    const send = (who: TestClient) => who.send('POST', documentPaths.upload(dealer.deal), fileForm());
    for (let n = 0; n < 4; n++) await unfinished(documentPaths.upload(dealer.deal), headers);
    expectRefusal(await send(dealer), 429, 'rate_limited');
    expect((await send(colleague)).statusCode).toBe(201);
    for (let link = 0; link < 4; link++) {
      const token = await uploadLink(dealer, dealer.deal, { maxUses: 5 });
      for (let n = 0; n < 4; n++) await unfinished(uploadLinkPaths.one(token));
    }
    expectRefusal(await send(colleague), 429, 'rate_limited');
  });
});

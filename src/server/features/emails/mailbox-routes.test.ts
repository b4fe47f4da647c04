import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { hasDevPages } from '#server/config/environment.ts';
import { Secret } from '#server/crypto/secret.ts';
import { buildServer } from '#server/http/build-server.ts';
import { openFolderMailer } from '#server/adapters/email/mailers.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());

const outbox = path.join(t.dataDir, 'outbox');
const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  t.server.inject({ url, remoteAddress, headers: { host: 'localhost:3000', ...headers } });
const deliver = (name: string, at: string) =>
  openFolderMailer(outbox).deliver({
    messageId: `<${name}@localhost>`,
    from: 'a@acme.example',
    to: 'b@example.com',
    subject: 'Señora',
    text: `Sample text http://localhost:3000/x?token=${'y'.repeat(80)} end`,
    html: '<p>x</p>',
    date: new Date(at),
  });

describe('/dev/mailbox', () => {
  test('is empty at first', async () => {
    const answer = await get('/dev/mailbox');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('No emails yet.');
  });

  test('lists the emails, newest first, and shows each as text', async () => {
    await deliver('older', '2026-11-21T15:00:00Z');
    await deliver('newer', '2026-11-21T15:00:01Z');
    const page = await get('/dev/mailbox');
    const links = [...page.body.matchAll(/href="(\/dev\/mailbox\/20[^"]+)"/g)].map((match) => match[1] ?? '');
    expect(links.map((link) => /(older|newer)/.exec(link)?.[1])).toEqual(['newer', 'older']);
    expect(page.body).toContain('b@example.com');
    const mail = await get(links[0] ?? '');
    expect(mail.headers['cache-control']).toBe('no-store');
    expect(mail.body).toContain('<h1>Señora</h1>');
    expect(mail.body).toContain(`<a href="http://localhost:3000/x?token=${'y'.repeat(80)}">`);
    const source = await get(`${links[0] ?? ''}.eml`);
    expect(source.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(source.body).toContain('Subject: =?UTF-8?');
    const shown = await get(`${links[0] ?? ''}.html`);
    expect(shown.body).toBe('<p>x</p>\n');
    expect(shown.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; sandbox/);
  });

  test.each([
    ['another computer', {}, '10.0.0.9'],
    ['a website whose name resolves to this machine', { host: 'rebound.example:3000' }, '127.0.0.1'],
    ['a proxy on this machine', { 'x-forwarded-for': '10.0.0.9' }, '127.0.0.1'],
    ['a proxy with the standard header', { forwarded: 'for=10.0.0.9' }, '127.0.0.1'],
    ['a proxy that names the scheme', { 'x-forwarded-proto': 'https' }, '127.0.0.1'],
  ])('returns 404 to %s', async (_who, headers, address) => {
    const [name] = fs.readdirSync(outbox);
    for (const url of ['/dev/mailbox', `/dev/mailbox/${name ?? ''}`, '/dev/mailbox/gallery'])
      expect((await get(url, headers, address)).statusCode).toBe(404);
  });

  test.each(['..%2fkeys%2fring', '..%2f..%2fetc%2fpasswd', '.env', 'x', 'none.eml', '%2e%2e', 'a%00.eml'])(
    'returns 404 for %s',
    async (name) => {
      expect((await get(`/dev/mailbox/${name}`)).statusCode).toBe(404);
    },
  );

  test('is open only without SMTP, outside production, on a loopback address', async () => {
    const { config } = t.app;
    const open = (changes: Partial<typeof config>): boolean => hasDevPages({ ...config, ...changes });
    expect(open({})).toBe(true);
    expect(open({ publicUrl: 'http://127.0.0.1:3000' })).toBe(true);
    expect(open({ smtpUrl: new Secret('smtp://x') })).toBe(false);
    expect(open({ production: true })).toBe(false);
    expect(open({ publicUrl: 'https://apply.acme.example' })).toBe(false);
    expect(open({ publicUrl: 'http://10.0.0.1:3000' })).toBe(false);
    const closed = await buildServer({ ...t.app, config: { ...config, production: true } }, () => Promise.resolve([]));
    expect((await closed.inject('/dev/mailbox')).statusCode).toBe(404);
    await closed.close();
  });
});

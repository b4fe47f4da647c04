import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type BucketStandIn, startBucket } from '#tests/support/bucket-stand-in.ts';
import { type ClamdStandIn, startClamd } from '#tests/support/clamd-stand-in.ts';
import { runScript } from '#tests/support/run-script.ts';
import { freePort, startServerProcess } from '#tests/support/server-process.ts';
import { startRelay, type TestRelay } from './mail-relay.ts';
import { selfSigned } from './self-signed.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'refusing-'));
const [dataDir, unused] = [path.join(folder, 'data'), path.join(folder, 'unused')];
const certificate = selfSigned();
const authority = path.join(folder, 'authority.pem');
let relay: TestRelay;
let bucket: BucketStandIn;
let clamd: ClamdStandIn;
let readOnly: http.Server;

beforeAll(async () => {
  fs.writeFileSync(authority, certificate.cert);
  [relay, bucket, clamd] = await Promise.all([startRelay(certificate), startBucket(), startClamd()]);
  // Answers every read and refuses every write, as S3 does for a key without s3:PutObject.
  readOnly = http.createServer((req, res) => {
    res.writeHead(req.method === 'PUT' ? 403 : 200, { 'content-type': 'application/xml' });
    res.end(req.method === 'PUT' ? '<Error><Code>AccessDenied</Code></Error>' : undefined);
  });
  await new Promise<void>((resolve) => readOnly.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  readOnly.closeAllConnections();
  readOnly.close();
  await Promise.all([relay.close(), bucket.close(), clamd.close()]);
  fs.rmSync(folder, { recursive: true, force: true });
});

const portOf = (server: http.Server): string => String((server.address() as AddressInfo).port);
const smtp = (login = 'sample:right'): Record<string, string> => ({
  SMTP_URL: `smtp://${login}@localhost:${String(relay.port)}`,
  MAIL_FROM: 'Acme <no-reply@acme.example>',
  NODE_EXTRA_CA_CERTS: authority,
});
const withoutWrites = (): Record<string, string> => ({
  ...bucket.settings,
  FILES_URL: `s3://documents?endpoint=http://127.0.0.1:${portOf(readOnly)}`,
});
const doctor = (settings: Record<string, string>, ...args: string[]) =>
  runScript('ops.ts', ['doctor', ...args], { DATA_DIR: unused, ...settings });
const faultsIn = (output: string): string => /\nErrors\n([^]+)\nBefore publishing\n/.exec(output)?.[1] ?? output;

describe('services that refuse requests', () => {
  test('a start reports a refusing relay, bucket and scanner on the console and in the log, and serves', async () => {
    clamd.answer('stream: Database initialization ERROR');
    const server = await startServerProcess({
      DATA_DIR: dataDir,
      ADMIN_EMAIL: 'admin@acme.example',
      CLAMD_URL: clamd.url,
      ...withoutWrites(),
      ...smtp('sample:wrong'),
    });
    for (const words of [
      /^ {2}email {5}SMTP_URL leads to localhost:\d+, which refuses the user name or password/m,
      /^ {2}documents FILES_URL leads to the bucket documents, which refuses to store a file \(AccessDenied\)/m,
      /^ {2}scanner {3}CLAMD_URL leads to tcp:\S+, which does not scan/m,
    ])
      await vi.waitFor(() => expect(server.output()).toMatch(words), { timeout: 240_000, interval: 100 });
    for (const service of ['mail', 'documents', 'scanner'])
      await vi.waitFor(
        () => expect(server.output()).toMatch(new RegExp(`^\\{"level":50,.*"service":"${service}".* leads to `, 'm')),
        { timeout: 240_000, interval: 100 },
      );
    expect(server.output()).toMatch(
      /^ {2}admin .* is invited until .*: its email is queued for the relay of SMTP_URL$/m,
    );
    await vi.waitFor(() => expect(server.output()).toMatch(/^\{"level":40,.*"EAUTH 535".*was not accepted/m), {
      timeout: 240_000,
      interval: 100,
    });
    expect(server.output()).not.toContain('wrong');
    await server.kill('SIGTERM');
    clamd.answer('verdict');
  });

  test('the doctor reports the same services as errors and says what to do', async () => {
    clamd.answer('stream: Database initialization ERROR');
    const { code, output } = await doctor({ CLAMD_URL: clamd.url, ...withoutWrites(), ...smtp('sample:wrong') });
    clamd.answer('verdict');
    expect(faultsIn(output)).toMatch(
      /SMTP_URL leads to localhost:\d+, which refuses the user name or password.* Correct them/,
    );
    expect(faultsIn(output)).toMatch(/refuses to store a file \(AccessDenied\).* s3:PutObject/);
    expect(faultsIn(output)).toMatch(/CLAMD_URL leads to tcp:\S+, which does not scan \(CLAMD_ERROR\)/);
    expect(output).toMatch(/\n {2}email +SMTP, cannot be used\n/);
    expect(code).toBe(1);
    expect(output).not.toContain('wrong');
  });

  test.each([
    [
      'a certificate that is not trusted',
      () => ({ ...smtp(), NODE_EXTRA_CA_CERTS: '' }),
      /whose certificate is not trusted here.*NODE_EXTRA_CA_CERTS/,
    ],
    [
      'a port where nothing listens',
      async () => ({ ...smtp(), SMTP_URL: `smtp://localhost:${String(await freePort())}` }),
      /where nothing listens/,
    ],
    [
      'a host name without an address',
      () => ({ ...smtp(), SMTP_URL: 'smtp://relay.invalid:587' }),
      /whose host name has no address/,
    ],
  ])('the doctor names %s', async (_what, settings, words) => {
    const { code, output } = await doctor(await settings());
    expect(faultsIn(output)).toMatch(words);
    expect(code).toBe(1);
  });

  test('the doctor writes, reads and deletes a file, scans one, and reports no error when all of it works', async () => {
    const { code, output } = await doctor({ CLAMD_URL: clamd.url, ...bucket.settings, ...smtp() });
    expect(faultsIn(output)).toBe('  none\n');
    expect(output).toMatch(/\n {2}email +SMTP, answers\n/);
    expect(output).toMatch(/\n {2}documents +bucket documents, answers\n/);
    expect(code).toBe(0);
    expect(bucket.held().keys).toEqual([]);
    expect(clamd.scanned.at(-1)?.toString()).toContain('test file');
    expect(relay.received).toEqual([]);
  });

  test('doctor --email sends a test email to the given address', async () => {
    const { code, output } = await doctor(smtp(), '--email', 'operator@acme.example');
    expect(output).toContain('\nTest email\n  localhost:');
    expect(output).toContain('accepted the email to operator@acme.example');
    expect(code).toBe(0);
    expect(relay.received).toEqual([
      expect.objectContaining({ to: ['operator@acme.example'], from: 'no-reply@acme.example' }),
    ]);
    expect(relay.received[0]?.raw).toMatch(/^Subject: Test email from Acme Equipment Finance$/m);
  });

  test('doctor --email writes a file to the outbox when SMTP_URL is not set', async () => {
    const { code, output } = await doctor({}, '--email', 'operator@acme.example');
    expect(code).toBe(0);
    expect(output).toContain(`is a file in ${path.join(unused, 'outbox')}`);
    expect(fs.readdirSync(path.join(unused, 'outbox')).some((name) => name.endsWith('.eml'))).toBe(true);
  });

  test("doctor --email reports a rejected email with the relay's answer", async () => {
    const { code, output } = await doctor(smtp(), '--email', 'operator@refused.example');
    expect(faultsIn(output)).toMatch(
      /The test email to operator@refused\.example was refused at RCPT TO: 550 No such user/,
    );
    expect(code).toBe(1);
  });

  test('the doctor rejects an unknown option', async () => {
    for (const args of [['--email'], ['--email', 'no address'], ['--mail', 'a@b.example']])
      expect(await doctor({}, ...args)).toEqual({
        code: 1,
        output: 'Usage: npm run ops -- doctor [--email ADDRESS]\n',
      });
  });
});

import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTelemetry } from '#server/adapters/telemetry/otlp.ts';
import { Secret } from '#server/crypto/secret.ts';
import { sampleApplication, signedIn, submit, submittedDeal, uploadLink } from '#tests/support/factories.ts';
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts';

type Attribute = { key: string; value: Record<string, unknown> };
type Span = { traceId: string; name: string; kind: number; attributes: Attribute[] };
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

/** A minimal OpenTelemetry collector. */
const bodies: string[] = [];
const keys = new Set<string | undefined>();
const collector = http.createServer((req, res) => {
  let body = '';
  keys.add(req.headers['x-key'] as string | undefined);
  req.on('data', (chunk: Buffer) => (body += chunk.toString()));
  req.on('end', () => {
    bodies.push(body);
    res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
const spans = (): Span[] =>
  bodies.flatMap((body) =>
    (JSON.parse(body) as Sent).resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)),
  );
let url: string;
let t: TestApp;
let secrets: string[];

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${String((collector.address() as AddressInfo).port)}`;
  t = await startTestApp({
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=sample-key',
  });
  const { copyToken, reference } = await submit(t);
  const dealer = await signedIn(t, 'dealer');
  const deal = await submittedDeal(dealer);
  const token = await uploadLink(dealer, deal.id);
  await t.server.inject({ url: `/api/upload/${token}`, headers: { host: 'localhost:3000' } });
  await t.server.inject({ url: `/nothing/${token}?q=${copyToken}`, headers: { host: 'localhost:3000' } });
  const { principalSsnEncrypted, principalEmail, businessName, principalName } = sampleApplication();
  secrets = [
    principalSsnEncrypted,
    principalEmail,
    businessName,
    principalName,
    copyToken,
    reference,
    token,
    dealer.bearer,
  ]
    .filter((value) => value !== undefined)
    .map(String);
});
afterAll(async () => {
  await t.close();
  await new Promise((resolve) => collector.close(resolve));
});

const metrics = async (): Promise<string> =>
  (await t.server.inject({ url: '/metrics', headers: { host: 'localhost:3000' } })).body;
const found = (text: string): string[] => secrets.filter((secret) => text.includes(secret));

describe('metrics of requests, jobs and business events', () => {
  test('have labels from fixed lists only', async () => {
    await expect.poll(() => t.mailer.sent.length).toBeGreaterThan(0);
    await expect.poll(metrics).toContain('audited_actions_total{action="application.submitted"} 1');
    const text = await metrics();
    expect(text).toMatch(/job_duration_seconds_count\{queue="deliver-mail",outcome="done"\} \d/);
    expect(text).toContain('work_items{kind="applications undecided"} 1');
    expect(text).toContain('work_items{kind="mails undelivered"} 0');
    expect(text).toMatch(/work_items\{kind="signed copies waiting"\} \d/);
    expect(text).toMatch(/data_folder_free_bytes [1-9]\d{6,}/);
    expect(text).toContain('database_connections{state="waiting"} 0');
    expect(text).toContain('route="/api/upload/:token"');
    expect(text).toContain('route="none",status="404"');
    expect(found(text)).toEqual([]);
  });

  test('include every metric that the dashboard and the alerts use', async () => {
    const told = new Set([...(await metrics()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const asked = (file: string): string[] =>
      [
        ...new Set(
          fs
            .readFileSync(file, 'utf8')
            .match(
              /\b(?:http_request|job|jobs|audited|work|server|database|data_folder|process|nodejs)_[a-z_]+\b(?=[{[)\s"])/g,
            ),
        ),
      ].map((name) => name.replace(/_(?:bucket|sum|count)$/, ''));
    for (const file of ['deploy/grafana-dashboard.json', 'deploy/alerts.yaml']) {
      const names = asked(file);
      expect(names.length, file).toBeGreaterThan(3);
      expect(
        names.filter((name) => !told.has(name)),
        file,
      ).toEqual([]);
    }
  });

  test('have alerts for the free space of the data folder and waiting signed copies', () => {
    const alerts = fs.readFileSync('deploy/alerts.yaml', 'utf8');
    expect(alerts).toMatch(/expr: min\(data_folder_free_bytes\) < 1e9/);
    expect(alerts).toMatch(/expr: max\(work_items\{kind="signed copies waiting"\}\) > 50/);
  });

  test('have an alert that names the mount of a nearly full disk', () => {
    const rule = /alert: DiskSoonFull[\s\S]*?summary: '([^']*)'/.exec(fs.readFileSync('deploy/alerts.yaml', 'utf8'));
    expect(rule?.[1]).toContain('{{ $labels.mountpoint }}');
  });
});

describe('the request id', () => {
  test('appears in the audit log, in the log of the job, and as the trace id of its spans', async () => {
    const row = await t.app.db.query
      .selectFrom('audit')
      .select('request_id')
      .where('action', '=', 'application.submitted')
      .executeTakeFirstOrThrow();
    const trace = row.request_id.replaceAll('-', '');
    await expect
      .poll(
        () =>
          spans()
            .filter((span) => span.traceId === trace)
            .map((span) => span.name),
        { timeout: 240_000 },
      )
      .toEqual(expect.arrayContaining(['POST /api/credit-application', 'deliver-mail', 'make-signed-copy']));
    expect(t.logged()).toContain(`"trace":"${row.request_id}"`);
    expect(keys).toEqual(new Set(['sample-key']));
  });

  test('belongs to spans with pattern, method and status only; a planted personal value is found', async () => {
    await expect
      .poll(() => spans().some((span) => span.name === 'GET /api/upload/:token'), { timeout: 240_000 })
      .toBe(true);
    const attributes = new Set(spans().flatMap((span) => span.attributes.map((one) => one.key)));
    expect(attributes).toEqual(new Set(['http.request.method', 'http.route', 'http.response.status_code']));
    expect(found(bodies.join('\n'))).toEqual([]);
    expect(found(t.logged())).toEqual([]);
    t.app.telemetry?.record({
      trace: 'b0d5a0de-0000-4000-8000-000000000002',
      kind: 'job',
      name: secrets[0] ?? '',
      beganAt: new Date(),
      seconds: 1,
      attributes: {},
      failed: true,
    });
    await expect.poll(() => found(bodies.join('\n'))).toEqual([secrets[0]]);
  });
});

test('an unreachable collector is logged and stops nothing', async () => {
  const away = openTelemetry({ url: 'http://127.0.0.1:9/v1/traces', headers: new Secret({}), share: 1 }, t.app.log);
  const span = { trace: 'b0d5a0de-0000-4000-8000-000000000003', kind: 'request', name: 'GET /away' } as const;
  away.record({ ...span, beganAt: new Date(), seconds: 1, attributes: {}, failed: false });
  await away.close();
  expect(t.logged()).toContain('spans could not be sent to the collector');
});

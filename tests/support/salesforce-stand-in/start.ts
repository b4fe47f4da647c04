import { generateKeyPairSync } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { keepFile, openApi } from './api.ts';
import { misbehave, openFaults, type Planned, refusalOf, SLOW_MS, storedOf } from './faults.ts';
import { openRecords } from './records.ts';
import { type Body, readBody } from './read-body.ts';
import { openTokens } from './tokens.ts';

export type SalesforceStandIn = Awaited<ReturnType<typeof startSalesforce>>;

/** Starts a local server with the used part of Salesforce's REST API and planned failures. */
export async function startSalesforce() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const credentials = {
    clientId: 'app-of-the-tests',
    clientSecret: 'canary-client-secret',
    username: 'portal@acme.example',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
  const records = openRecords();
  const faults = openFaults();
  const limits = { used: 0, allowed: 100_000, pageSize: 2000 };
  const calls: { call: string; headers: http.IncomingHttpHeaders; body: string }[] = [];
  let url = '';
  const tokens = openTokens(credentials, () => url);
  const api = openApi(records, () => limits.pageSize);

  const server = http.createServer((req, res) => {
    readBody(req).then(
      (body) => answer(req, res, body),
      () => res.destroy(), // connection dropped
    );
  });
  function answer(req: http.IncomingMessage, res: http.ServerResponse, body: Body): void {
    const text = 'text' in body ? body.text : '';
    const { method = '', url: asked = '', headers } = req;
    const { pathname: path, searchParams: search } = new URL(asked, 'http://x');
    calls.push({ call: `${method} ${asked}`, headers, body: text });
    const fault = faults.take(`${method} ${path}`);
    if (fault && isSpoilt(fault, res)) return;
    const isToken = path === '/services/oauth2/token';
    const said = isToken ? tokens.answer(new URLSearchParams(text)) : onApi(req, body, path, search, fault);
    if (fault && misbehave(fault.kind, res)) return;
    const answered = (): void => send(res, said.status, said.body);
    if (fault?.kind === 'slow') setTimeout(answered, SLOW_MS);
    else answered();
  }
  /** Sends a failure that happens before any work. */
  function isSpoilt(fault: Planned, res: http.ServerResponse): boolean {
    const refusal = refusalOf(fault.kind);
    if (!refusal) return !fault.kind.startsWith('commit') && misbehave(fault.kind, res);
    send(res, refusal.status, refusal.body, fault.kind === 'busy' ? { 'retry-after': String(fault.seconds) } : {});
    return true;
  }
  function onApi(
    { method = '', headers }: http.IncomingMessage,
    body: Body,
    path: string,
    search: URLSearchParams,
    fault: Planned | undefined,
  ) {
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    if (!tokens.valid.has(token)) return { status: 401, body: refusalOf('expired')?.body };
    limits.used += 1;
    if (!('text' in body)) return keepFile(records, storedOf(fault?.kind, body));
    const said = api({ method, path, search, body: body.text === '' ? undefined : JSON.parse(body.text) });
    return fault?.kind === 'records twice' ? { ...said, body: twice(said.body) } : said;
  }
  function send(res: http.ServerResponse, status: number, body: unknown, more: Record<string, string> = {}): void {
    const usage = `api-usage=${String(limits.used)}/${String(limits.allowed)}`;
    res.writeHead(status, { 'content-type': 'application/json', 'sforce-limit-info': usage, ...more });
    res.end(body === undefined ? undefined : JSON.stringify(body));
  }

  /** Repeats a record, as pages do when rows move between two reads. */
  const twice = (page: unknown): unknown => {
    const { records: rows = [] } = page as { records?: unknown[] };
    return { ...(page as object), records: [...rows, ...rows] };
  };

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    url,
    credentials,
    records,
    faults,
    limits,
    calls,
    expire: (): void => tokens.valid.clear(),
    close: (): Promise<void> =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

import { inspect } from 'node:util';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { CrmError } from '#server/lib/crm-error.ts';
import { Secret } from '#server/crypto/secret.ts';
import { adapterSettings } from '#tests/support/salesforce-stand-in/org.ts';
import { type FaultKind } from '#tests/support/salesforce-stand-in/faults.ts';
import { startSalesforce } from '#tests/support/salesforce-stand-in/start.ts';
import { openSalesforce } from './open.ts';

const org = await startSalesforce();
afterAll(() => org.close());
let time = Date.now();
const open = (changes: Parameters<typeof adapterSettings>[1] = {}) =>
  openSalesforce(adapterSettings(org, changes), '10 - New', () => time);
const ask = (crm = open()) => crm.findContactsByEmail('nobody@example.com');
const count = (path: RegExp): number => org.calls.filter(({ call }) => path.test(call)).length;
const failure = async (work: Promise<unknown>): Promise<CrmError> => {
  const error: unknown = await work.then(
    () => undefined,
    (one: unknown) => one,
  );
  if (error instanceof CrmError) return error;
  throw new Error(`no fault of the CRM: ${inspect(error)}`);
};
beforeEach(() => {
  org.faults.clear();
  org.calls.length = 0;
  org.limits.used = 0;
});

describe('signing in to Salesforce', () => {
  test('uses a signed assertion once for many calls and never twice at the same time', async () => {
    const crm = open();
    await Promise.all([ask(crm), ask(crm), ask(crm)]);
    await ask(crm);
    expect(count(/^POST \/services\/oauth2\/token/)).toBe(1);
    expect(org.calls[0]?.body).toContain('jwt-bearer');
  });

  test('works with client credentials', async () => {
    expect(await ask(open({ signIn: { clientSecret: new Secret(org.credentials.clientSecret) } }))).toEqual([]);
  });

  test('happens again once when the session has expired', async () => {
    const crm = open();
    await ask(crm);
    org.expire();
    await Promise.all([ask(crm), ask(crm)]);
    expect(count(/token/)).toBe(2);
    org.faults.plan('expired', /query/, { times: 2 });
    expect((await failure(ask(crm))).fault).toBe('INVALID_SESSION_ID');
    expect(count(/token/)).toBe(3);
    expect(await ask(crm)).toEqual([]);
  });

  test.each([
    ['AUTH_INVALID_CLIENT', { signIn: { clientSecret: new Secret('wrong-canary') } }],
    [
      'AUTH_INVALID_GRANT',
      { signIn: { username: 'nobody@acme.example', privateKey: new Secret(org.credentials.privateKey) } },
    ],
    ['AUTH_INVALID_GRANT', { clientId: 'another-app' }],
  ])('reports %s with a readable message without user or secret', async (code, changes) => {
    const refused = await failure(ask(open(changes)));
    expect(refused.fault).toBe(code);
    expect(inspect(refused, { depth: 9 }) + refused.reason).not.toMatch(/canary|acme\.example|PRIVATE|another-app/);
  });
});

describe('checks F11: errors of Salesforce', () => {
  test.each<[FaultKind, string, number]>([
    ['error', 'UNKNOWN_EXCEPTION', 1],
    ['garbage', 'BAD_ANSWER', 1],
    ['empty', 'BAD_ANSWER', 1],
    ['huge', 'TOO_LONG', 1],
    ['lock', 'UNABLE_TO_LOCK_ROW', 3],
    ['hang up', 'UNREACHABLE', 3],
  ])('of the kind %s are reported as %s after %i calls', async (kind, code, calls) => {
    const crm = open();
    org.faults.plan(kind, /query/, { times: 9 });
    const { fault: found, reason } = await failure(ask(crm));
    expect([found, count(/query/)]).toEqual([code, calls]);
    expect(reason).toMatch(/^(?:Salesforce|A field|The|Another change) .+\.$/);
    org.faults.clear();
    expect(await ask(crm)).toEqual([]);
  });

  test('that are temporary are retried without an error', async () => {
    org.faults.plan('lock', /query/, { times: 2 });
    expect(await ask()).toEqual([]);
  });

  test('include no time-out for a slow answer within the limit', async () => {
    org.faults.plan('slow', /query/, { times: 2 });
    expect(await ask()).toEqual([]);
    expect((await failure(ask(open({ timeoutMs: 100 })))).fault).toBe('TIMEOUT');
  });

  test('include a time-out when no answer arrives', async () => {
    org.faults.plan('silence', /query/);
    expect((await failure(ask(open({ timeoutMs: 100 })))).fault).toBe('TIMEOUT');
    expect(count(/query/)).toBe(1);
  });

  test('name an unavailable Salesforce without its error code', async () => {
    org.faults.plan('busy', /query/, { times: 9 });
    expect(await failure(ask())).toMatchObject({
      fault: 'SERVER_UNAVAILABLE',
      reason: 'Salesforce is not available at the moment. Try again in a few minutes.',
    });
  });

  test('after REQUEST_LIMIT_EXCEEDED stop calls for 15 minutes', async () => {
    const crm = open();
    org.faults.plan('limit', /query/);
    expect((await failure(ask(crm))).reason).toBe('The calls that Salesforce allows within 24 hours are used up.');
    const next = await failure(ask(crm));
    expect([next.fault, next.extra.retryAfterSeconds, count(/query/)]).toEqual(['REQUEST_LIMIT_EXCEEDED', 900, 1]);
    time += 15 * 60_000;
    expect(await ask(crm)).toEqual([]);
  });

  test('with Retry-After stop calls for that time', async () => {
    const crm = open();
    org.faults.plan('busy', /query/, { seconds: 30 });
    expect((await failure(ask(crm))).extra.retryAfterSeconds).toBe(30);
    time += 29_000;
    expect((await failure(ask(crm))).extra.retryAfterSeconds).toBe(1);
    expect(count(/query/)).toBe(1);
    time += 1000;
    expect(await ask(crm)).toEqual([]);
  });

  test('are avoided by reporting when 80% of the calls are used', async () => {
    const crm = open();
    await ask(crm);
    expect(crm.changes?.isNearLimit()).toBe(false);
    org.limits.used = org.limits.allowed * 0.8;
    await ask(crm);
    expect(crm.changes?.isNearLimit()).toBe(true);
  });

  test('include a page or redirect to another address, which is not followed', async () => {
    org.faults.plan('next page elsewhere', /query/);
    expect((await failure(ask())).fault).toBe('BAD_ANSWER');
    org.faults.plan('redirect', /query/, { times: 3 });
    expect((await failure(ask())).fault).toBe('UNREACHABLE');
    expect(count(/elsewhere/)).toBe(0);
  });
});

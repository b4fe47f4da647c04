import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SignedInUser } from '#contract/sign-in.ts';
import {
  currentSession,
  endSession,
  lastEmail,
  lastEnding,
  requestAsUser,
  startSession,
  updateSession,
} from './session.ts';

const user: SignedInUser = {
  firstName: 'Dana',
  lastName: 'Sample',
  email: 'dana@acme.example',
  role: 'staff',
  permissions: ['files.read', 'files.work'],
};
const kept = new Map<string, string>();
const answers: (() => Response)[] = [];
const calls: { url: string; init: RequestInit }[] = [];

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('document', { cookie: 'csrf_token=token-of-cookie' });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, init });
    const answer = answers.shift();
    if (!answer) throw new Error(`unexpected call: ${url}`);
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
  answers.length = calls.length = 0;
});

const refuse = (status: number, code: string) => () =>
  new Response(JSON.stringify({ success: false, error: 'no', message: 'no', code, requestId: 'r' }), { status });

describe('browser session', () => {
  test('stores the token and exactly four values of the user', () => {
    startSession({ token: 't1', user: { ...user, password: 'x' } as typeof user });
    const stored = JSON.parse(kept.get('dealerUser') ?? '{}') as object;
    expect(Object.keys(stored)).toEqual(['firstName', 'lastName', 'email', 'role']);
    expect(currentSession()).toEqual({ token: 't1', user });
  });

  test("stores permissions separately and updates them from the server's answers", () => {
    startSession({ token: 't1', user });
    updateSession({ role: 'admin', permissions: ['files.read', 'people.manage'] });
    expect(currentSession()?.user).toEqual({ ...user, role: 'admin', permissions: ['files.read', 'people.manage'] });
    endSession('logout');
    expect(kept.size).toBe(0);
  });

  test('a session of an earlier version has the permissions of its role', () => {
    const { permissions: _none, ...before } = user;
    kept.set('dealerToken', 't1').set('dealerUser', JSON.stringify({ ...before, role: 'dealer' }));
    expect(currentSession()?.user.permissions).toEqual(['deals.own', 'invitations.send']);
  });

  test.each(['{', 'null', '{"firstName":"Dana"}', '{"firstName":1,"lastName":"","email":"","role":"admin"}'])(
    'a session without a valid user is ignored: %s',
    (text) => {
      kept.set('dealerToken', 't1').set('dealerUser', text);
      expect(currentSession()).toBeNull();
    },
  );

  test('a call without a token throws Not authenticated', async () => {
    await expect(requestAsUser('GET', '/api/x')).rejects.toThrow('Not authenticated');
    expect(calls).toEqual([]);
  });

  test('calls send the bearer token and credentials, and the CSRF header with changes', async () => {
    startSession({ token: 't1', user });
    answers.push(
      () => new Response('{"a":1}'),
      () => new Response(''),
    );
    expect(await requestAsUser('GET', '/api/x')).toEqual({ a: 1 });
    await requestAsUser('POST', '/api/y');
    const [read, write] = calls.map(({ init }) => init);
    expect(read).toMatchObject({ method: 'GET', credentials: 'include', headers: { authorization: 'Bearer t1' } });
    expect(read?.headers).not.toHaveProperty('x-csrf-token');
    expect(write?.headers).toEqual({ authorization: 'Bearer t1', 'x-csrf-token': 'token-of-cookie' });
  });

  test('a 401 ends the session with Authentication expired', async () => {
    startSession({ token: 't1', user });
    answers.push(refuse(401, 'unauthorized'));
    await expect(requestAsUser('GET', '/api/x')).rejects.toThrow('Authentication expired');
    expect([currentSession(), lastEnding(), kept.size]).toEqual([null, 'expired', 0]);
  });

  test('a late 401 for an old token keeps the new session', async () => {
    startSession({ token: 't1', user });
    answers.push(() => {
      startSession({ token: 't2', user });
      return refuse(401, 'unauthorized')();
    });
    await expect(requestAsUser('GET', '/api/x')).rejects.toThrow('Authentication expired');
    expect(currentSession()?.token).toBe('t2');
  });

  test("a 403 says You don't have permission to access this resource and keeps the session", async () => {
    startSession({ token: 't1', user });
    answers.push(refuse(403, 'forbidden'));
    await expect(requestAsUser('GET', '/api/x')).rejects.toThrow("You don't have permission to access this resource");
    expect(currentSession()).not.toBeNull();
  });

  test('other errors keep their messages', async () => {
    startSession({ token: 't1', user });
    answers.push(refuse(404, 'not_found'));
    await expect(requestAsUser('GET', '/api/x')).rejects.toMatchObject({ status: 404, publicMessage: 'no' });
    endSession('logout');
    expect(lastEnding()).toBe('logout');
  });

  test('a session that another tab removed has ended elsewhere, with its user known', () => {
    startSession({ token: 't1', user });
    expect(currentSession()?.token).toBe('t1');
    kept.clear();
    expect([currentSession(), lastEnding(), lastEmail()]).toEqual([null, 'elsewhere', user.email]);
  });
});

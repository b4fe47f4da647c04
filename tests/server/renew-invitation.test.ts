import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { signInPaths } from '#contract/sign-in.ts';
import { PASSWORD } from '#tests/support/factories.ts';
import { runScript } from '#tests/support/run-script.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import { newTestDatabaseUrl } from '#tests/support/test-database.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'renew-invitation-'));
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

test('ops renew-invitation replaces the open invitation, with and without a running server', async () => {
  const database = await newTestDatabaseUrl();
  const settings = {
    DATA_DIR: dataDir,
    ADMIN_EMAIL: 'admin@acme.example',
    DATABASE_URL: database.url,
  };
  const renew = (changes: Record<string, string> = {}) =>
    runScript('ops.ts', ['renew-invitation'], { ...settings, ...changes });
  const linkIn = (text: string): string => /http\S+accept-invite\?token=[\w-]{43}/.exec(text)?.[0] ?? text;
  const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? '';
  const post = async (url: string, to: string, body: object): Promise<number> =>
    (
      await fetch(url + to, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).status;
  const opens = (url: string, link: string): Promise<number> =>
    post(url, signInPaths.validateInvite, { token: tokenOf(link) });
  const first = await startServerProcess(settings);
  const [before, running] = [linkIn(first.output()), await renew({ PUBLIC_URL: first.url })];
  expect(running).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^admin@acme\.example activates the account at http/) as string,
  });
  expect(linkIn(running.output)).not.toBe(before);
  expect(await opens(first.url, before)).not.toBe(200);
  expect(await opens(first.url, linkIn(running.output))).toBe(200);
  expect(await first.kill('SIGTERM')).toBe(0);

  const stopped = await renew();
  expect(stopped.code).toBe(0);
  const second = await startServerProcess(settings);
  expect(await opens(second.url, linkIn(running.output))).not.toBe(200);
  expect(await opens(second.url, linkIn(stopped.output))).toBe(200);
  expect(await renew({ ADMIN_EMAIL: '' })).toEqual({
    code: 1,
    output: 'Set ADMIN_EMAIL to the address of the administrator whose invitation you want to renew.\n',
  });
  const accepted = await post(second.url, signInPaths.acceptInvite, {
    token: tokenOf(linkIn(stopped.output)),
    password: PASSWORD,
  });
  expect(accepted).toBe(200);
  expect(await renew()).toEqual({
    code: 1,
    output: 'admin@acme.example has an account already. No invitation was sent.\n',
  });
  await second.kill('SIGTERM');
  await database.drop();
});

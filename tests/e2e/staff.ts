import type { Page } from 'playwright-core';
import { signIn } from '#copy/portal/sign-in.ts';
import { stepUp } from '#copy/portal/step-up.ts';
import { PASSWORD } from '#tests/support/factories.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';

export const STAFF = 'admin@acme.example';

/** Makes an API call with its own CSRF token and returns its answer. Fails unless it succeeds. */
export async function post(server: { url: string }, path: string, body: object): Promise<Response> {
  const { csrfToken } = (await (await fetch(`${server.url}/api/csrf-token`)).json()) as { csrfToken: string };
  const headers = { 'content-type': 'application/json', 'x-csrf-token': csrfToken, cookie: `csrf_token=${csrfToken}` };
  const answer = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`POST ${path}: ${String(answer.status)} ${await answer.text()}`);
  return answer;
}

/** Accepts the invitation that the server prints for ADMIN_EMAIL. */
export const activateStaff = (server: ServerProcess): Promise<Response> =>
  post(server, '/api/dealer/auth/accept-invite', {
    token: /accept-invite\?token=([\w-]+)/.exec(server.output())?.[1],
    password: PASSWORD,
  });

export async function signInOn(page: Page, email = STAFF): Promise<void> {
  await page.getByLabel(signIn.email, { exact: true }).fill(email);
  await page.getByLabel(signIn.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: signIn.submit }).click();
}

/** Types the password in the open confirmation dialog and submits it. */
export async function confirmByPassword(page: Page, submit: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(stepUp.password, { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: submit, exact: true }).click();
}

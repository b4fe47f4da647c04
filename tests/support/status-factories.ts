import type { ApplicationInput } from '#contract/application.ts';
import { statusPaths, type StatusReply, type StatusView } from '#contract/status-page.ts';
import { visitorCtx } from '#server/http/guards.ts';
import { readStatusPage } from '#server/features/status/read.ts';
import { fileForm, PDF, sampleApplication } from './factories.ts';
import type { TestApp } from './start-test-app.ts';

export type Followed = { id: string; reference: string; token: string; url: string };

/** Submits an application and returns the token of its status page. */
export async function followed(
  test: TestApp,
  changes: Partial<ApplicationInput> = {},
  language: 'en' | 'es' = 'en',
): Promise<Followed> {
  const visitor = await test.browser();
  const path = language === 'es' ? '/api/credit-application-es' : '/api/credit-application';
  const answer = await visitor.send('POST', path, sampleApplication(changes));
  if (answer.statusCode !== 201) throw new Error(`not submitted: ${answer.body}`);
  const { reference, statusUrl: url } = answer.json<{ reference: string; statusUrl: string }>();
  const row = test.app.db.query.selectFrom('applications').select('id').where('reference', '=', reference);
  const { id } = await row.executeTakeFirstOrThrow();
  return { id, reference, url, token: new URL(url).pathname.split('/').at(-1) ?? '' };
}

/** What the page of this token shows, read from this network. */
export function viewOf(test: TestApp, token: string, ip = '203.0.113.9', reply: StatusReply | null = null) {
  const req = { ip, id: 'test', now: null, headers: {} } as unknown as Parameters<typeof visitorCtx>[1];
  return readStatusPage(test.app, visitorCtx(test.app, req), token, reply);
}

export async function contentOf(test: TestApp, token: string) {
  const view: StatusView = await viewOf(test, token);
  if (view.state !== 'open') throw new Error(`the page is ${view.state}`);
  return view.content;
}

/** Sends one file for a requested document, as a browser does. */
export const sendDocument = (
  test: TestApp,
  token: string,
  paper: string,
  { name = `${paper}.pdf`, more = paper, headers = {} }: { name?: string; more?: string; headers?: object } = {},
) =>
  test.server.inject({
    method: 'POST',
    url: statusPaths.documents(token),
    headers: { host: 'localhost:3000', ...headers },
    payload: fileForm(name, new Uint8Array(Buffer.concat([PDF, Buffer.from(more)])), { paper }),
  });

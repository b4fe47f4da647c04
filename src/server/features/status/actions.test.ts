import { afterAll, describe, expect, test } from 'vitest';
import { EIN, signedCopy, SSN } from '#tests/support/factories.ts';
import { contentOf, followed } from '#tests/support/status-factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import type { TestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());

/** Presses a button of the page. */
const press = (test: TestApp, token: string, form: Record<string, string>) =>
  test.server.inject({
    method: 'POST',
    url: `/status/${token}`,
    headers: { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
const leadsTo = async (token: string, form: Record<string, string>): Promise<string | undefined> =>
  String((await press(t, token, form)).headers.location).split('?')[1];
async function codeSentTo(address: string): Promise<string> {
  const sent = () => t.mailer.sent.filter(({ to, text }) => to === address && /Your code is \d{6}/.test(text));
  await expect.poll(() => sent().length).toBeGreaterThan(0);
  return /Your code is (\d{6})/.exec(sent().at(-1)?.text ?? '')?.[1] ?? '';
}
const actionsOn = async (id: string): Promise<string[]> => {
  const rows = t.app.db.query.selectFrom('audit').select('action').where('subject_id', '=', id).orderBy('id');
  return (await rows.execute()).map(({ action }) => action);
};

describe('the signed copy on the status page', () => {
  test('the masked copy has no number in full and is recorded', async () => {
    const { id, token, reference } = await followed(t);
    const answer = await press(t, token, { act: 'masked' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${reference}-masked.pdf"`,
    });
    for (const secret of [SSN, EIN]) expect(answer.rawPayload.toString()).not.toContain(secret);
    expect(await actionsOn(id)).toContain('application.copy_downloaded');
  });

  test('the complete copy needs the emailed code, which works once', async () => {
    const { id, token } = await followed(t, { principalEmail: 'code@example.com' });
    await signedCopy(t, id);
    expect(await leadsTo(token, { act: 'code' })).toBe('reply=code-sent');
    const code = await codeSentTo('code@example.com');
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await leadsTo(token, { act: 'complete', code: wrong })).toBe('reply=code-wrong');
    const both = await Promise.all([1, 2].map(() => press(t, token, { act: 'complete', code })));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 303]);
    expect(both.find(({ statusCode }) => statusCode === 200)?.rawPayload.toString()).toContain(SSN);
    expect(await leadsTo(token, { act: 'complete', code })).toBe('reply=code-wrong');
    expect((await actionsOn(id)).filter((action) => action === 'application.copy_downloaded')).toHaveLength(1);
  });

  test('a code is over after 10 minutes and after 5 tries, and opens no other application', async () => {
    const [mine, other] = [
      await followed(t, { principalEmail: 'tries@example.com' }),
      await followed(t, { principalEmail: 'other@example.com' }),
    ];
    await signedCopy(t, mine.id);
    await press(t, mine.token, { act: 'code' });
    const code = await codeSentTo('tries@example.com');
    await press(t, other.token, { act: 'code' });
    const foreign = await codeSentTo('other@example.com');
    if (foreign !== code)
      expect(await leadsTo(mine.token, { act: 'complete', code: foreign })).toBe('reply=code-wrong');
    for (let left = 5; left > 0; left--) await press(t, mine.token, { act: 'complete', code: 'x' });
    expect(await leadsTo(mine.token, { act: 'complete', code })).toBe('reply=code-wrong');
    await press(t, mine.token, { act: 'code' });
    t.clock.advance(11 * 60_000);
    const late = await codeSentTo('tries@example.com');
    expect(await leadsTo(mine.token, { act: 'complete', code: late })).toBe('reply=code-wrong');
  });

  test('without an email address there is no code', async () => {
    const { token } = await followed(t, { principalEmail: '' });
    expect(await leadsTo(token, { act: 'code' })).toBeUndefined();
    expect((await contentOf(t, token)).email).toBe('');
  });

  test('3 codes an hour', async () => {
    const limited = await startTestApp({ RATE_LIMIT: 'on' });
    try {
      const { token } = await followed(limited);
      const replies = [];
      for (let left = 4; left > 0; left--)
        replies.push(String((await press(limited, token, { act: 'code' })).headers.location).split('=')[1]);
      expect(replies).toEqual(['code-sent', 'code-sent', 'code-sent', 'wait']);
    } finally {
      await limited.close();
    }
  });
});

test('the stop button ends the reminders; an unknown token changes nothing', async () => {
  const { id, token } = await followed(t);
  expect(await leadsTo(token, { act: 'reminders' })).toBe('reply=reminders-off');
  expect(await leadsTo(token, { act: 'reminders' })).toBe('reply=reminders-off');
  expect((await contentOf(t, token)).reminders).toBe('off');
  expect((await actionsOn(id)).filter((action) => action === 'application.reminders_stopped')).toHaveLength(1);
  const unknown = await press(t, 'unknown', { act: 'reminders' });
  expect([unknown.statusCode, unknown.headers.location]).toEqual([303, '/status/unknown']);
});

import { afterAll, expect, test } from 'vitest';
import { type DecidedAnswer, decisionPaths, type NoticePreview, type WrittenNotice } from '#contract/decisions.ts';
import { sampleApproval, sampleDecline } from '#tests/support/decision-factories.ts';
import { signedIn, submittedDeal } from '#tests/support/factories.ts';
import { startTestApp, type TestClient } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());

const textOf = async (admin: TestClient, decision: { id: string } | undefined): Promise<string> =>
  (await admin.send('GET', decisionPaths.notice(decision?.id ?? ''))).json<WrittenNotice>().text;

test.each([
  ['en', 'This notice replaces our notice of '],
  ['es', 'Este aviso reemplaza nuestro aviso del '],
] as const)(
  'a later notice names the day of the one it replaces (%s) in the preview, the email and the reread',
  async (language, words) => {
    const { id } = await submittedDeal(await signedIn(t, 'dealer'));
    const path = decisionPaths.deal(id);
    const before = await signedIn(t, 'admin');
    const first = (await before.send('POST', path, sampleApproval(t, { language }))).json<DecidedAnswer>();
    expect(first.notice.text).not.toContain(words);
    const shownDay = new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'long', timeZone: t.app.brand.timeZone });
    const sentence = `${words}${shownDay.format(t.clock.now())}.`;
    t.clock.advance(2 * 86_400_000);
    const admin = await signedIn(t, 'admin');
    const body = { ...sampleDecline, language, replaces: first.decisions[0]?.id };
    expect((await admin.send('POST', `${path}/preview`, body)).json<NoticePreview>().text).toContain(sentence);
    const later = (await admin.send('POST', path, body)).json<DecidedAnswer>();
    expect(later.notice.text).toContain(sentence);
    expect(await textOf(admin, later.decisions[0])).toBe(later.notice.text);
    expect(await textOf(admin, later.decisions[1])).not.toContain(words);
  },
);

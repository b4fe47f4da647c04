import { afterAll, describe, expect, test } from 'vitest';
import { statusPaths, type StatusLink } from '#contract/status-page.ts';
import { hashToken, newToken } from '#server/crypto/tokens.ts';
import { BIRTH_DATE, EIN, sampleApplication, signedIn, SSN } from '#tests/support/factories.ts';
import { contentOf, followed, sendDocument, viewOf } from '#tests/support/status-factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';

const t = await startTestApp();
afterAll(() => t.close());
const { query } = t.app.db;
const DAY_MS = 86_400_000;

const linkOf = async (who: Awaited<ReturnType<typeof signedIn>>, id: string): Promise<StatusLink> =>
  (await who.send('GET', statusPaths.link(id))).json<StatusLink>();
const tokenOf = ({ url }: StatusLink): string => new URL(url ?? '').pathname.split('/').at(-1) ?? '';
const actionsOn = async (id: string): Promise<string[]> => {
  const rows = query.selectFrom('audit').select('action').where('subject_id', '=', id).orderBy('id');
  return (await rows.execute()).map(({ action }) => action);
};

describe('the link to the status page', () => {
  test('is created with the application, in its language, and stored as a hash only', async () => {
    const english = await followed(t);
    const spanish = await followed(t, {}, 'es');
    expect(english.url).toBe(`http://localhost:3000/status/${english.token}`);
    expect(spanish.url).toBe(`http://localhost:3000/es/status/${spanish.token}`);
    const rows = await query.selectFrom('status_links').selectAll().where('application_id', '=', english.id).execute();
    expect(rows).toMatchObject([{ token_hash: hashToken(english.token), created_by: null, revoked_at: null }]);
    expect(JSON.stringify(rows)).not.toContain(english.token);
  });

  test('is the same for a repeated submit, and missing once it was revoked', async () => {
    const visitor = await t.browser();
    const key = { 'idempotency-key': 'status-page-replay' };
    const send = async () =>
      (await visitor.send('POST', '/api/credit-application', sampleApplication(), key)).json<{
        reference: string;
        statusUrl?: string;
      }>();
    const first = await send();
    expect(await send()).toEqual(first);
    const row = query.selectFrom('applications').select('id').where('reference', '=', first.reference);
    const { id } = await row.executeTakeFirstOrThrow();
    const admin = await signedIn(t, 'admin');
    expect((await admin.send('POST', statusPaths.revoke(id))).statusCode).toBe(200);
    expect((await send()).statusUrl).toBeUndefined();
  });

  test('viewing changes nothing, however often', async () => {
    const { id, token } = await followed(t);
    const before = await actionsOn(id);
    const [first, second] = [await viewOf(t, token), await viewOf(t, token)];
    expect(second).toEqual(first);
    expect(await actionsOn(id)).toEqual(before);
  });

  test('shows its application alone and no sensitive number', async () => {
    const mine = await followed(t, { businessName: 'Ramos Paving LLC' });
    const other = await followed(t, { businessName: 'Vega Trucking' });
    const view = JSON.stringify(await viewOf(t, mine.token));
    expect(view).toContain('Ramos Paving LLC');
    expect(view).not.toContain('Vega Trucking');
    expect(view).not.toContain(other.reference);
    for (const secret of [SSN, EIN, BIRTH_DATE, SSN.replaceAll('-', ''), 'elena@']) expect(view).not.toContain(secret);
    expect(t.logged()).not.toContain(mine.token);
  });

  test('an unknown token, a revoked one and one that is over each have a state', async () => {
    const admin = await signedIn(t, 'admin');
    expect(await viewOf(t, newToken())).toEqual({ state: 'unknown' });
    const { id, token } = await followed(t);
    await query
      .updateTable('applications')
      .set({ status: 'closed', closed_at: t.clock.now() })
      .where('id', '=', id)
      .execute();
    t.clock.advance(89 * DAY_MS);
    expect(await viewOf(t, token)).toMatchObject({ state: 'open' });
    t.clock.advance(2 * DAY_MS);
    expect(await viewOf(t, token)).toEqual({ state: 'expired' });
    expectRefusal(await sendDocument(t, token, 'quote'), 410, 'gone');
    await query.updateTable('applications').set({ status: 'received', closed_at: null }).where('id', '=', id).execute();
    const fresh = await signedIn(t, 'admin');
    expect((await fresh.send('POST', statusPaths.revoke(id))).statusCode).toBe(200);
    expect(await viewOf(t, token)).toEqual({ state: 'revoked' });
    expectRefusal(await sendDocument(t, token, 'quote'), 404, 'not_found');
    expect(admin.userId).not.toBe(fresh.userId);
  });
});

describe('the desk manages the link', () => {
  test('renewing replaces the link, and of two at once one link is left', async () => {
    const { id, token } = await followed(t);
    const admin = await signedIn(t, 'admin');
    expect(tokenOf(await linkOf(admin, id))).toBe(token);
    const renewed = await Promise.all([1, 2].map(() => admin.send('POST', statusPaths.link(id))));
    expect(renewed.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const open = query.selectFrom('status_links').select('id').where('application_id', '=', id);
    expect(await open.where('revoked_at', 'is', null).execute()).toHaveLength(1);
    expect(await viewOf(t, token)).toEqual({ state: 'revoked' });
    const { reference } = await contentOf(t, tokenOf(await linkOf(admin, id)));
    expect(reference).toMatch(/^AEF-/);
    expect(await actionsOn(id)).toEqual(
      expect.arrayContaining(['application.status_link_created', 'application.status_link_created']),
    );
  });

  test('gives a link to an application that has none, and refuses to revoke twice', async () => {
    const { id } = await followed(t);
    await query.deleteFrom('status_links').where('application_id', '=', id).execute();
    const admin = await signedIn(t, 'admin');
    expect(await linkOf(admin, id)).toMatchObject({ state: 'none', url: null, createdAt: null });
    const made = (await admin.send('POST', statusPaths.link(id))).json<StatusLink>();
    expect(await viewOf(t, tokenOf(made))).toMatchObject({ state: 'open' });
    expect((await admin.send('POST', statusPaths.revoke(id))).statusCode).toBe(200);
    expectRefusal(await admin.send('POST', statusPaths.revoke(id)), 409, 'conflict');
    expect(await actionsOn(id)).toContain('application.status_link_revoked');
  });

  test('sales works on own files only; compliance sees the state and no address', async () => {
    const { id } = await followed(t);
    const [holder, other, compliance] = [
      await signedIn(t, 'sales'),
      await signedIn(t, 'sales'),
      await signedIn(t, 'compliance'),
    ];
    await query.updateTable('applications').set({ assigned_to: holder.userId }).where('id', '=', id).execute();
    for (const [method, path] of [
      ['GET', statusPaths.link(id)],
      ['POST', statusPaths.link(id)],
      ['POST', statusPaths.revoke(id)],
      ['POST', statusPaths.accept(id, 'quote')],
    ] as const)
      expectRefusal(await other.send(method, path), 404, 'not_found');
    expect((await holder.send('POST', statusPaths.link(id))).statusCode).toBe(201);
    expect(await linkOf(compliance, id)).toMatchObject({ state: 'active', url: null });
    expectRefusal(await compliance.send('POST', statusPaths.link(id)), 403, 'forbidden');
  });
});

test('of 1,000 random tokens a network gets 60 answers', async () => {
  const limited = await startTestApp({ RATE_LIMIT: 'on' });
  try {
    const { token } = await followed(limited);
    const views = [];
    for (let left = 1000; left > 0; left--) views.push((await viewOf(limited, newToken(), '198.51.100.7')).state);
    expect(views.filter((state) => state === 'unknown')).toHaveLength(60);
    expect(views.filter((state) => state === 'limited')).toHaveLength(940);
    expect(await viewOf(limited, token, '198.51.100.7')).toMatchObject({ state: 'limited' });
    expect(await viewOf(limited, token, '192.0.2.44')).toMatchObject({ state: 'open' });
  } finally {
    await limited.close();
  }
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApplicationInvite, applicationInvitePaths, inviteMessages } from '#contract/application-invites.ts';
import { newToken } from '#server/crypto/tokens.ts';
import { sampleApplication, sampleInvite, sendInvite, signedIn, submit } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp, type TestClient } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());

let dealer: Awaited<ReturnType<typeof signedIn>>;
let other: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  dealer = await signedIn(t, 'dealer');
  other = await signedIn(t, 'dealer');
});

const DAYS = 24 * 3_600_000;
const { own } = applicationInvitePaths;
const read = (token: string) =>
  t.server.inject({
    url: `${applicationInvitePaths.read}?token=${encodeURIComponent(token)}`,
    headers: { host: 'localhost:3000' },
  });
const list = async (who: TestClient = dealer): Promise<ApplicationInvite[]> =>
  (await who.send('GET', own)).json<{ invites: ApplicationInvite[] }>().invites;
const change = (verb: 'resend' | 'revoke', id: string, who: TestClient = dealer) =>
  who.send('POST', `${own}/${id}/${verb}`);
const rowOf = (id: string) =>
  t.app.db.query.selectFrom('application_invites').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const expire = (id: string) =>
  t.app.db.query.updateTable('application_invites').set({ expires_at: t.clock.now() }).where('id', '=', id).execute();
const noteOf = async (id: string) =>
  (await t.app.db.query.selectFrom('applications').select('invite_note').where('id', '=', id).executeTakeFirstOrThrow())
    .invite_note;
const inviteCount = async (): Promise<unknown> =>
  (await sql`select count(*) as n from application_invites`.execute(t.app.db.query)).rows;

describe('POST /api/dealer/credit-application-invites', () => {
  test('returns the invite with its link, valid for seven days', async () => {
    const answer = await dealer.send('POST', own, sampleInvite);
    expect(answer.statusCode).toBe(201);
    const { success, invite } = answer.json<{ success: boolean; invite: ApplicationInvite }>();
    expect(success).toBe(true);
    expect(invite).toMatchObject({
      recipientName: 'Elena Ramos',
      recipientEmail: 'elena@example.com',
      recipientPhone: null,
      status: 'pending',
      createdAt: t.clock.now().toISOString(),
      expiresAt: new Date(t.clock.now().getTime() + 7 * DAYS).toISOString(),
      sentBy: 'Sample Person',
      completedAt: null,
      revokedAt: null,
      reference: null,
    });
    expect(invite.inviteUrl).toMatch(/^http:\/\/localhost:3000\/credit-application\?token=[\w-]{43}$/);
  });

  test.each([
    ['your loan is overdue. Pay now at https://evil.example/pay', 'an address'],
    ['Elena, see evil.example/pay', 'a domain'],
    ['Elena www.evil.example', 'www'],
    ['Elena @evil', 'an account'],
    ['Elena call (402) 555-0199', 'a phone number'],
    ['Elena 12345', 'a run of digits'],
    [`Elena ${'R'.repeat(55)}`, '61 characters'],
  ])('refuses %s as a name, because it is used in an email: %s', async (recipientName) => {
    const before = await inviteCount();
    const refusal = expectRefusal(
      await dealer.send('POST', own, { ...sampleInvite, recipientName }),
      400,
      'validation',
    );
    expect(refusal.fields).toEqual({ recipientName: inviteMessages.plainName });
    expect(await inviteCount()).toEqual(before);
  });

  test.each(['J.R. Ramos', 'María José Núñez-Ortega', "O'Neil & Sons", 'Unit 84 LLC', '3rd Street Bakery, Inc.'])(
    'accepts %s as a name',
    async (recipientName) => {
      expect((await sendInvite(dealer, { recipientName })).recipientName).toBe(recipientName);
    },
  );

  test('speaks for the company, not for an internal account, when staff send the link', async () => {
    const admin = await signedIn(t, 'admin');
    await sendInvite(admin, { recipientEmail: 'of-staff@example.com' });
    const sent = () => t.mailer.sent.find((mail) => mail.to === 'of-staff@example.com')?.text;
    await expect.poll(sent).toBeDefined();
    expect(sent()).toContain('Hello Elena Ramos, we prepared an equipment-financing application for you.');
    expect(sent()).toContain('Hola, Elena Ramos: preparamos para usted una solicitud de financiamiento de equipo.');
    expect(sent()).not.toMatch(/Lender prepared/);
  });

  test('emails the link in both languages, and then shows it as sent', async () => {
    const { id, token } = await sendInvite(dealer, { recipientEmail: 'both@example.com' });
    await expect
      .poll(async () => (await list()).find((one) => one.id === id)?.emailSent, { timeout: 240_000 })
      .toBe('true');
    const [mail] = t.mailer.sent.filter((one) => one.to === 'both@example.com');
    expect(mail?.subject).toBe('Your credit application / Su solicitud de crédito: Acme Equipment Finance');
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('Hello Elena Ramos, Sample Dealership prepared');
      expect(part).toContain('Hola, Elena Ramos: Sample Dealership preparó');
      expect(part).toContain(`http://localhost:3000/credit-application?token=${token}`);
      expect(part).toContain(`http://localhost:3000/es/credit-application?token=${token}`);
    }
    expect(mail?.subject).not.toContain(token);
  });

  test('is not marked as sent while the relay refuses', async () => {
    t.mailer.refuseNext(Object.assign(new Error('away'), { code: 'ESOCKET' }));
    const { id } = await sendInvite(dealer);
    await expect
      .poll(
        async () =>
          (
            await t.app.db.query
              .selectFrom('mails')
              .select('state')
              .where('id', '=', (await rowOf(id)).mail_id ?? '')
              .executeTakeFirst()
          )?.state,
        { timeout: 240_000 },
      )
      .toBe('failed');
    expect((await list()).find((one) => one.id === id)?.emailSent).toBe('false');
  });

  test('never stores the token in plain text', async () => {
    const { id, token } = await sendInvite(dealer);
    const tables = ['application_invites', 'mails', 'idempotency', 'audit', 'jobs.job'];
    await expect
      .poll(async () => (await list()).find((one) => one.id === id)?.emailSent, { timeout: 240_000 })
      .toBe('true');
    for (const table of tables) {
      const { rows } = await sql`select * from ${sql.raw(table)}`.execute(t.app.db.query);
      expect(rows.length, table).toBeGreaterThanOrEqual(0);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
    expect(t.logged()).not.toContain(token);
  });

  test.each([
    [{ recipientEmail: 'nobody' }, 'recipientEmail', inviteMessages.recipientEmail],
    [{ recipientEmail: undefined }, 'recipientEmail', inviteMessages.recipientEmail],
    [{ recipientName: ' ' }, 'recipientName', inviteMessages.recipientName],
    [{ recipientName: null }, 'recipientName', inviteMessages.recipientName],
    [{ prefillData: '{broken' }, 'prefillData', inviteMessages.prefill],
    [{ prefillData: '[]' }, 'prefillData', inviteMessages.prefill],
    [{ prefillData: 'null' }, 'prefillData', inviteMessages.prefill],
  ])('refuses %j with a message and stores nothing', async (changes, field, message) => {
    const before = await inviteCount();
    const answer = await dealer.send('POST', own, { ...sampleInvite, ...changes });
    expect(expectRefusal(answer, 400, 'validation').fields).toEqual({ [field]: message });
    expect(await inviteCount()).toEqual(before);
  });

  test.each([undefined, null, '', '{}', {}])('prefillData %j prefills nothing', async (prefillData) => {
    const { token } = await sendInvite(dealer, { prefillData });
    expect((await read(token)).json<unknown>()).toMatchObject({ prefillData: '{}' });
  });

  test('keeps only the ten fields of the specification, and no sensitive number', async () => {
    const { token } = await sendInvite(dealer, {
      prefillData: JSON.stringify({
        businessName: ' Ramos Paving LLC ',
        equipmentAmount: 84500,
        businessCity: '',
        principalSsnEncrypted: '912-34-4821',
        primarySignature: 'Elena Ramos',
      }),
    });
    const { prefillData } = (await read(token)).json<{ prefillData: string }>();
    expect(JSON.parse(prefillData)).toEqual({ businessName: 'Ramos Paving LLC', equipmentAmount: '84500' });
  });

  test('one key sent ten times at once creates one invite and one email', async () => {
    const before = (await list()).length;
    const headers = { 'idempotency-key': 'invite-once-0001' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        dealer.send('POST', own, { ...sampleInvite, recipientEmail: 'once@example.com' }, headers),
      ),
    );
    expect(new Set(answers.map((one) => one.statusCode))).toEqual(
      new Set(answers.some((a) => a.statusCode === 409) ? [201, 409] : [201]),
    );
    const again = await dealer.send('POST', own, { ...sampleInvite, recipientEmail: 'once@example.com' }, headers);
    expect(again.statusCode).toBe(201);
    expect((await list()).length).toBe(before + 1);
    expect(again.json<{ invite: ApplicationInvite }>().invite.inviteUrl).toBe((await list())[0]?.inviteUrl);
    expectRefusal(await dealer.send('POST', own, sampleInvite, headers), 422, 'idempotency_mismatch');
  });
});

describe('GET /api/dealer/credit-application-invites', () => {
  test("returns only invites of the caller's dealership, newest first", async () => {
    const [first, second] = [await sendInvite(other), await sendInvite(other)];
    expect((await list(other)).map((one) => one.id)).toEqual([second.id, first.id]);
    expect((await list()).map((one) => one.id)).not.toContain(first.id);
    expect((await list(other))[0]?.inviteUrl).toBe(second.inviteUrl);
  });
});

describe('states of a personal link', () => {
  test('pending: returns the recipient and the prefilled values; reading counts no use', async () => {
    const { token } = await sendInvite(dealer);
    for (let i = 0; i < 3; i++)
      expect((await read(token)).json<unknown>()).toEqual({
        status: 'pending',
        recipientName: 'Elena Ramos',
        prefillData: '{"businessName":"Ramos Paving LLC","equipmentAmount":"84500"}',
      });
  });

  test.each(['', 'x', newToken(), `${newToken()}x`])('unknown (%j): returns 404', async (token) => {
    expectRefusal(await read(token), 404, 'not_found');
  });

  test('expired: returns 410, and an application with it counts as one without', async () => {
    const { id, token } = await sendInvite(dealer);
    await expire(id);
    expectRefusal(await read(token), 410, 'gone');
    expect((await list()).find((one) => one.id === id)?.status).toBe('expired');
    expect(await noteOf((await submit(t, { inviteToken: token })).id)).toBe('expired');
    expect((await rowOf(id)).completed_at).toBeNull();
  });

  test('completed: returns 200 without prefilled values; a second application counts as one without', async () => {
    const { id, token } = await sendInvite(dealer);
    const { id: applicationId, reference } = await submit(t, { inviteToken: token });
    expect((await read(token)).json<unknown>()).toEqual({ status: 'completed', recipientName: 'Elena Ramos' });
    expect((await list()).find((one) => one.id === id)).toMatchObject({ status: 'completed', reference });
    expect(await noteOf(applicationId)).toBeNull();
    expect(await noteOf((await submit(t, { inviteToken: token })).id)).toBe('used');
    expect((await rowOf(id)).application_id).toBe(applicationId);
  });

  test('its sender is notified by email', async () => {
    const { token } = await sendInvite(dealer);
    const { reference } = await submit(t, { inviteToken: token, businessName: 'Notified Paving LLC' });
    const told = () => t.mailer.sent.filter((mail) => mail.to === dealer.email && mail.text.includes(reference));
    await expect.poll(() => told().length).toBe(1);
    expect(told()[0]?.subject).toBe('Elena Ramos completed the application you sent');
    expect(told()[0]?.text).toContain('Notified Paving LLC');
  });

  test('emails an active colleague instead of a disabled sender', async () => {
    const sender = await signedIn(t, 'dealer');
    const colleague = await signedIn(t, 'dealer', sender);
    const { token } = await sendInvite(sender);
    await t.app.db.query.updateTable('users').set({ status: 'disabled' }).where('id', '=', sender.userId).execute();
    const { reference } = await submit(t, { inviteToken: token, businessName: 'Left Behind Paving LLC' });
    const told = (to: string) => t.mailer.sent.filter((mail) => mail.to === to && mail.text.includes(reference));
    await expect.poll(() => told(colleague.email).length).toBe(1);
    expect(told(colleague.email)[0]?.subject).toBe('Elena Ramos completed the application that Sample sent');
    expect(told(sender.email)).toEqual([]);
  });

  test('the lender sees whose link it was', async () => {
    const admin = await signedIn(t, 'admin');
    const { token } = await sendInvite(dealer);
    const { id } = await submit(t, { inviteToken: token });
    const file = await admin.send('GET', `/api/admin/applications/${id}`);
    expect(file.json<unknown>()).toMatchObject({
      application: { invitedBy: { dealership: 'Sample Dealership', sender: dealer.email }, inviteNote: null },
    });
  });

  test('exactly one of 12 applications at once completes the link', async () => {
    const { id, token } = await sendInvite(dealer);
    const all = await Promise.all(Array.from({ length: 12 }, () => submit(t, { inviteToken: token })));
    const notes = await Promise.all(all.map((one) => noteOf(one.id)));
    expect(notes.filter((note) => note === null)).toHaveLength(1);
    expect(notes.filter((note) => note === 'used')).toHaveLength(11);
    expect((await rowOf(id)).application_id).toBe(all[notes.indexOf(null)]?.id);
  });

  test('an application repeated with its key keeps the link completed once', async () => {
    const { id, token } = await sendInvite(dealer);
    const visitor = await t.browser();
    const send = () =>
      visitor.send('POST', '/api/credit-application', sampleApplication({ inviteToken: token }), {
        'idempotency-key': 'application-once-1',
      });
    const [first, second] = [await send(), await send()];
    expect(second.body).toBe(first.body);
    expect((await list()).find((one) => one.id === id)?.status).toBe('completed');
  });
});

describe('resending and revoking', () => {
  test('resent: the same link, seven more days, another email', async () => {
    const { id, token } = await sendInvite(dealer, { recipientEmail: 'twice@example.com' });
    await expire(id);
    expectRefusal(await read(token), 410, 'gone');
    const answer = await change('resend', id);
    expect(answer.json<unknown>()).toMatchObject({
      success: true,
      invite: { id, status: 'pending', expiresAt: new Date(t.clock.now().getTime() + 7 * DAYS).toISOString() },
    });
    expect((await read(token)).statusCode).toBe(200);
    await expect
      .poll(() => t.mailer.sent.filter((mail) => mail.to === 'twice@example.com').length, { timeout: 240_000 })
      .toBe(2);
  });

  test('revoked: the link is unknown, the list shows expired, and an application counts as one without', async () => {
    const { id, token } = await sendInvite(dealer);
    const { invite } = (await change('revoke', id)).json<{ invite: ApplicationInvite }>();
    expect(invite).toMatchObject({ status: 'expired', revokedAt: t.clock.now().toISOString() });
    expectRefusal(await read(token), 404, 'not_found');
    expect(await noteOf((await submit(t, { inviteToken: token })).id)).toBe('revoked');
    for (const verb of ['revoke', 'resend'] as const) expectRefusal(await change(verb, id), 409, 'conflict');
  });

  test('a completed invite can be neither resent nor revoked', async () => {
    const { id, token } = await sendInvite(dealer);
    await submit(t, { inviteToken: token });
    for (const verb of ['revoke', 'resend'] as const) expectRefusal(await change(verb, id), 409, 'conflict');
    expect((await rowOf(id)).revoked_at).toBeNull();
  });

  test('revoked and completed at once: exactly one succeeds', async () => {
    const { id, token } = await sendInvite(dealer);
    const [revoked, applied] = await Promise.all([change('revoke', id), submit(t, { inviteToken: token })]);
    const row = await rowOf(id);
    expect([row.revoked_at, row.completed_at].filter((at) => at !== null)).toHaveLength(1);
    expect(revoked.statusCode).toBe(row.revoked_at === null ? 409 : 200);
    expect(await noteOf(applied.id)).toBe(row.completed_at === null ? 'revoked' : null);
  });

  test.each(['resend', 'revoke'] as const)(
    '%s returns the same 404 for an invite of another dealership, an unknown id and no id',
    async (verb) => {
      const { id } = await sendInvite(other);
      const before = await rowOf(id);
      const admin = await signedIn(t, 'admin');
      const answers = [
        await change(verb, id),
        await change(verb, id, admin),
        await change(verb, '018f0000-0000-7000-8000-000000000000'),
        await change(verb, 'x'),
      ].map((answer) => ({ ...expectRefusal(answer, 404, 'not_found'), requestId: '' }));
      expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
      expect(await rowOf(id)).toEqual(before);
    },
  );
});

describe('limits of invites', () => {
  test('5 a day to one address from all dealerships together, including resent invites', async () => {
    const limited = await startTestApp({ RATE_LIMIT: 'on', HOST: '127.0.0.1' });
    const [one, two] = [await signedIn(limited, 'dealer'), await signedIn(limited, 'dealer')];
    const to = (recipientEmail: string, who: TestClient) => who.send('POST', own, { ...sampleInvite, recipientEmail });
    for (const who of [one, one, two, two]) expect((await to('vic@example.com', who)).statusCode).toBe(201);
    const { id } = (await to('Vic@Example.com', two)).json<{ invite: ApplicationInvite }>().invite;
    const refused = expectRefusal(await to('vic@example.com', one), 429, 'rate_limited');
    expect(refused.message).toMatch(/^This address got 5 invites today\. Please wait \d+ hours\.$/);
    expectRefusal(await change('resend', id, two), 429, 'rate_limited');
    expect((await to('another@example.com', one)).statusCode).toBe(201);
    await limited.close();
  });

  test('60 an hour for a dealership, with a message; 60 unknown links a minute for an IP address', async () => {
    const limited = await startTestApp({ RATE_LIMIT: 'on', HOST: '127.0.0.1' });
    const sender = await signedIn(limited, 'dealer');
    const statuses = await Promise.all(
      Array.from({ length: 62 }, (_, n) =>
        sender
          .send('POST', own, { ...sampleInvite, recipientEmail: `elena-${String(n)}@example.com` })
          .then((a) => a.statusCode),
      ),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(60);
    const refused = expectRefusal(await sender.send('POST', own, sampleInvite), 429, 'rate_limited');
    expect(refused.message).toMatch(/^Your dealership has sent many invites\. Please wait \d+ minutes\.$/);
    const guess = () =>
      limited.server.inject({
        url: `${applicationInvitePaths.read}?token=${newToken()}`,
        headers: { host: 'localhost:3000' },
      });
    const guesses = [];
    for (let i = 0; i < 62; i++) guesses.push((await guess()).statusCode);
    expect(guesses.slice(0, 60)).toEqual(Array<number>(60).fill(404));
    expect(guesses.at(-1)).toBe(429);
    await limited.close();
  });
});

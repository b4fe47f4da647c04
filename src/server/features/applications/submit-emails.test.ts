import { afterAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { OutgoingEmail } from '#server/ports.ts';
import { BIRTH_DATE, EIN, SSN, sampleApplication } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const visitor = await t.browser();

/** Submits, waits for the emails and returns them by recipient. */
async function emailsOf(
  changes: Record<string, unknown> = {},
  lang: 'en' | 'es' = 'en',
): Promise<{ reference: string; emails: OutgoingEmail[] }> {
  const path = lang === 'en' ? '/api/credit-application' : '/api/credit-application-es';
  const answer = await visitor.send('POST', path, { ...sampleApplication(), ...changes });
  const { reference } = answer.json<{ reference: string }>();
  const open = async () => {
    const rows = await t.app.db.query
      .selectFrom('mails')
      .select('id')
      .where('subject_reference', '=', reference)
      .where('state', '<>', 'sent')
      .execute();
    return rows.length;
  };
  await expect.poll(open).toBe(0);
  return { reference, emails: t.mailer.sent.filter((email) => email.subject.includes(reference)) };
}
const to = (emails: OutgoingEmail[], address: string): OutgoingEmail[] =>
  emails.filter((email) => email.to === address);

describe('the emails after a submission', () => {
  test("are one receipt for the applicant and one notice for the lender's inbox", async () => {
    const { reference, emails } = await emailsOf();
    expect(emails).toHaveLength(2);
    const [receipt] = to(emails, 'elena@example.com');
    expect(receipt).toMatchObject({
      subject: `We received your application ${reference}`,
      date: t.clock.now(),
      from: 'Acme Equipment Finance <hello@acme.example>',
    });
    for (const part of [receipt?.text, receipt?.html]) {
      for (const typed of ['Elena', 'Ramos Paving', 'excavator', '84,500']) expect(part).not.toContain(typed);
      expect(part).toContain('(402) 555-0142');
      expect(part).toMatch(/Nov 21, 2026, 9:00\sAM CST/);
    }
    const [notice] = to(emails, 'applications@acme.example');
    expect(notice?.subject).toBe(`New application ${reference}: Ramos Paving LLC`);
    expect(notice?.text).toContain(`http://localhost:3000/admin/applications?q=${reference}`);
  });

  test("are the receipt in the applicant's language and the notice in the lender's", async () => {
    const { reference, emails } = await emailsOf({}, 'es');
    const [receipt] = to(emails, 'elena@example.com');
    expect(receipt?.subject).toBe(`Recibimos su solicitud ${reference}`);
    expect(receipt?.text).toContain(`Referencia: ${reference}`);
    expect(receipt?.html).toContain('<html lang="es">');
    expect(to(emails, 'applications@acme.example')[0]?.subject).toBe(`New application ${reference}: Ramos Paving LLC`);
  });

  test("state the amount in the notice as the application's language reads it", async () => {
    const noticeOf = async (lang: 'en' | 'es') => {
      const { emails } = await emailsOf({ equipmentAmount: '150.000' }, lang);
      return to(emails, 'applications@acme.example')[0]?.text;
    };
    expect(await noticeOf('es')).toContain('150.000 ($150,000)');
    expect(await noticeOf('en')).not.toContain('$150,000');
  });

  test('send the notice to the chosen representative instead', async () => {
    const { emails } = await emailsOf({ salesperson: 'Sample Representative 3' });
    expect(emails.map((email) => email.to).sort()).toEqual(['elena@example.com', 'rep3@acme.example']);
  });

  test('send the notice to the inbox for an unknown representative', async () => {
    const { emails } = await emailsOf({ salesperson: 'rep3@acme.example' });
    expect(emails.map((email) => email.to).sort()).toEqual(['applications@acme.example', 'elena@example.com']);
  });

  test('do not include a receipt without an email address', async () => {
    const { emails } = await emailsOf({ principalEmail: '' });
    expect(emails.map((email) => email.to)).toEqual(['applications@acme.example']);
  });

  test("escape the applicant's text in the HTML part", async () => {
    const { emails } = await emailsOf({
      businessName: '<b>E</b> & Co',
      equipmentDescription: '"><script>alert(1)</script>',
    });
    const html = to(emails, 'applications@acme.example')[0]?.html ?? '';
    expect(html).toContain('&lt;b&gt;E&lt;/b&gt; &amp; Co');
    expect(html).not.toContain('<script>');
  });

  test('contain no sensitive number in any email, row or job', async () => {
    const { emails } = await emailsOf();
    const rows = await t.app.db.query.selectFrom('mails').selectAll().execute();
    const jobs = await sql`select * from jobs.job`.execute(t.app.db.query);
    const text = JSON.stringify([emails, rows, jobs.rows]);
    for (const clear of [SSN, SSN.replaceAll('-', ''), EIN, EIN.replace('-', ''), BIRTH_DATE])
      expect(text).not.toContain(clear);
  });

  test('have jobs with only the id of the email and of the request', async () => {
    const { rows } = await sql<{ data: object }>`select data from jobs.job where name = 'deliver-mail'`.execute(
      t.app.db.query,
    );
    const ids = (await t.app.db.query.selectFrom('mails').select('id').execute()).map((row) => row.id);
    expect(rows.length).toBeGreaterThan(5);
    for (const { data } of rows) {
      const { mailId, trace = '', ...more } = data as Record<string, string>;
      expect([ids.includes(mailId ?? ''), more]).toEqual([true, {}]);
      expect(trace).toMatch(/^(?:[0-9a-f-]{36})?$/);
    }
  });
});

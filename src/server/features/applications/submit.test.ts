import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { consent as enConsent, fullConsent } from '#copy/en/consent.ts';
import { consent as esConsent } from '#copy/es/consent.ts';
import { creditApplication as en } from '#copy/en/credit-application.ts';
import { creditApplication as es } from '#copy/es/credit-application.ts';
import { BIRTH_DATE, EIN, sampleApplication, SSN } from '#tests/support/factories.ts';
import { contentsOf } from '#tests/server/contents.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const visitor = await t.browser({ 'user-agent': 'Sample Browser/1.0 (ñ)' });

const paths = { en: '/api/credit-application', es: '/api/credit-application-es' } as const;
const apply = (changes: Record<string, unknown> = {}, lang: 'en' | 'es' = 'en', headers: Record<string, string> = {}) =>
  visitor.send('POST', paths[lang], { ...sampleApplication(), ...changes }, headers);

type Stored = Awaited<ReturnType<typeof stored>>;
/** Reads everything that one submission stored. */
async function stored(reference: string) {
  const { query } = t.app.db;
  const row = await query
    .selectFrom('applications')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const signature = await query
    .selectFrom('signatures')
    .selectAll()
    .where('application_id', '=', row.id)
    .executeTakeFirstOrThrow();
  const consent = await query
    .selectFrom('consent_texts')
    .selectAll()
    .where('hash', '=', signature.consent_hash)
    .executeTakeFirstOrThrow();
  const audit = await query.selectFrom('audit').selectAll().where('subject_id', '=', row.id).execute();
  return { row, signature, consent, audit };
}
async function submitted(changes: Record<string, unknown> = {}, lang: 'en' | 'es' = 'en'): Promise<Stored> {
  const answer = await apply(changes, lang);
  expect(answer.statusCode, answer.body).toBe(201);
  return stored(answer.json<{ reference: string }>().reference);
}
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const opened = ({ row }: Stored, column: 'federal_id' | 'principal_ssn' | 'principal_dob'): string =>
  t.app.vault.decrypt({ table: 'applications', row: row.id, column }, row[column] ?? '').reveal();

describe('POST /api/credit-application and -es', () => {
  test.each([
    ['en', 'Your application was received. We’ll contact you within 24–48 hours, Monday–Friday.'],
    ['es', 'Recibimos su solicitud. Nos comunicaremos con usted en un plazo de 24 a 48 horas, de lunes a viernes.'],
  ] as const)('returns 201 with message, reference and time in %s', async (lang, message) => {
    const answer = await apply({}, lang);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      success: true,
      message,
      reference: expect.stringMatching(/^AEF-2026-\d{6}$/) as string,
      receivedAt: '2026-11-21T15:00:00.000Z',
      timeZone: 'America/Chicago',
      copyToken: expect.stringMatching(/^[\w-]{43}$/) as string,
      statusUrl: expect.stringMatching(/^http:\/\/localhost:3000(\/es)?\/status\/[\w-]{43}$/) as string,
    });
  });

  test('stores every field of the specification', async () => {
    const all = {
      salesperson: 'Sample Representative 2',
      dateEstablished: '2015-04-01',
      county: 'Douglas',
      principalStreet: '9 Home St',
      principalCity: 'Bellevue',
      principalState: 'NE',
      principalZip: '68005',
      principalPhone: '402-555-0199',
      equipmentVendor: 'Sample Machines Inc',
      secondarySignature: 'Jo Ramos',
    };
    const { row, signature } = await submitted(all);
    expect(row).toMatchObject({
      language: 'en',
      status: 'received',
      created_at: t.clock.now(),
      salesperson: 'Sample Representative 2',
      business_name: 'Ramos Paving LLC',
      business_phone: '(402) 555-0188',
      business_street: '1200 Industrial Rd',
      business_city: 'Omaha',
      business_state: 'Nebraska',
      business_zip: '68102',
      business_nature: 'Asphalt and concrete paving',
      business_type: 'LLC',
      date_established: '2015-04-01',
      county: 'Douglas',
      principal_name: 'Elena Ramos',
      principal_title: 'Owner',
      principal_street: '9 Home St',
      principal_city: 'Bellevue',
      principal_state: 'NE',
      principal_zip: '68005',
      principal_phone: '402-555-0199',
      principal_email: 'elena@example.com',
      equipment_description: 'Compact excavator, 2021, with thumb',
      equipment_amount: '$84,500',
      equipment_vendor: 'Sample Machines Inc',
      equipment_condition: 'Used',
      contact_consent: false,
      invite_note: null,
    });
    expect(signature).toMatchObject({ primary_name: 'Elena Ramos', secondary_name: 'Jo Ramos' });
  });

  test.each([
    [['businessType', 'equipmentCondition'], 'New', ['businessType', 'equipmentCondition']],
    [['businessType', 'equipmentCondition'], 'Used', ['businessType']],
    [['equipmentCondition', 'businessName', 'status'], 'New', ['equipmentCondition']],
    ['equipmentCondition', 'New', []],
    [undefined, 'New', []],
  ])('stores untouchedDefaults %j with the condition %s as %j', async (sent, equipmentCondition, kept) => {
    const { signature } = await submitted({ untouchedDefaults: sent, equipmentCondition });
    expect(signature.untouched_defaults).toEqual(kept);
  });

  test('assigns increasing, unique references', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => apply()));
    const references = answers.map((answer) => answer.json<{ reference: string }>().reference);
    expect(new Set(references).size).toBe(8);
  });

  test('does not store an unknown field', async () => {
    const result = await submitted({ favouriteColour: 'canary-of-no-field' });
    expect(JSON.stringify(result)).not.toContain('canary-of-no-field');
  });
});

describe('sensitive fields', () => {
  test('are stored only encrypted and decrypt to what was typed: SSN, EIN and birth date', async () => {
    const result = await submitted();
    for (const clear of [SSN, EIN, BIRTH_DATE]) expect(JSON.stringify(result)).not.toContain(clear);
    expect(opened(result, 'principal_ssn')).toBe(SSN);
    expect(opened(result, 'federal_id')).toBe(EIN);
    expect(opened(result, 'principal_dob')).toBe(BIRTH_DATE);
  });

  test('are null when empty, not an encrypted empty value', async () => {
    const { row } = await submitted({
      principalSsnEncrypted: '',
      federalIdEncrypted: null,
      principalDobEncrypted: undefined,
    });
    expect([row.principal_ssn, row.federal_id, row.principal_dob]).toEqual([null, null, null]);
  });
});

describe('a refused application stores nothing', () => {
  const errors = { ...en.messages, text: undefined };
  const broken = Object.keys(errors).filter((name): name is keyof typeof en.messages => name !== 'text');

  test.each(broken)('and gets 400 with the message for %s in both languages', async (field) => {
    const before = await contentsOf(t);
    const value =
      field === 'principalEmail'
        ? 'no address'
        : field === 'businessType' || field === 'equipmentCondition'
          ? 'Other'
          : '';
    for (const [lang, messages] of [
      ['en', en.messages],
      ['es', es.messages],
    ] as const) {
      const refusal = expectRefusal(await apply({ [field]: value }, lang), 400, 'validation');
      expect(refusal.fields).toEqual({ [field]: messages[field] });
      expect(refusal.message).toBe(messages[field]);
    }
    expect(await contentsOf(t)).toEqual(before);
  });

  test('and gets all errors at once', async () => {
    const empty = Object.fromEntries(Object.keys(sampleApplication()).map((name) => [name, '']));
    const refusal = expectRefusal(await visitor.send('POST', paths.es, empty), 400, 'validation');
    expect(refusal.message).toBe('Revise los campos marcados.');
    expect(Object.keys(refusal.fields ?? {})).toHaveLength(9);
  });
});

describe('the signature record', () => {
  test('contains the typed name, time, address, browser and language', async () => {
    const { signature } = await submitted({}, 'es');
    expect(signature).toMatchObject({
      primary_name: 'Elena Ramos',
      signed_at: t.clock.now(),
      ip: '127.0.0.1',
      user_agent: 'Sample Browser/1.0 ()',
      language: 'es',
    });
  });

  test.each([
    ['en', enConsent],
    ['es', esConsent],
  ] as const)('keeps the exact consent text with its hash and version in %s', async (lang, copy) => {
    const { consent, signature } = await submitted({}, lang);
    expect(consent.body).toBe(fullConsent(copy, t.app.brand));
    expect(consent.body).toContain(t.app.brand.notices.regulator);
    expect(consent.body).toContain('Acme Equipment Finance');
    expect(consent).toMatchObject({ hash: sha256(consent.body), version: copy.version, language: lang });
    expect(signature.consent_shown).toBe(false);
  });

  test('accepts the text that the page reports as shown', async () => {
    const hash = sha256(fullConsent(enConsent, t.app.brand));
    expect((await submitted({ consentHash: hash })).signature).toMatchObject({
      consent_hash: hash,
      consent_shown: true,
    });
  });

  test('keeps an older text that was once shown', async () => {
    const body = 'An older text.';
    const old = { hash: sha256(body), version: '2025-01-1', language: 'en' as const, body, first_used_at: new Date(0) };
    await t.app.db.query.insertInto('consent_texts').values(old).execute();
    expect(await submitted({ consentHash: old.hash })).toMatchObject({
      consent: { body },
      signature: { consent_shown: true },
    });
    expect((await submitted({ consentHash: old.hash }, 'es')).signature.consent_shown).toBe(false);
  });

  test.each(['0'.repeat(64), 'x', 'NOT A HASH', "' or 1=1 --"])(
    'does not claim that an unknown text (%s) was shown, and does not refuse it',
    async (consentHash) => {
      const { consent, signature } = await submitted({ consentHash });
      expect(signature.consent_shown).toBe(false);
      expect(consent.hash).toBe(sha256(fullConsent(enConsent, t.app.brand)));
    },
  );

  test('contains a keyed content hash, equal only for equal content', async () => {
    const [first, same] = [await submitted(), await submitted()];
    expect(first.signature.content_mac).toMatch(/^[\w-]{43}$/);
    expect(same.signature.content_mac).toBe(first.signature.content_mac);
    for (const change of [
      { principalSsnEncrypted: '912-34-4822' },
      { equipmentAmount: '1' },
      { primarySignature: 'E R' },
      { contactConsent: true },
    ])
      expect((await submitted(change)).signature.content_mac).not.toBe(first.signature.content_mac);
    for (const transport of [{ inviteToken: 'x' }, { consentHash: 'x' }])
      expect((await submitted(transport)).signature.content_mac).toBe(first.signature.content_mac);
  });
});

describe('optional additions never cause a refusal', () => {
  test('such as an unknown invite token, which is noted', async () => {
    expect((await submitted({ inviteToken: 'of-nobody' })).row.invite_note).toBe('unknown');
    expect((await submitted({ inviteToken: '' })).row.invite_note).toBeNull();
  });

  test.each([
    [true, true],
    ['true', true],
    [false, false],
    ['on', false],
    [{}, false],
  ])('such as contactConsent %j, which is stored as %j', async (contactConsent, kept) => {
    expect((await submitted({ contactConsent })).row.contact_consent).toBe(kept);
  });
});

describe('the audit row of a submission', () => {
  test('contains actor, action and origin without personal data', async () => {
    const answer = await apply();
    const { row, audit } = await stored(answer.json<{ reference: string }>().reference);
    expect(audit).toMatchObject([
      {
        id: expect.any(String) as string,
        at: t.clock.now(),
        actor_kind: 'visitor',
        actor_id: null,
        action: 'application.submitted',
        subject_kind: 'application',
        subject_id: row.id,
        detail: { reference: row.reference, language: 'en' },
        request_id: answer.headers['x-request-id'],
        ip: '127.0.0.1',
      },
    ]);
  });
});

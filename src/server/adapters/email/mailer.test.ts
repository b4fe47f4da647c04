import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mailer, OutgoingEmail } from '#server/ports.ts';
import { headersOf, readMessage } from '#tests/server/read-message.ts';
import { selfSigned } from '#tests/server/self-signed.ts';
import { type TestRelay, startRelay } from '#tests/server/mail-relay.ts';
import { openFolderMailer, openSmtp } from './mailers.ts';

const mail = (changes: Partial<OutgoingEmail> = {}): OutgoingEmail => ({
  messageId: '<018f-sample@localhost>',
  from: 'Acme Equipment Finance <hello@acme.example>',
  to: 'elena@example.com',
  subject: 'Recibimos su solicitud AEF-2026-000123: ¡gracias, señora Ñandú! ✓ 日本',
  text:
    'Hola, Elena: «gracias».\n.\n..two dots\nFrom here\n' +
    'a long line without end '.repeat(20).trim() +
    '\n=3D = ?\n',
  html: '<!doctype html><p>Señora Ñandú &amp; hijos</p>',
  date: new Date('2026-11-21T15:00:00Z'),
  ...changes,
});

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'outbox-'));
const outbox = path.join(folder, 'outbox');
const files = (): string[] => (fs.existsSync(outbox) ? fs.readdirSync(outbox).sort() : []);
const certificate = selfSigned();
const trusted = tls.getCACertificates('default');
const mailers: Mailer[] = [];
let relay: TestRelay;

beforeAll(async () => {
  relay = await startRelay(certificate);
  tls.setDefaultCACertificates([...trusted, certificate.cert]);
});
afterAll(async () => {
  tls.setDefaultCACertificates(trusted);
  await Promise.all(mailers.map((mailer) => mailer.close()));
  await relay.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const open = (mailer: Mailer): Mailer => {
  mailers.push(mailer);
  return mailer;
};
const smtp = (login = 'sample:right'): Mailer => open(openSmtp(`smtp://${login}@localhost:${String(relay.port)}`));

/** The contract that every adapter of the port must meet. */
const adapters = [
  [
    'outbox',
    () => openFolderMailer(outbox),
    () => files().map((name) => fs.readFileSync(path.join(outbox, name), 'utf8')),
  ],
  ['smtp', () => smtp(), () => relay.received.map((one) => one.raw)],
] as const;

describe.each(adapters)('design 2, email by %s', (_name, make, delivered) => {
  const deliver = async (changes?: Partial<OutgoingEmail>) => {
    const mailer = open(make());
    await mailer.deliver(mail(changes));
    return readMessage(delivered().at(-1) ?? '');
  };

  test('delivers subject, sender, recipient, date and Message-ID as given, with the bare address in To', async () => {
    const message = await deliver();
    expect(headersOf(message, 'subject')).toEqual([mail().subject]);
    expect(headersOf(message, 'from')).toEqual(['Acme Equipment Finance <hello@acme.example>']);
    expect(headersOf(message, 'to')).toEqual(['elena@example.com']);
    expect(headersOf(message, 'message-id')).toEqual(['<018f-sample@localhost>']);
    expect(new Date(headersOf(message, 'date')[0] ?? '')).toEqual(mail().date);
  });

  test('delivers both parts unchanged, the text as quoted-printable', async () => {
    const { parts } = await deliver();
    expect(parts.map((part) => part.type.split(';')[0])).toEqual(['text/plain', 'text/html']);
    expect(parts.map((part) => part.text)).toEqual([mail().text, mail().html]);
    expect(parts[0]?.encoding).toBe('quoted-printable');
    expect(parts.every((part) => /charset=utf-8/i.test(part.type))).toBe(true);
  });

  test('keeps the Message-ID when repeated', async () => {
    const ids = [await deliver(), await deliver()].map((message) => headersOf(message, 'message-id'));
    expect(ids[0]).toEqual(ids[1]);
  });

  test.each<[string, Partial<OutgoingEmail>]>([
    ['the subject', { subject: 'Hello\r\nBcc: thief@evil.example\r\n\r\nbody' }],
    ['the sender', { from: 'Acme\r\nBcc: thief@evil.example\r\n <hello@acme.example>' }],
    ['the recipient', { to: 'elena@example.com\r\nBcc: thief@evil.example' }],
    ['the recipient, with a list', { to: 'elena@example.com, thief@evil.example' }],
    ['the recipient, with a name', { to: 'elena@example.com <thief@evil.example>' }],
    ['the Message-ID', { messageId: '<a@localhost>\r\nBcc: thief@evil.example' }],
  ])('creates no header and no recipient from line breaks in %s', async (_where, changes) => {
    const before = relay.received.length;
    const message = await deliver(changes).catch(() => undefined);
    if (message) {
      expect(headersOf(message, 'bcc')).toEqual([]);
      expect(message.parts.map((part) => part.text)).toEqual([mail().text, mail().html]);
    }
    const recipients = relay.received.slice(before).flatMap((one) => one.to);
    expect(recipients).not.toContain('thief@evil.example');
  });
});

describe('the outbox folder', () => {
  test('is readable by its owner only, like its files', async () => {
    await openFolderMailer(outbox).deliver(mail());
    expect(fs.statSync(outbox).mode & 0o777).toBe(0o700);
    for (const name of files()) expect(fs.statSync(path.join(outbox, name)).mode & 0o777).toBe(0o600);
  });

  test('has file names that sort by time and contain no special characters', async () => {
    const later = path.join(folder, 'by-time');
    for (const [id, date] of [
      ['b', '2026-11-21T15:00:00.500Z'],
      ['c', '2027-01-01T00:00:00.000Z'],
      ['a', '2026-11-21T15:00:00.499Z'],
    ] as const)
      await openFolderMailer(later).deliver(
        mail({ messageId: `<${id}/../${id}@localhost>`, subject: id, date: new Date(date) }),
      );
    const names = fs.readdirSync(later).sort();
    for (const name of names) expect(name).toMatch(/^[\w-]+\.eml$/);
    const subjects = names.map(
      (name) => headersOf(readMessage(fs.readFileSync(path.join(later, name), 'utf8')), 'subject')[0],
    );
    expect(subjects).toEqual(['a', 'b', 'c']);
  });

  test('stores a repeated email as the same file and leaves no partial file', async () => {
    const twice = path.join(folder, 'twice');
    await Promise.all([
      openFolderMailer(twice).deliver(mail()),
      openFolderMailer(twice).deliver(mail({ messageId: '<other@localhost>' })),
    ]);
    await openFolderMailer(twice).deliver(mail());
    expect(fs.readdirSync(twice)).toHaveLength(2);
  });
});

describe('the relay', () => {
  test('is used over STARTTLS and receives the password only then', async () => {
    await smtp().deliver(mail());
    expect(relay.received.at(-1)).toMatchObject({
      secure: true,
      user: 'sample',
      from: 'hello@acme.example',
      to: ['elena@example.com'],
    });
  });

  test('receives nothing when its certificate is not trusted', async () => {
    const before = relay.logins.length;
    tls.setDefaultCACertificates(trusted);
    const refusal = await smtp()
      .deliver(mail())
      .catch((error: unknown) => error);
    tls.setDefaultCACertificates([...trusted, certificate.cert]);
    expect(refusal).toMatchObject({ code: 'ESOCKET', message: expect.stringContaining('self-signed') as string });
    expect(relay.logins.length).toBe(before);
  });

  test('causes errors with a code for a wrong password, a refused recipient and no connection', async () => {
    await expect(smtp('sample:wrong').deliver(mail())).rejects.toMatchObject({ code: 'EAUTH', responseCode: 535 });
    await expect(smtp().deliver(mail({ to: 'nobody@refused.example' }))).rejects.toMatchObject({
      code: 'EENVELOPE',
      responseCode: 550,
      command: 'RCPT TO',
    });
    await expect(open(openSmtp('smtp://localhost:1')).deliver(mail())).rejects.toMatchObject({ code: 'ESOCKET' });
  });

  test('receives each of many concurrent emails once', async () => {
    const mailer = smtp();
    const ids = Array.from({ length: 30 }, (_, i) => `<many-${String(i)}@localhost>`);
    await Promise.all(ids.map((messageId) => mailer.deliver(mail({ messageId }))));
    const arrived = relay.received
      .map((one) => headersOf(readMessage(one.raw), 'message-id')[0])
      .filter((id) => id?.startsWith('<many-'));
    expect(arrived.sort()).toEqual([...ids].sort());
  });
});

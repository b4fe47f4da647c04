import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import zlib from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type OpenDb, openEmbedded } from '#server/db/open.ts';
import type { App } from '#server/app.ts';
import { parseConfig } from '#server/config/environment.ts';
import { openLog } from '#server/lib/log.ts';
import { downloadToken } from '#server/features/signed-copies/make-copy.ts';
import { inviteAdmin } from '#server/features/users/invite.ts';
import { buildServer } from '#server/http/build-server.ts';
import { type Started, startApp } from '#server/boot/start.ts';
import { fileForm, PASSWORD, sampleApplication, sampleDeal } from '#tests/support/factories.ts';
import { copyDataTemplate } from '#tests/support/data-template.ts';
import { findIn, needlesOf, searchFolder } from '#tests/server/number-search.ts';
import { textOf } from '#tests/server/pdf-text.ts';
import { storedFiles } from '#tests/support/stored-files.ts';

/** SSN or ITIN, EIN and birth date, in the formats that people type. */
const applicants = [
  ['912-34-4821', '47-3094410', '03/14/1981'],
  ['987654329', '841234567', '1975-12-02'],
  ['912 55 6677', '83 6051947', 'June 5, 1969'],
  ['900-70-0001', 'EIN 58-1112223', '14.03.1990'],
] as const;
const planted = '555-44-3321';
/** The content and the name of an uploaded file. */
const content = 'balance of the sample account Q7XK2';
const fileName = 'sample-statement-R8ZL4';
const contentNeedles = needlesOf([content]);
const nameNeedles = needlesOf([fileName]);
const needles = needlesOf(applicants.flat());
const control = needlesOf([planted]);
/** The beginning of every PDF, and a text in each signed copy. */
const pdfMarks = ['%PDF-1.7', '/StructTreeRoot'].map((value) => ({ value, form: 'clear', bytes: Buffer.from(value) }));

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'numbers-'));
let log = '';
const logTo = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    log += chunk.toString();
    done();
  },
});
let db: OpenDb;
let dump: Record<string, string>;
let jobs: { name: string; data: object }[];
let started: Started;
const answers: string[] = [];

/** Returns every row of every product and job-queue table, as text. */
async function dumpTables(): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`select table_schema || '.' || table_name as name
    from information_schema.tables where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`.execute(
    db.query,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql.raw<{ row: string }>(`select t::text as row from ${name} t`).execute(db.query);
    found[name] = rows.map((one) => one.row).join('\n');
  }
  return found;
}

beforeAll(async () => {
  copyDataTemplate(dataDir);
  db = await openEmbedded(path.join(dataDir, 'db'));
  const config = parseConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, PUBLIC_URL: 'http://localhost:3000' });
  started = await startApp(config, openLog('debug', logTo), { db });
  await useIt(started);
  dump = await dumpTables();
  jobs = (await sql<(typeof jobs)[number]>`select name, data from jobs.job`.execute(db.query)).rows;
  await sql`create table planted (value text)`.execute(db.query);
  await sql`insert into planted values (${planted})`.execute(db.query);
  await db.maintain();
});
afterAll(async () => {
  await started.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

/** Runs everything that handles a number: stored, sent twice, rejected in every way, read, revealed, searched. */
async function useIt({ app, readiness }: Started): Promise<void> {
  const server = await buildServer(app, readiness);
  const invitation = await inviteAdmin(app, 'admin@acme.example');
  const call = async (
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    payload?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const json = {
      host: 'localhost:3000',
      authorization: 'Bearer none',
      'content-type': 'application/json',
      ...headers,
    };
    const answer = await server.inject({
      method,
      url,
      headers: json,
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
    answers.push(answer.body);
    return answer;
  };
  const token = new URL(invitation?.link?.reveal() ?? '').searchParams.get('token');
  const session = await call('POST', '/api/dealer/auth/accept-invite', { token, password: PASSWORD });
  const admin = { authorization: `Bearer ${session.json<{ token: string }>().token}` };
  for (const [index, [ssn, ein, birthDate]] of applicants.entries()) {
    const body = sampleApplication({
      principalSsnEncrypted: ssn,
      federalIdEncrypted: ein,
      principalDobEncrypted: birthDate,
    });
    const address = index % 2 === 0 ? '/api/credit-application' : '/api/credit-application-es';
    const key = { 'idempotency-key': `sample-key-${String(index)}` };
    expect((await call('POST', address, body, key)).statusCode).toBe(201);
    expect((await call('POST', address, body, key)).statusCode).toBe(201);
    expect((await call('POST', address, { ...body, county: 'Other' }, key)).statusCode).toBe(422);
    expect((await call('POST', address, { ...body, businessName: '' })).statusCode).toBe(400);
    expect(
      (await call('POST', address, { ...body, businessType: ssn, equipmentCondition: ein, principalEmail: birthDate }))
        .statusCode,
    ).toBe(400);
    expect((await call('POST', address, JSON.stringify(body).slice(0, -5))).statusCode).toBe(400);
    expect((await call('POST', address, { ...body, county: 'x'.repeat(200_000) })).statusCode).toBe(413);
    expect((await call('POST', address, JSON.stringify(body), { 'content-type': 'text/plain' })).statusCode).toBe(415);
    const deal = sampleDeal({ guarantor1Ssn: ssn, companyEin: ein, guarantor1Dob: birthDate });
    const kept = await call('POST', '/api/dealer/deals', deal, { ...admin, ...key });
    // Deals accept SSN and EIN only in their exact formats.
    expect(kept.statusCode, kept.body).toBe(index < 2 ? 201 : 400);
    expect((await call('POST', '/api/dealer/deals', { ...deal, guarantor1State: ssn }, admin)).statusCode).toBe(400);
    if (index < 2) {
      const { id } = kept.json<{ deal: { id: string } }>().deal;
      expect((await call('PUT', `/api/dealer/deals/${id}`, deal, admin)).statusCode).toBe(200);
      expect((await call('POST', `/api/dealer/deals/${id}/submit`, undefined, admin)).statusCode).toBe(200);
      await uploadAndRead(server, id, admin);
    }
    await call('POST', '/api/dealer/auth/login', { email: `${ssn}@example.com`, password: ein });
    await call(
      'GET',
      `/api/admin/applications?q=${encodeURIComponent(ssn)}&cursor=${encodeURIComponent(ein)}`,
      undefined,
      admin,
    );
    await call('GET', `/api/admin/applications/${encodeURIComponent(ssn)}`, undefined, admin);
    await call('GET', `/nothing/${encodeURIComponent(birthDate)}?ssn=${encodeURIComponent(ssn)}`);
  }
  const list = await call('GET', '/api/admin/applications', undefined, admin);
  for (const { id } of list.json<{ applications: { id: string }[] }>().applications) {
    await call('GET', `/api/admin/applications/${id}`, undefined, admin);
    for (const field of ['principalSsnEncrypted', 'federalIdEncrypted', 'principalDobEncrypted']) {
      const reveal = {
        method: 'POST',
        url: `/api/admin/applications/${id}/reveal`,
        headers: { host: 'localhost:3000', ...admin },
      } as const;
      expect((await server.inject({ ...reveal, payload: { field, reason: 'Credit report' } })).statusCode).toBe(200);
    }
  }
  await downloadCopies(app, server, admin);
  await call('GET', '/api/admin/audit', undefined, admin);
  const outbox = path.join(dataDir, 'outbox');
  await vi.waitFor(() => expect(fs.readdirSync(outbox)).toHaveLength(9), { timeout: 240_000, interval: 100 });
  await server.close();
}

/** Uploads one accepted and one rejected document, and downloads the accepted one. */
async function uploadAndRead(server: FastifyInstance, deal: string, admin: Record<string, string>): Promise<void> {
  const bytes = new Uint8Array(Buffer.from(`%PDF-1.4\n${`${content}\n`.repeat(5000)}`));
  const headers = { host: 'localhost:3000', ...admin };
  const send = (name: string) =>
    server.inject({ method: 'POST', url: `/api/dealer/deals/${deal}/upload`, headers, payload: fileForm(name, bytes) });
  expect((await send(`${fileName}.exe`)).statusCode).toBe(415);
  const kept = await send(`${fileName}.pdf`);
  expect(kept.statusCode, kept.body).toBe(201);
  const { document } = kept.json<{ document: { id: string } }>();
  const read = await server.inject({ url: `/api/dealer/documents/${document.id}/download`, headers });
  expect(read.rawPayload.includes(content)).toBe(true);
}

/** Downloads every signed copy: complete by its applicant and by staff with a reason, masked by staff. */
async function downloadCopies({ db: { query }, vault }: App, server: FastifyInstance, admin: object): Promise<void> {
  const applications = await query.selectFrom('applications').select(['id', 'reference']).orderBy('id').execute();
  const made = () => query.selectFrom('signed_copies').select('code').where('made_at', 'is not', null).execute();
  await vi.waitFor(async () => expect(await made()).toHaveLength(applicants.length), {
    timeout: 240_000,
    interval: 100,
  });
  for (const [index, { id, reference }] of applications.entries()) {
    const headers = { host: 'localhost:3000', authorization: 'Bearer none' };
    const payload = { token: downloadToken(vault, reference) };
    const own = await server.inject({ method: 'POST', url: '/api/credit-application/copy', headers, payload });
    const url = `/api/admin/applications/${id}/pdf`;
    const as = { host: 'localhost:3000', ...admin };
    const staffs = await server.inject({ method: 'POST', url, headers: as, payload: { reason: 'Credit report' } });
    for (const file of [own.rawPayload, staffs.rawPayload])
      for (const value of applicants[index] ?? []) expect(textOf(file)).toContain(value);
    const masked = textOf((await server.inject({ url, headers: as })).rawPayload);
    expect(masked).toMatch(/Masked, not the signed document|Con números ocultos; no es el documento firmado/);
    for (const value of applicants[index] ?? []) expect(masked).not.toContain(value);
    for (const { code } of await made())
      answers.push((await server.inject({ url: `/api/verify/${code}`, headers: { host: 'localhost:3000' } })).body);
  }
}

describe('known SSN, EIN and birth dates in the clear', () => {
  test('appear in no row of any table, including the job queue and the audit log', () => {
    expect(Object.keys(dump).filter((name) => name.startsWith('jobs.')).length).toBeGreaterThan(3);
    for (const table of [
      'public.applications',
      'public.deals',
      'public.crm_leads',
      'public.signatures',
      'public.signed_copies',
      'public.idempotency',
      'public.mails',
      'public.audit',
      'jobs.version',
    ])
      expect(dump[table], table).toMatch(/\S/);
    for (const [table, text] of Object.entries(dump)) expect(findIn(Buffer.from(text), needles), table).toEqual([]);
  });

  test('jobs of emails and signed copies contain ids only', () => {
    expect([...new Set(jobs.map((job) => job.name))].sort()).toEqual(['deliver-mail', 'make-signed-copy']);
    for (const { name, data } of jobs)
      for (const value of Object.values(data))
        expect(value, name).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  test('appear in no line of the log', () => {
    expect(log.split('\n').length).toBeGreaterThan(50);
    expect(findIn(Buffer.from(log), needles)).toEqual([]);
  });

  test('appear in no email', () => {
    const outbox = path.join(dataDir, 'outbox');
    expect(fs.readdirSync(outbox)).toHaveLength(9);
    expect(searchFolder(outbox, needles)).toEqual({});
  });

  test('appear in no API answer except that of a reveal', () => {
    for (const answer of answers) expect(findIn(Buffer.from(answer), needles)).toEqual([]);
  });

  test('appear in no file of the data folder: database, write-ahead log, keys, emails', () => {
    expect(searchFolder(dataDir, pdfMarks)).toEqual({});
    expect(searchFolder(dataDir, needles)).toEqual({});
  });
});

describe('uploaded file', () => {
  test('has content that appears in no row, log line or file', () => {
    for (const [table, text] of Object.entries(dump))
      expect(findIn(Buffer.from(text), contentNeedles), table).toEqual([]);
    expect(findIn(Buffer.from(log), contentNeedles)).toEqual([]);
    expect(storedFiles(dataDir)).toHaveLength(2);
    expect(searchFolder(dataDir, contentNeedles)).toEqual({});
  });

  test('has a name that appears only in its own row', () => {
    const tables = Object.entries(dump).filter(([, text]) => findIn(Buffer.from(text), nameNeedles).length > 0);
    expect(tables.map(([table]) => table)).toEqual(['public.documents']);
    expect(findIn(Buffer.from(log), nameNeedles)).toEqual([]);
    for (const folder of ['files', 'outbox', 'keys']) {
      expect(searchFolder(path.join(dataDir, folder), nameNeedles), folder).toEqual({});
      expect(fs.readdirSync(path.join(dataDir, folder)).filter((name) => name.includes(fileName))).toEqual([]);
    }
  });
});

describe('seeded values prove the search', () => {
  test('a seeded row is found in the dump, and in the files of the embedded database', async () => {
    expect(findIn(Buffer.from((await dumpTables())['public.planted'] ?? ''), control)).toEqual([
      `${planted} (as typed, clear)`,
    ]);
    const files = Object.keys(searchFolder(dataDir, control));
    expect(files).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^db\/pg18\/base\//),
        expect.stringMatching(/^db\/pg18\/pg_wal\//),
      ]),
    );
  });

  const around = (bytes: Buffer): Buffer =>
    Buffer.concat([Buffer.from([0, 255, 17, 120, 156]), bytes, Buffer.from('tail')]);
  const named = (gzip: Buffer): Buffer =>
    Buffer.concat([
      gzip.subarray(0, 3),
      Buffer.of(8),
      gzip.subarray(4, 10),
      Buffer.from('name.txt\0'),
      gzip.subarray(10),
    ]);
  const long = Buffer.from(`Lorem ipsum dolor ${planted} sit amet`.repeat(5));
  const wrap = (text: string): string => text.replace(/.{11}/g, '$&\r\n');
  const plants: [name: string, content: Buffer][] = [
    ...control.map((needle): [string, Buffer] => [needle.form, around(needle.bytes)]),
    ...['', 'x', 'xy', 'xyz'].map((front): [string, Buffer] => [
      `base64 behind "${front}"`,
      Buffer.from(Buffer.from(`${front}${planted} more`).toString('base64')),
    ]),
    ['base64 in lines', Buffer.from(wrap(Buffer.from(`To ${planted}.`).toString('base64')))],
    ['quoted-printable in lines', Buffer.from(`SSN 555-4=\r\n4-3321 end`)],
    ['a zlib stream', around(zlib.deflateSync(long))],
    ['a zlib stream, best', around(zlib.deflateSync(long, { level: 9 }))],
    ['a zlib stream, fast', around(zlib.deflateSync(long, { level: 1 }))],
    ['a gzip stream', around(zlib.gzipSync(long))],
    ['a gzip stream with a file name', around(named(zlib.gzipSync(long)))],
    ['a bare deflate stream', zlib.deflateRawSync(long)],
    ['a brotli stream', zlib.brotliCompressSync(long)],
    ['base64 inside gzip', around(zlib.gzipSync(long.toString('base64')))],
  ];

  test.each(plants)('a seeded file is found: %s', (_name, content) => {
    const folder = path.join(dataDir, 'planted');
    fs.mkdirSync(path.join(folder, 'below'), { recursive: true });
    fs.writeFileSync(path.join(folder, 'below/plant.bin'), content);
    expect(Object.keys(searchFolder(folder, control))).toEqual(['below/plant.bin']);
    expect(searchFolder(folder, needles)).toEqual({});
    fs.rmSync(folder, { recursive: true });
  });
});

import { Connection, type SaveResult } from '@jsforce/jsforce-node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSalesforce } from './support/salesforce-stand-in/start.ts';

const org = await startSalesforce();
afterAll(() => org.close());
const { clientId, clientSecret } = org.credentials;
const connect = (secret = clientSecret): Connection =>
  new Connection({
    loginUrl: org.url,
    version: '67.0',
    oauth2: { clientId, clientSecret: secret, loginUrl: org.url },
    maxRequest: 5,
  });
const signIn = (connection: Connection) => connection.authorize({ grant_type: 'client_credentials' });
const conn = connect();
beforeAll(() => signIn(conn));

const idOf = (saved: SaveResult | SaveResult[]): string => {
  const [one] = [saved].flat();
  if (!one?.success) throw new Error(JSON.stringify(one?.errors));
  return one.id;
};
const lead = (LastName: string) => ({ LastName, Company: 'Ramos Paving LLC' });
const namesOf = async (where: string, options = {}): Promise<unknown[]> =>
  (await conn.query(`SELECT Id, LastName FROM Lead WHERE ${where} ORDER BY LastName`, options)).records.map(
    (one) => one['LastName'] as unknown,
  );

describe('Salesforce stand-in with the client jsforce', () => {
  test('signs in, and rejects another secret', async () => {
    expect(conn.instanceUrl).toBe(org.url);
    await expect(signIn(connect('another'))).rejects.toMatchObject({ name: 'invalid_client' });
  });

  test('creates, reads, changes and deletes a record', async () => {
    const id = idOf(await conn.sobject('Lead').create(lead('One')));
    expect(id).toMatch(/^00Q[0-9A-Za-z]{15}$/);
    expect(idOf(await conn.sobject('Lead').update({ Id: id, LastName: 'Two' }))).toBe(id);
    expect(await conn.sobject('Lead').retrieve(id)).toMatchObject({ Id: id, LastName: 'Two' });
    expect(await namesOf(`Id = '${id}'`)).toEqual(['Two']);
    expect(idOf(await conn.sobject('Lead').destroy(id))).toBe(id);
    await expect(conn.sobject('Lead').retrieve(id)).rejects.toMatchObject({ errorCode: 'ENTITY_IS_DELETED' });
    expect(await namesOf(`Id = '${id}'`)).toEqual([]);
    expect(await namesOf(`Id = '${id}'`, { scanAll: true })).toEqual(['Two']);
  });

  test('upserts by external id: creates, then updates', async () => {
    const upsert = (LastName: string) =>
      conn.sobject('Lead').upsert({ ...lead(LastName), Portal_Deal_Id__c: 'deal-1' }, 'Portal_Deal_Id__c');
    const [made, changed] = [await upsert('Made'), await upsert('Changed')];
    expect([made, changed]).toMatchObject([{ created: true }, { created: false }]);
    expect(idOf(changed)).toBe(idOf(made));
    expect(await namesOf("Portal_Deal_Id__c = 'deal-1'")).toEqual(['Changed']);
  });

  test('reads page after page', async () => {
    for (let i = 0; i < 5; i++) await conn.sobject('Lead').create(lead(`Page ${String(i)}`));
    org.limits.pageSize = 2;
    const all: unknown[] = [];
    let page = await conn.query("SELECT LastName FROM Lead WHERE LastName LIKE 'Page %' ORDER BY LastName");
    all.push(...page.records);
    while (!page.done) {
      page = await conn.queryMore(page.nextRecordsUrl ?? '');
      all.push(...page.records);
    }
    org.limits.pageSize = 2000;
    expect(all.map((one) => (one as { LastName: string }).LastName)).toEqual(
      [0, 1, 2, 3, 4].map((i) => `Page ${String(i)}`),
    );
  });

  test('returns errors as jsforce expects them', async () => {
    await expect(conn.sobject('Lead').create({ LastName: 'Without' })).rejects.toMatchObject({
      errorCode: 'REQUIRED_FIELD_MISSING',
    });
    await expect(conn.query('SELECT Nothing FROM Lead')).rejects.toMatchObject({ errorCode: 'INVALID_FIELD' });
    await expect(conn.query("SELECT Id FROM Lead WHERE LastName = 'O'Neil'")).rejects.toMatchObject({
      errorCode: 'MALFORMED_QUERY',
    });
    expect(
      (await conn.sobject('Lead').describe()).fields.find((one) => one.name === 'Portal_Deal_Id__c'),
    ).toMatchObject({
      unique: true,
      externalId: true,
    });
    expect(conn.limitInfo.apiUsage).toMatchObject({ limit: 100_000 });
  });

  test('rejects an expired session with 401, and a new one works', async () => {
    const before = conn.accessToken ?? '';
    const session = { instanceUrl: org.url, accessToken: before, version: '67.0' };
    org.expire();
    const query = "SELECT LastName FROM Lead WHERE LastName = 'Changed'";
    await expect(new Connection(session).query(query)).rejects.toMatchObject({ errorCode: 'INVALID_SESSION_ID' });
    await signIn(conn);
    const renewing = new Connection({ ...session, refreshFn: (_old, done) => void done(null, conn.accessToken ?? '') });
    expect((await renewing.query(query)).records).toMatchObject([{ LastName: 'Changed' }]);
    expect(conn.accessToken).not.toBe(before);
  });
});

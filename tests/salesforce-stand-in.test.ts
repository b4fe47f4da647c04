import { afterAll, describe, expect, test } from 'vitest';
import { startSalesforce } from './support/salesforce-stand-in/start.ts';

const org = await startSalesforce();
afterAll(() => org.close());
const { clientId, clientSecret } = org.credentials;
const signIn = async (secret = clientSecret): Promise<Response> => {
  const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: secret };
  return fetch(`${org.url}/services/oauth2/token`, { method: 'POST', body: new URLSearchParams(form) });
};
const { access_token: token } = (await (await signIn()).json()) as { access_token: string };
type Said = { status: number; body: Record<string, unknown>; usage: string | null };
const send = async (method: string, path: string, body?: object, bearer = token): Promise<Said> => {
  const answer = await fetch(`${org.url}/services/data/v67.0/${path}`, {
    method,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const said = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
  return { status: answer.status, body: said, usage: answer.headers.get('sforce-limit-info') };
};
const names = async (where: string, from = 'query'): Promise<unknown[]> => {
  const q = `SELECT LastName FROM Lead WHERE ${where} ORDER BY LastName`;
  const { body } = await send('GET', `${from}?q=${encodeURIComponent(q)}`);
  return (body['records'] as { LastName: string }[]).map((row) => row.LastName);
};
const company = { Company: 'Ramos Paving LLC' };

describe('Salesforce stand-in', () => {
  test('creates, reads, updates and deletes records; ids have 18 characters, and 15 are accepted', async () => {
    const made = await send('POST', 'sobjects/Lead', { ...company, LastName: 'One' });
    const id = String(made.body['id']);
    expect([made.status, id]).toEqual([201, expect.stringMatching(/^00Q[0-9A-Za-z]{12}[A-Z0-5]{3}$/)]);
    expect((await send('PATCH', `sobjects/Lead/${id.slice(0, 15)}`, { LastName: 'Two' })).status).toBe(204);
    expect((await send('GET', `sobjects/lead/${id}?fields=LastName`)).body).toEqual({ LastName: 'Two' });
    expect((await send('DELETE', `sobjects/Lead/${id}`)).status).toBe(204);
    expect(await send('GET', `sobjects/Lead/${id}`)).toMatchObject({
      status: 404,
      body: [{ errorCode: 'ENTITY_IS_DELETED' }],
    });
    expect([await names("LastName = 'two'"), await names("LastName = 'two'", 'queryAll')]).toEqual([[], ['Two']]);
  });

  test('answers an upsert with 201, then 200, then 300 when several records match', async () => {
    const path = 'sobjects/Lead/Portal_Deal_Id__c/d-1';
    const statuses = [];
    for (let i = 0; i < 2; i++) statuses.push((await send('PATCH', path, { ...company, LastName: 'Upserted' })).status);
    org.records.add('Lead', { ...company, LastName: 'Upserted', Portal_Deal_Id__c: 'd-1' });
    statuses.push((await send('PATCH', path, company)).status);
    expect(statuses).toEqual([201, 200, 300]);
  });

  test('evaluates conditions with brackets, NOT, lists and comparisons, ignoring case', async () => {
    for (const LastName of ['Aa', 'Ab', 'Ba', "O'Neil", '50%'])
      org.records.add('Lead', { LastName, Company: 'Conditions', Requested_Amount__c: LastName.length });
    const own = "Company = 'conditions' AND";
    expect(await names(`${own} LastName LIKE 'A_'`)).toEqual(['Aa', 'Ab']);
    expect(await names(`${own} (LastName = 'AA' OR LastName = 'ba')`)).toEqual(['Aa', 'Ba']);
    expect(await names(`${own} NOT (LastName = 'aa' OR LastName LIKE '%b%')`)).toEqual(['50%', "O'Neil"]);
    expect(await names(String.raw`${own} LastName IN ('O\'Neil', 'x')`)).toEqual(["O'Neil"]);
    expect(await names(String.raw`${own} LastName LIKE '%\%'`)).toEqual(['50%']);
    expect(await names(`${own} Requested_Amount__c > 3`)).toEqual(["O'Neil"]);
    expect(await names(`${own} Requested_Amount__c <= 2 AND LastName != 'Ab'`)).toEqual(['Aa', 'Ba']);
  });

  test.each([
    ["SELECT Id FROM Lead WHERE LastName = '", 'MALFORMED_QUERY'],
    ['SELECT Nothing FROM Lead', 'INVALID_FIELD'],
    ["SELECT Id FROM Lead WHERE Nothing.Name = 'x'", 'INVALID_FIELD'],
    ['SELECT Id FROM Nothing', 'INVALID_TYPE'],
  ])('rejects %s with %s', async (q, code) => {
    expect((await send('GET', `query?q=${encodeURIComponent(q)}`)).body).toMatchObject([{ errorCode: code }]);
  });

  test('rejects invalid values with their field, and counts calls', async () => {
    const refused = await send('POST', 'sobjects/Lead', { LastName: 'x'.repeat(81), ...company });
    expect(refused).toMatchObject({ status: 400, body: [{ errorCode: 'STRING_TOO_LONG', fields: ['LastName'] }] });
    expect((await send('POST', 'sobjects/Lead', { LastName: 'x' })).body).toMatchObject([
      { errorCode: 'REQUIRED_FIELD_MISSING', fields: ['Company'] },
    ]);
    expect(refused.usage).toMatch(/^api-usage=\d+\/100000$/);
  });

  test('accepts at most 25 requests in one', async () => {
    const one = {
      method: 'POST',
      url: '/services/data/v67.0/sobjects/Lead',
      referenceId: 'a',
      body: { ...company, LastName: 'C' },
    };
    const { body } = await send('POST', 'composite', {
      compositeRequest: [one, { ...one, referenceId: 'b', body: {} }],
    });
    const answers = body['compositeResponse'] as { httpStatusCode: number; referenceId: string }[];
    expect(answers.map((a) => [a.referenceId, a.httpStatusCode])).toEqual([
      ['a', 201],
      ['b', 400],
    ]);
    expect((await send('POST', 'composite', { compositeRequest: Array(26).fill(one) })).status).toBe(400);
  });

  test('requires the secret for a session, and rejects expired sessions', async () => {
    expect((await signIn('wrong')).status).toBe(400);
    org.expire();
    expect(await send('GET', 'query?q=x')).toMatchObject({ status: 401, body: [{ errorCode: 'INVALID_SESSION_ID' }] });
  });
});

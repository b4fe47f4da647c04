import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dealMessages } from '#contract/deal-form.ts';
import { type Deal, dealPaths } from '#contract/deals.ts';
import { BIRTH_DATE, draftDeal, EIN, sampleDeal, signedIn, SSN, submittedDeal } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
let dealer: Awaited<ReturnType<typeof signedIn>>;
let other: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  dealer = await signedIn(t, 'dealer');
  other = await signedIn(t, 'dealer');
});

const { query } = t.app.db;
const rowOf = (id: string) => query.selectFrom('deals').selectAll().where('id', '=', id).executeTakeFirst();
const actionsOf = async (id: string) =>
  (await query.selectFrom('audit').select('action').where('subject_id', '=', id).orderBy('id').execute()).map(
    (row) => row.action,
  );
const put = (id: string, body: object, who = dealer) => who.send('PUT', dealPaths.one(id), body);
const remove = (id: string, who = dealer) => who.send('DELETE', dealPaths.one(id));
const clearOf = async (id: string) => {
  const row = await rowOf(id);
  const open = (column: 'company_ein' | 'guarantor1_ssn' | 'guarantor1_dob') => {
    const stored = row?.[column] ?? null;
    return stored === null ? null : t.app.vault.decrypt({ table: 'deals', row: id, column }, stored).reveal();
  };
  return [open('company_ein'), open('guarantor1_ssn'), open('guarantor1_dob')];
};

describe('PUT /api/dealer/deals/{id}', () => {
  test('returns the changed deal and records the edit', async () => {
    const { id } = await draftDeal(dealer);
    t.clock.advance(60_000);
    const answer = await put(id, sampleDeal({ dealName: 'Renamed', requestedAmount: 5 }));
    expect(answer.statusCode).toBe(200);
    expect(answer.json<unknown>()).toMatchObject({
      success: true,
      deal: { id, dealName: 'Renamed', requestedAmount: 5, status: 'draft', updatedAt: t.clock.now().toISOString() },
    });
    expect(await actionsOf(id)).toEqual(['deal.created', 'deal.edited']);
  });

  test('keeps masked or absent encrypted values, replaces others and removes empty ones', async () => {
    const { id, companyEin, guarantor1Ssn, guarantor1Dob } = await draftDeal(dealer);
    const kept = ['47-3094410', '912-34-4821', '03/14/1981'];
    await put(id, sampleDeal({ companyEin, guarantor1Ssn, guarantor1Dob }));
    expect(await clearOf(id)).toEqual(kept);
    const { companyEin: _ein, guarantor1Ssn: _ssn, guarantor1Dob: _dob, ...without } = sampleDeal();
    await put(id, without);
    expect(await clearOf(id)).toEqual(kept);
    await put(id, sampleDeal({ companyEin: null, guarantor1Ssn: '913-34-4821' }));
    expect(await clearOf(id)).toEqual([kept[0], '913-34-4821', kept[2]]);
    await put(id, sampleDeal({ companyEin: '', guarantor1Ssn: '', guarantor1Dob: '' }));
    expect(await clearOf(id)).toEqual([null, null, null]);
    expectRefusal(await put(id, sampleDeal({ guarantor1Ssn: '91' })), 400, 'validation');
  });

  test('validates like a new deal and changes nothing when refused', async () => {
    const { id } = await draftDeal(dealer);
    const before = await rowOf(id);
    const refused = expectRefusal(await put(id, sampleDeal({ dealName: '' })), 400, 'validation');
    expect(refused.fields).toEqual({ dealName: dealMessages.dealName });
    expect(await rowOf(id)).toEqual(before);
  });

  test('does not edit a submitted deal', async () => {
    const { id } = await submittedDeal(dealer);
    const before = await rowOf(id);
    expectRefusal(await put(id, sampleDeal({ dealName: 'Late' })), 409, 'conflict');
    expect(await rowOf(id)).toEqual(before);
  });

  test('keeps lead and deal equal when edited and submitted at the same time', async () => {
    const { id } = await draftDeal(dealer);
    const [edited, submitted] = await Promise.all([
      put(id, sampleDeal({ dealName: 'Renamed' })),
      dealer.send('POST', dealPaths.submit(id)),
    ]);
    expect(submitted.statusCode).toBe(200);
    expect([200, 409]).toContain(edited.statusCode);
    const deal = (await dealer.send('GET', dealPaths.one(id))).json<{ deal: Deal }>().deal;
    const leads = query.selectFrom('crm_leads').select('name').where('external_id', '=', id);
    expect((await leads.execute()).map((lead) => lead.name)).toEqual([deal.dealName]);
    expect(deal.dealName).toBe(edited.statusCode === 200 ? 'Renamed' : sampleDeal().dealName);
  });
});

describe('PUT /api/dealer/deals/{id} with If-Match', () => {
  type Conflict = { code: string; deal: Deal };
  const readDeal = async (id: string, who = dealer) =>
    (await who.send('GET', dealPaths.one(id))).json<{ deal: Deal & { version: number } }>().deal;
  const putOver = (id: string, version: number, body: object, headers: Record<string, string> = {}, who = dealer) =>
    who.send('PUT', dealPaths.one(id), body, { 'if-match': `"${String(version)}"`, ...headers });

  test('saves over the version that was read and returns the next one', async () => {
    const { id } = await draftDeal(dealer);
    const { version } = await readDeal(id);
    const answer = await putOver(id, version, sampleDeal({ dealName: 'Renamed' }));
    expect(answer.statusCode, answer.body).toBe(200);
    const saved = answer.json<{ deal: Deal & { version: number } }>().deal;
    expect(saved).toMatchObject({ dealName: 'Renamed', version: version + 1 });
    expect((await putOver(id, saved.version, sampleDeal({ dealName: 'Again' }))).statusCode).toBe(200);
  });

  test("refuses to overwrite a colleague's edit and returns the stored deal with masked values", async () => {
    const colleague = await signedIn(t, 'dealer', dealer);
    const { id } = await draftDeal(dealer);
    const { version } = await readDeal(id);
    await put(id, sampleDeal({ dealName: "The colleague's name", dealerNotes: 'Call before noon' }), colleague);
    const refused = await putOver(id, version, sampleDeal({ dealName: 'Mine', dealerNotes: '' }));
    expect(refused.statusCode, refused.body).toBe(409);
    expect(refused.json<Conflict>()).toMatchObject({
      success: false,
      code: 'edit_conflict',
      deal: {
        id,
        dealName: "The colleague's name",
        dealerNotes: 'Call before noon',
        version: version + 1,
        companyEin: '••-•••4410',
        guarantor1Ssn: '•••-••-4821',
        guarantor1Dob: '••/••/••••',
      },
    });
    for (const clear of [SSN, EIN, BIRTH_DATE]) expect(refused.body).not.toContain(clear);
    expect(await rowOf(id)).toMatchObject({ deal_name: "The colleague's name", dealer_notes: 'Call before noon' });
    expect(await actionsOf(id)).toEqual(['deal.created', 'deal.edited']);
  });

  test('accepts one of two concurrent saves over the same version', async () => {
    const colleague = await signedIn(t, 'dealer', dealer);
    const { id } = await draftDeal(dealer);
    const { version } = await readDeal(id);
    const answers = await Promise.all([
      putOver(id, version, sampleDeal({ dealName: 'First' })),
      putOver(id, version, sampleDeal({ dealName: 'Second' }), {}, colleague),
    ]);
    expect(answers.map((one) => one.statusCode).sort()).toEqual([200, 409]);
    const loser = answers.find((one) => one.statusCode === 409)?.json<Conflict>();
    expect(loser?.code).toBe('edit_conflict');
    expect(loser?.deal.dealName).toBe((await rowOf(id))?.deal_name);
  });

  test('returns the same answer to a repeated Idempotency-Key and stores once', async () => {
    const { id } = await draftDeal(dealer);
    const { version } = await readDeal(id);
    const headers = { 'idempotency-key': `edit-once-${id}` };
    const first = await putOver(id, version, sampleDeal({ dealName: 'Once' }), headers);
    const again = await putOver(id, version, sampleDeal({ dealName: 'Once' }), headers);
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(await actionsOf(id)).toEqual(['deal.created', 'deal.edited']);
    const other = await putOver(id, version, sampleDeal({ dealName: 'Twice' }), headers);
    expectRefusal(other, 422, 'idempotency_mismatch');
  });

  test('refuses a malformed version like an old one, and a submitted deal as without If-Match', async () => {
    const { id } = await draftDeal(dealer);
    for (const header of ['"0"', 'x', '""']) {
      const refused = await dealer.send('PUT', dealPaths.one(id), sampleDeal(), { 'if-match': header });
      expect([refused.statusCode, refused.json<Conflict>().code]).toEqual([409, 'edit_conflict']);
    }
    const any = await dealer.send('PUT', dealPaths.one(id), sampleDeal(), { 'if-match': '*' });
    expect(any.statusCode).toBe(200);
    const { version } = await readDeal(id);
    await dealer.send('POST', dealPaths.submit(id));
    expectRefusal(await putOver(id, version, sampleDeal()), 409, 'conflict');
  });

  test("returns 404 for another dealership's draft with any version, and nothing of it", async () => {
    const { id } = await draftDeal(other);
    for (const version of [0, 1]) expectRefusal(await putOver(id, version, sampleDeal()), 404, 'not_found');
  });
});

describe('DELETE /api/dealer/deals/{id}', () => {
  test('deletes a draft permanently and records it', async () => {
    const { id } = await draftDeal(dealer);
    expect((await remove(id)).json<unknown>()).toEqual({ success: true });
    expect(await rowOf(id)).toBeUndefined();
    expect(await actionsOf(id)).toEqual(['deal.created', 'deal.deleted']);
    expectRefusal(await remove(id), 404, 'not_found');
  });

  test('does not delete a submitted deal', async () => {
    const { id } = await submittedDeal(dealer);
    expectRefusal(await remove(id), 409, 'conflict');
    expect(await rowOf(id)).toBeDefined();
  });

  test('lets 1 of 10 concurrent calls delete', async () => {
    const { id } = await draftDeal(dealer);
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove(id)));
    expect(answers.map((one) => one.statusCode).sort()).toEqual([200, ...Array<number>(9).fill(404)]);
    expect((await actionsOf(id)).filter((action) => action === 'deal.deleted')).toHaveLength(1);
  });

  test('either deletes or submits a draft when both happen at the same time', async () => {
    const { id } = await draftDeal(dealer);
    const [deleted, submitted] = await Promise.all([remove(id), dealer.send('POST', dealPaths.submit(id))]);
    const row = await rowOf(id);
    expect([deleted.statusCode, submitted.statusCode]).toEqual(row ? [409, 200] : [200, 404]);
    const leads = await query.selectFrom('crm_leads').select('id').where('external_id', '=', id).execute();
    expect(leads).toHaveLength(row ? 1 : 0);
  });
});

describe("checks 1.4: another dealership's deal", () => {
  test.each([
    ['GET', ''],
    ['PUT', ''],
    ['DELETE', ''],
    ['POST', '/submit'],
    ['POST', '/sync-salesforce'],
  ])('gets the same 404 as a missing one for %s %s, and nothing changes', async (method, rest) => {
    const { id } = await draftDeal(other);
    const before = await rowOf(id);
    const admin = await signedIn(t, 'admin');
    const call = (who: typeof dealer, one: string) =>
      who.send(method, `${dealPaths.one(one)}${rest}`, method === 'PUT' ? sampleDeal() : undefined);
    const answers = [
      await call(dealer, id),
      await call(admin, id),
      await call(dealer, '018f0000-0000-7000-8000-000000000000'),
      await call(dealer, 'x'),
    ].map((answer) => ({ ...expectRefusal(answer, 404, 'not_found'), requestId: '' }));
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await rowOf(id)).toEqual(before);
  });
});

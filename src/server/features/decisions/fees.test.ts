import { afterAll, describe, expect, test } from 'vitest';
import type { ApplicationFile } from '#contract/admin.ts';
import { type DecidedAnswer, decisionPaths, type NoticePreview } from '#contract/decisions.ts';
import { dayIn } from '#contract/days.ts';
import { sampleApproval } from '#tests/support/decision-factories.ts';
import { signedIn, submit } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const admin = await signedIn(t, 'admin');

/** The loan of the published vectors: $127,500 at 19% over 48 months. */
const terms = { amount: '127,500', termMonths: 48, ratePercent: '19' };
const documentFee = { kind: 'documentation', amount: '$595', paid: 'financed' };
const filingFee = { kind: 'filing', amount: '20', paid: 'financed' };
const offer = (changes: object) => ({ ...sampleApproval(t, terms), ...changes });
const decide = (id: string, body: object) => admin.send('POST', decisionPaths.application(id), body);
const inState = async (businessState: string) => (await submit(t, { businessState })).id;
const approve = async (body: object, businessState = 'Nebraska') => {
  const id = await inState(businessState);
  const answer = await decide(id, offer(body));
  expect(answer.statusCode, answer.body).toBe(201);
  return { id, ...answer.json<DecidedAnswer>() };
};
const auditOf = async (id: string) => {
  const rows = t.app.db.query.selectFrom('audit').select('detail').where('action', '=', 'decision.recorded');
  return (await rows.where('subject_id', '=', id).executeTakeFirst())?.detail;
};

describe('the fees of a decision', () => {
  test.each([
    ['no fees', [], '19.00%', 3812.27, 127_500],
    ['a document fee paid at signing', [{ ...documentFee, paid: 'at_signing' }], '19.27%', 3812.27, 126_905],
    ['a document fee withheld', [{ ...documentFee, paid: 'withheld' }], '19.27%', 3812.27, 126_905],
    ['a financed document fee', [documentFee], '19.26%', 3830.06, 127_500],
    ['a financed filing fee too', [documentFee, filingFee], '19.26%', 3830.65, 127_520],
    ['3 financed points', [{ kind: 'points', amount: 3825, paid: 'financed' }], '20.69%', 3926.63, 127_500],
  ])(
    'give the APR, payment and amount financed of the published vectors for %s',
    async (_name, fees, apr, payment, financed) => {
      const { notice, decisions } = await approve({ fees });
      const lines = notice.text.split('\n').filter((line) => /APR/.test(line));
      expect(lines).toEqual([`Annual percentage rate (APR): ${apr}`]);
      expect(decisions[0]).toMatchObject({
        amount: 127_500,
        aprPercent: Number.parseFloat(apr),
        payment,
        amountFinanced: financed,
      });
    },
  );

  test('are named in the notice, the record, the file and the audit log', async () => {
    const { id, notice, decisions } = await approve({ fees: [documentFee, filingFee] });
    for (const line of [
      'Approved amount: $127,500.00',
      'Document fee, financed: $595.00',
      'Filing or title fee, financed: $20.00',
      'Amount financed: $127,520.00',
      'Monthly payment: $3,830.65',
    ])
      expect(notice.text.split('\n')).toContain(line);
    const fees = [
      { kind: 'documentation', amount: 595, paid: 'financed' },
      { kind: 'filing', amount: 20, paid: 'financed' },
    ];
    expect(decisions[0]?.fees).toEqual(fees);
    const file = await admin.send('GET', `/api/admin/applications/${id}`);
    expect(file.json<{ application: ApplicationFile }>().application.decisions[0]?.fees).toEqual(fees);
    expect(await auditOf(id)).toMatchObject({
      fees: 'documentation 595.00 financed, filing 20.00 financed',
      apr: 19.26,
    });
    const again = await admin.send('GET', decisionPaths.notice(decisions[0]?.id ?? ''));
    expect(again.json<{ text: string }>().text).toBe(notice.text);
  });

  test('may be "no fees", which the notice and the audit log state', async () => {
    const { id, notice, decisions } = await approve({ fees: [] });
    expect(notice.text.split('\n')).toContain('Fees: none');
    expect(decisions[0]?.fees).toEqual([]);
    expect(await auditOf(id)).toMatchObject({ fees: 'none' });
  });

  test('are named in a Spanish notice with one APR', async () => {
    const { id } = await submit(t);
    await t.app.db.query.updateTable('applications').set({ language: 'es' }).where('id', '=', id).execute();
    const preview = await admin.send(
      'POST',
      `${decisionPaths.application(id)}/preview`,
      offer({ fees: [documentFee], businessState: 'NE' }),
    );
    const lines = preview.json<NoticePreview>().text.split('\n');
    expect(lines).toContain('Cargo por documentos, financiado: $595.00');
    expect(lines.filter((line) => line.includes('APR'))).toEqual(['APR (tasa porcentual anual): 19.26%']);
  });

  test.each([
    ['California', 'California'],
    ['NY', 'New York'],
  ])('must be answered for an offer to a business in %s, at any amount', async (typed, name) => {
    const id = await inState(typed);
    const today = dayIn(t.app.brand.timeZone, t.clock.now());
    const given = { kind: 'given', on: today, how: 'signature', by: 'Dana Whitfield' };
    for (const amount of [84_500, 90_000_000])
      for (const fees of [undefined, null]) {
        const body = offer({ amount, fees, disclosure: given });
        const preview = await admin.send('POST', `${decisionPaths.application(id)}/preview`, body);
        for (const answer of [preview, await decide(id, body)])
          expect(expectRefusal(answer, 400, 'validation').fields).toEqual({
            fees: `${name} requires the APR with all fees. Add each fee, or check "No fees".`,
          });
      }
    expect((await decide(id, offer({ fees: [], disclosure: given }))).statusCode).toBe(201);
  });

  test('may be unanswered in other states, where the notice omits the APR', async () => {
    const { notice, decisions } = await approve({ fees: null });
    expect(notice.text).not.toMatch(/APR|[Ff]ee/);
    expect(notice.text.split('\n')).toContain('Approved amount: $127,500.00');
    expect(decisions[0]).toMatchObject({ aprPercent: null, amountFinanced: null, fees: null });
    const again = await admin.send('GET', decisionPaths.notice(decisions[0]?.id ?? ''));
    expect(again.json<{ text: string }>().text).toBe(notice.text);
  });

  test.each([
    [{ ...documentFee, amount: '' }, 'fees.0.amount', 'Enter the fee in dollars'],
    [{ ...documentFee, amount: 'free' }, 'fees.0.amount', 'Enter the fee in dollars'],
    [{ ...documentFee, amount: 0 }, 'fees.0.amount', 'Enter the fee in dollars'],
    [{ ...documentFee, amount: '5.999' }, 'fees.0.amount', 'Did you mean $5,999? Write 5,999.'],
    [{ ...documentFee, kind: '' }, 'fees.0.kind', 'Choose the kind of fee'],
    [{ ...documentFee, kind: 'late' }, 'fees.0.kind', 'Choose the kind of fee'],
    [{ ...documentFee, paid: '' }, 'fees.0.paid', 'Choose how the fee is paid'],
    [
      { ...documentFee, amount: '127,500', paid: 'withheld' },
      'fees',
      'Check the fees: with them the APR would be above 999%.',
    ],
    [
      { ...documentFee, amount: '127,499.99', paid: 'withheld' },
      'fees',
      'Check the fees: with them the APR would be above 999%.',
    ],
  ])('are refused for %j with an error at %s', async (fee, field, words) => {
    const { id } = await submit(t);
    const refusal = expectRefusal(await decide(id, offer({ fees: [fee] })), 400, 'validation');
    expect(refusal.fields).toEqual({ [field]: words });
  });

  test('are refused if there are more than 10', async () => {
    const { id } = await submit(t);
    const fees = Array.from({ length: 11 }, () => documentFee);
    const refusal = expectRefusal(await decide(id, offer({ fees })), 400, 'validation');
    expect(refusal.fields).toEqual({ fees: 'A decision has up to 10 fees: add up those of one kind' });
  });
});

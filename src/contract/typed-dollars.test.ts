import { describe, expect, test } from 'vitest';
import { sampleDeal } from '#tests/support/factories.ts';
import { decideSchema } from './decisions.ts';
import { dealFormSchema } from './deal-form.ts';
import { feesSchema } from './fees.ts';

const AMOUNTS = [
  'equipmentAmount',
  'requestedAmount',
  'downPayment',
  'borrowerAnnualRevenue',
  'guarantor1AnnualIncome',
];
const dealWith = (name: string, typed: unknown) => dealFormSchema.safeParse({ ...sampleDeal(), [name]: typed });

describe('amounts of a deal', () => {
  test.each(AMOUNTS)('%s accepts common spellings', (name) => {
    for (const [typed, dollars] of [
      ['150k', 150_000],
      ['$150k', 150_000],
      ['2MM', 2_000_000],
      ['1.5 million', 1_500_000],
      ['84,500.50', 84_500.5],
      [84_500.5, 84_500.5],
    ] as const)
      expect(dealWith(name, typed).data, `${name} ${typed}`).toMatchObject({ [name]: dollars });
  });

  test.each(AMOUNTS)('%s asks about a spelling with two readings', (name) => {
    const { error } = dealWith(name, '150.000');
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      [name, 'Did you mean $150,000? Write 150,000.'],
    ]);
  });

  test.each(['-5', '1e5', 'ten', '1..5', '9'.repeat(20), Number.NaN, -1, 1e12, 1e20, 1e-7])(
    '%s rejects other text',
    (typed) => {
      expect(dealWith('downPayment', typed).error?.issues.map(({ path }) => path.join('.'))).toEqual(['downPayment']);
    },
  );
});

test('a fee and an offered amount accept the same spellings', () => {
  expect(feesSchema.safeParse([{ kind: 'documentation', amount: '1.2k', paid: 'financed' }]).data).toMatchObject([
    { amount: 1200 },
  ]);
  const issues = decideSchema.safeParse({ outcome: 'approved', amount: '150.000' }).error?.issues ?? [];
  expect(issues.filter(({ path }) => path[0] === 'amount').map(({ message }) => message)).toEqual([
    'Did you mean $150,000? Write 150,000.',
  ]);
});

import { expect, test } from 'vitest';
import { taxYears } from './tax-years.ts';

test('the phase-out of each tax year ends where it has used up the limit', () => {
  for (const row of Object.values(taxYears))
    expect(row && row.phaseOut.startCents + row.limitCents).toBe(row?.phaseOut.endCents);
});

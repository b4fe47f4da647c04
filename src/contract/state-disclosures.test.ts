import { describe, expect, test } from 'vitest';
import { disclosureDue, exemptionsFor } from './state-disclosures.ts';

describe('state disclosure of an offer', () => {
  test.each([
    ['CA', 50_000_000, 'CA'],
    ['CA', 50_000_001, null],
    ['NY', 50_000_001, 'NY'],
    ['NY', 250_000_000, 'NY'],
    ['NY', 250_000_001, null],
    ['NE', 1_000_000, null],
    ['other', 1_000_000, null],
    [null, 1_000_000, null],
    ['CA', null, 'CA'],
    ['NY', null, 'NY'],
    ['NE', null, null],
  ])('%s and %s cents financed: %s', (state, cents, due) => expect(disclosureDue(state, cents)).toBe(due));

  test('the exemption for vehicle dealers begins at $50,000', () => {
    expect(exemptionsFor(4_999_999)).not.toContain('vehicle_dealer');
    expect(exemptionsFor(5_000_000)).toContain('vehicle_dealer');
    expect(exemptionsFor(100)).toContain('true_lease');
  });
});

import { describe, expect, test } from 'vitest';
import { differencesOf, mergedOf } from './edit-conflict.ts';
import { emptyDeal } from './deal-values.ts';

const base = {
  ...emptyDeal,
  dealName: 'Skid steer',
  equipmentType: 'construction',
  equipmentAmount: '90000',
  requestedAmount: '84500',
  borrowerFirstName: 'Elena',
  borrowerLastName: 'Ramos',
  borrowerEmail: 'elena@example.com',
  borrowerPhone: '(402) 555-0188',
  guarantor1Ssn: '•••-••-4821',
};

describe('two edits of one draft', () => {
  test('only one of the two changed a field: that value is suggested, and with both changed none is', () => {
    const mine = { ...base, dealName: 'Mine', borrowerCompany: 'Ramos Paving' };
    const theirs = { ...base, dealName: 'Theirs', dealerNotes: 'Call before noon' };
    expect(differencesOf(base, mine, theirs)).toEqual([
      { field: 'dealName', mine: 'Mine', theirs: 'Theirs', suggested: undefined, sealed: false },
      { field: 'borrowerCompany', mine: 'Ramos Paving', theirs: '', suggested: 'mine', sealed: false },
      { field: 'dealerNotes', mine: '', theirs: 'Call before noon', suggested: 'theirs', sealed: false },
    ]);
  });

  test('an amount in another spelling is no difference, and the same edit made twice is none', () => {
    const mine = { ...base, requestedAmount: '$84,500', dealName: 'Renamed' };
    expect(differencesOf(base, mine, { ...base, dealName: 'Renamed' })).toEqual([]);
  });

  test('a typed SSN is neither shown nor merged, and one that was not touched is what is stored', () => {
    const theirs = { ...base, guarantor1Ssn: '•••-••-1111' };
    expect(differencesOf(base, base, theirs)).toEqual([]);
    const mine = { ...base, guarantor1Ssn: '913-44-5555' };
    expect(differencesOf(base, mine, theirs)).toEqual([
      { field: 'guarantor1Ssn', mine: '', theirs: '•••-••-1111', suggested: undefined, sealed: true },
    ]);
    for (const choice of ['mine', 'theirs'] as const)
      expect(mergedOf(mine, theirs, { guarantor1Ssn: choice }).guarantor1Ssn).toBe('•••-••-1111');
  });

  test('without a common start nothing is suggested', () => {
    const mine = { ...base, dealName: 'Mine', guarantor1Ssn: '913-44-5555' };
    expect(differencesOf(undefined, mine, base)).toMatchObject([
      { field: 'dealName', suggested: undefined },
      { field: 'guarantor1Ssn', sealed: true },
    ]);
  });

  test('a merge takes the saved values and what was chosen of the form', () => {
    const mine = { ...base, dealName: 'Mine', dealerNotes: 'Mine too' };
    const theirs = { ...base, dealName: 'Theirs', equipmentDescription: 'With bucket' };
    expect(mergedOf(mine, theirs, { dealName: 'theirs', dealerNotes: 'mine' })).toEqual({
      ...theirs,
      dealerNotes: 'Mine too',
    });
  });
});

import { expect, test } from 'vitest';
import { creditApplication as en } from '#copy/en/credit-application.ts';
import { creditApplication as es } from '#copy/es/credit-application.ts';
import { askedTerms } from './asked-terms.ts';

test.each([
  ['?value=84500&term=60&tier=good&down=20', { equipmentAmount: '$84,500', terms: '60 months, 20% down' }],
  ['?value=84500&term=36', { equipmentAmount: '$84,500', terms: '36 months' }],
  [
    '?value=84500&term=36&equipment=Compact+excavator%0A+2021',
    { equipmentAmount: '$84,500', equipmentDescription: 'Compact excavator 2021', terms: '36 months' },
  ],
  ['?equipment=Compact%20excavator', { equipmentDescription: 'Compact excavator', terms: '' }],
  [`?equipment=${'x'.repeat(300)}`, { equipmentDescription: 'x'.repeat(200), terms: '' }],
  ['?equipmentAmount=84500', { equipmentAmount: '$84,500', terms: '' }],
  ['?value=%3Cb%3E&term=48', { terms: '' }],
  ['?value=84500&term=soon&down=1e3', { equipmentAmount: '$84,500', terms: '' }],
  ['?value=84500&term=48&down=8450', { equipmentAmount: '$84,500', terms: '48 months' }],
  ['?token=abc', { terms: '' }],
  ['', { terms: '' }],
])('the terms of the calculator stay apart from the description: %s', (query, values) =>
  expect(askedTerms(query, en.asked)).toEqual(values),
);

test('in Spanish too', () =>
  expect(askedTerms('?value=150000&term=48&down=15', es.asked).terms).toBe('48 meses, 15% de pago inicial'));

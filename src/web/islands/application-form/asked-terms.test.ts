import { expect, test } from 'vitest';
import { creditApplication as en } from '#copy/en/credit-application.ts';
import { creditApplication as es } from '#copy/es/credit-application.ts';
import { askedTerms } from './asked-terms.ts';

test.each([
  [
    '?value=84500&term=60&tier=good&down=20',
    {
      equipmentAmount: '$84,500',
      equipmentDescription: 'Asked for in the calculator: 60 months, 20% down. Equipment: ',
    },
  ],
  [
    '?value=84500&term=36',
    { equipmentAmount: '$84,500', equipmentDescription: 'Asked for in the calculator: 36 months. Equipment: ' },
  ],
  [
    '?value=84500&term=36&equipment=Compact+excavator%0A+2021',
    {
      equipmentAmount: '$84,500',
      equipmentDescription: 'Asked for in the calculator: 36 months. Equipment: Compact excavator 2021',
    },
  ],
  ['?equipment=Compact%20excavator', { equipmentDescription: 'Compact excavator' }],
  [`?equipment=${'x'.repeat(300)}`, { equipmentDescription: 'x'.repeat(200) }],
  ['?equipmentAmount=84500', { equipmentAmount: '$84,500' }],
  ['?value=%3Cb%3E&term=48', {}],
  ['?value=84500&term=soon&down=1e3', { equipmentAmount: '$84,500' }],
  ['?token=abc', {}],
  ['', {}],
])('the terms of the calculator reach the form: %s', (query, values) =>
  expect(askedTerms(query, en.asked)).toEqual(values),
);

test('in Spanish too', () =>
  expect(askedTerms('?value=150000&term=48&down=15', es.asked).equipmentDescription).toBe(
    'Según la calculadora: 48 meses, 15% de pago inicial. Equipo: ',
  ));

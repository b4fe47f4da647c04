import { expect, test } from 'vitest';
import { creditApplication as en } from '#copy/en/credit-application.ts';
import { creditApplication as es } from '#copy/es/credit-application.ts';
import { describedWithTerms, splitAskedTerms } from './asked-terms.ts';

test.each([
  ['Compact excavator', '60 months', 'Compact excavator. Terms asked for: 60 months'],
  [' CAT 320. ', '60 months', 'CAT 320. Terms asked for: 60 months'],
  ['', '60 months', 'Terms asked for: 60 months'],
  ['CAT 320.', '', 'CAT 320.'],
])('the description %j is sent with the terms %j', (description, terms, sent) =>
  expect(describedWithTerms(description, terms, en.asked)).toBe(sent),
);

test.each([
  [en, 'CAT 320, 2021', '60 months, 20% down'],
  [en, '', '48 months'],
  [es, 'Excavadora 1.5 t. Usada', '48 meses, 15% de pago inicial'],
  [es, 'Sin plazo', ''],
])('%#: what was described with terms is separated again', ({ asked }, description, terms) =>
  expect(splitAskedTerms(describedWithTerms(description, terms, asked), asked)).toEqual({ description, terms }),
);

test.each(['Terms asked for: low', 'Terms asked for: 60 months, please', 'Press. Terms asked for: x months'])(
  'a description that only looks like it stays whole: %s',
  (described) => expect(splitAskedTerms(described, en.asked)).toEqual({ description: described, terms: '' }),
);

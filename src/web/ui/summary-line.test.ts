import { expect, test } from 'vitest';
import { creditApplication as en } from '#copy/en/credit-application.ts';
import { creditApplication as es } from '#copy/es/credit-application.ts';
import { summaryLine } from './summary-line.ts';

test.each([
  [en.labels.businessCity, en.messages.businessCity, 'City is required'],
  [en.labels.businessZip, en.messages.businessZip, 'Valid ZIP code is required'],
  [es.labels.businessZip, es.messages.businessZip, 'Escriba un código postal válido'],
  [en.labels.businessPhone, en.messages.businessPhone, 'Business phone: Valid phone number is required'],
  [en.fullLabels.principalEmail, en.messages.principalEmail, 'Principal email: Valid email is required'],
  [en.fullLabels.businessZip, en.messages.businessZip, 'Business ZIP code: Valid ZIP code is required'],
  [en.fullLabels.businessCity, en.messages.businessCity, 'Business city is required'],
  [en.fullLabels.businessStreet, en.messages.businessStreet, 'Business street address is required'],
  [en.labels.county, en.messages.text, 'County: Invalid input: expected string'],
])('the error summary for "%s" with "%s" shows %s', (label, message, line) =>
  expect(summaryLine(label, message)).toBe(line),
);

test('the error summary in Spanish continues in lower case after the label', () => {
  const line = 'Código postal del negocio: escriba un código postal válido';
  expect(summaryLine(es.fullLabels.businessZip, es.messages.businessZip, 'es')).toBe(line);
});

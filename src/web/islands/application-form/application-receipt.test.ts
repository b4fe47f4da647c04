import { expect, test } from 'vitest';
import { maskedEmail } from './application-receipt.tsx';

test('look: the receipt shows of the address its first letter and where the mail goes', () => {
  expect(maskedEmail('elena@example.com')).toBe('e•••@example.com');
  expect(maskedEmail('')).toBe('');
});

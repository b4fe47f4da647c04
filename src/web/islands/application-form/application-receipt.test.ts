import { describe, expect, test } from 'vitest';
import { maskedEmail, receivedText } from './application-receipt.tsx';

describe('look: the receipt', () => {
  test('names the zone of the instant', () => {
    const at = '2026-11-21T20:31:00.000Z';
    expect(receivedText(at, 'en', 'America/Chicago').replace(/\s/g, ' ')).toBe('Nov 21, 2026, 2:31 PM CST');
    expect(receivedText(at, 'es', 'America/New_York').replace(/\s/g, ' ')).toBe('21 nov 2026, 3:31 p.m. EST');
    expect(receivedText('2026-07-21T20:31:00.000Z', 'en', 'America/New_York')).toContain('EDT');
    expect(receivedText('', 'en', 'America/Chicago')).toBe('');
  });
  test('shows of the address its first letter and where the mail goes', () => {
    expect(maskedEmail('elena@example.com')).toBe('e•••@example.com');
    expect(maskedEmail('')).toBe('');
  });
});

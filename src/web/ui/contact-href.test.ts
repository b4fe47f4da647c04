import { expect, test } from 'vitest';
import { dialHref, emailHref } from './contact-href.ts';

test.each([
  ['elena@example.com', 'mailto:elena@example.com'],
  ["o'neil+loans@example.com", "mailto:o'neil%2Bloans@example.com"],
  [
    'vic@cust.example?bcc=mallory%40evil.example&subject=Your%20file',
    'mailto:vic@cust.example%3Fbcc%3Dmallory%2540evil.example%26subject%3DYour%2520file',
  ],
])('an email link to %s has one recipient and no headers', (address, href) => expect(emailHref(address)).toBe(href));

test.each([
  ['(402) 555-0142', 'tel:+14025550142'],
  ['1 402 555 0142', 'tel:+14025550142'],
  ['+52 55 1234 5678', 'tel:+525512345678'],
  ['555-0142', 'tel:5550142'],
])('a phone link for %s is %s', (typed, href) => expect(dialHref(typed)).toBe(href));

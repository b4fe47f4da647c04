import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmailRow } from './contact-rows.tsx';

test.each([
  ['elena@example.com', 'mailto:elena@example.com'],
  ["o'neil+loans@example.com", "mailto:o'neil%2Bloans@example.com"],
  [
    'vic@cust.example?bcc=mallory%40evil.example&subject=Your%20file',
    'mailto:vic@cust.example%3Fbcc%3Dmallory%2540evil.example%26subject%3DYour%2520file',
  ],
])('an email link to %s has one recipient and no headers', (value, href) => {
  const [, found] = /href="([^"]+)"/.exec(renderToStaticMarkup(<EmailRow label="Email" value={value} />)) ?? [];
  expect(found?.replaceAll('&#x27;', "'")).toBe(href);
});

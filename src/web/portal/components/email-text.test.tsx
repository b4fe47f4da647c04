import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmailText } from './email-text.tsx';

test.each([
  ['ana@example.com', '<span class="email-text">ana<wbr/>@example.com</span>'],
  ['Email to ana@example.com', '<span class="email-text">Email to ana<wbr/>@example.com</span>'],
  ['Ana Ruiz', '<span class="email-text">Ana Ruiz</span>'],
  [
    'a.very.long.department.name.of.dealers@example.com',
    '<span class="email-text email-text-long">a.very.long.department.name.of.dealers<wbr/>@example.com</span>',
  ],
])('%s breaks before its @, and elsewhere only if a part of it is long', (text, markup) => {
  expect(renderToStaticMarkup(<EmailText>{text}</EmailText>)).toBe(markup);
});

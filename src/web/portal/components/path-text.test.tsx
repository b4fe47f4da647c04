import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { PathText } from './path-text.tsx';

test('links the address of a screen in a text, without the period after it', () => {
  const shown = renderToStaticMarkup(
    <MemoryRouter>
      <PathText>Download the key backup at /admin/settings/setup/keys. Then read it back.</PathText>
    </MemoryRouter>,
  );
  expect(shown).toMatch(/^Download the key backup at <a [^>]*href="\/admin\/settings\/setup\/keys"[^>]*>/);
  expect(shown).toMatch(/>\/admin\/settings\/setup\/keys<\/a>\. Then read it back\.$/);
});

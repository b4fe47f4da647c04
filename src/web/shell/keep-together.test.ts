import { expect, test } from 'vitest';
import { keepTogether } from './keep-together.ts';

const body = (inner: string): string =>
  `<html><head><title>24–48 hours</title></head><body><nav>24–48 hours</nav><main>${inner}</main></body></html>`;
const kept = (word: string): string => `<bdi class="unbroken">${word}</bdi>`;

test.each([
  ['<p>Mon–Fri, 8am–6pm EST</p>', `<p><bdi>${kept('Mon–Fri,')} ${kept('8am–6pm')} EST</bdi></p>`],
  [
    '<p>8\u00a0a.\u00a0m.–6\u00a0p.\u00a0m. hora</p>',
    `<p><bdi>${kept('8\u00a0a.\u00a0m.–6\u00a0p.\u00a0m.')} hora</bdi></p>`,
  ],
  ['<p>cerrado en 5–10 días</p>', `<p><bdi>cerrado en ${kept('5–10')} días</bdi></p>`],
  [
    '<p>a three-machine cell, by E-mail.</p>',
    `<p><bdi>a ${kept('three-machine')} cell, by ${kept('E-mail.')}</bdi></p>`,
  ],
  ['<b>24–48 hours</b>', `<b>${kept('24–48 hours')}</b>`],
  ['<p>one - two – three</p>', '<p>one - two – three</p>'],
  ['<a href="/first-time" title="a-b">x</a>', '<a href="/first-time" title="a-b">x</a>'],
])('a line breaks at spaces only: %s', (markup, expected) => expect(keepTogether(body(markup))).toBe(body(expected)));

test('a phone number stays on one line', () => {
  const sentence = (phone: string): string => `Call ${phone} or write.`;
  expect(keepTogether(body(`<p>${sentence('(402) 555-0142,')}</p>`))).toBe(
    body(`<p><bdi>${sentence(kept('(402) 555-0142,'))}</bdi></p>`),
  );
});

test('a word longer than a line of a phone may break', () => {
  const long = `<p>${'a-b'.repeat(9)}</p>`;
  expect(keepTogether(body(long))).toBe(body(long));
});

test('markup of an island stays unchanged, and text after it does not', () => {
  const island = '<div data-island="chat-en" data-when="click"><div><p>24–48</p></div>8–6</div>';
  expect(keepTogether(body(`${island}<p>24–48</p>`))).toBe(body(`${island}<p>${kept('24–48')}</p>`));
});

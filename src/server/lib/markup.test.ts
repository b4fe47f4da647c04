import fc from 'fast-check';
import { expect, test } from 'vitest';
import { html, raw } from './markup.ts';

test('every inserted text is escaped, in content and attributes', () => {
  const name = `Rivet & "Beam" <Capital> 'x'`;
  expect(html`<a title="${name}">${name}</a>`.text).toBe(
    '<a title="Rivet &amp; &quot;Beam&quot; &lt;Capital&gt; &#39;x&#39;">Rivet &amp; &quot;Beam&quot; &lt;Capital&gt; &#39;x&#39;</a>',
  );
});

test('numbers, lists and markup of our own stand as they are', () => {
  const items = [1, 2].map((n) => html`<li>${n} ${'<'}</li>`);
  expect(html`${items}`.text).toBe('<li>1 &lt;</li><li>2 &lt;</li>');
  expect(html`${['a', ['<b>', html`<i>c</i>`]]}`.text).toBe('a&lt;b&gt;<i>c</i>');
  expect(html`${raw('<b>')}`.text).toBe('<b>');
});

test('nothing at all is nothing', () => {
  expect(html``.text).toBe('');
  expect(html`${''}`.text).toBe('');
});

test('no text leaves its place, and each reads back as it was', () => {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  const read = (text: string): string => text.replace(/&([^;]+);/g, (_all, name: string) => entities[name] ?? '?');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const shown = html`${text}`.text;
      expect(shown).not.toMatch(/[<>"']/);
      expect(read(shown)).toBe(text);
    }),
  );
});

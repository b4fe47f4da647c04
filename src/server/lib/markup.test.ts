import fc from 'fast-check';
import { expect, test } from 'vitest';
import { html, raw } from './markup.ts';

test('html escapes every inserted text in content and attributes', () => {
  const name = `Rivet & "Beam" <Capital> 'x'`;
  expect(html`<a title="${name}">${name}</a>`.text).toBe(
    '<a title="Rivet &amp; &quot;Beam&quot; &lt;Capital&gt; &#39;x&#39;">Rivet &amp; &quot;Beam&quot; &lt;Capital&gt; &#39;x&#39;</a>',
  );
});

test('html inserts numbers, lists and safe markup unchanged', () => {
  const items = [1, 2].map((n) => html`<li>${n} ${'<'}</li>`);
  expect(html`${items}`.text).toBe('<li>1 &lt;</li><li>2 &lt;</li>');
  expect(html`${['a', ['<b>', html`<i>c</i>`]]}`.text).toBe('a&lt;b&gt;<i>c</i>');
  expect(html`${raw('<b>')}`.text).toBe('<b>');
});

test('html returns empty text for empty input', () => {
  expect(html``.text).toBe('');
  expect(html`${''}`.text).toBe('');
});

test('html keeps every text in its place, and it reads back unchanged', () => {
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

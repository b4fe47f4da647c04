import { describe, expect, test } from 'vitest';
import { offScale, spacing } from '../scripts/checks/spacing.ts';

const found = (css: string): string[] =>
  offScale('src/web/ui/a.css', css).map(({ line, property, value }) => `${String(line)} ${property}: ${value}`);

describe('spacing scale', () => {
  test('reports each value off the scale with its line', () => {
    expect(found('.a {\n  padding: 10px 16px;\n  gap: 7px;\n}\n.b { margin-top: -18px; }')).toEqual([
      '2 padding: 10px 16px',
      '3 gap: 7px',
      '5 margin-top: -18px',
    ]);
  });

  test.each([
    '.a { padding: 0 12px; margin: -4px auto; gap: var(--s-3) 1px; }',
    '.a { padding: calc(50% - 7px) max(7px, 1rem); }',
    '/* padding: 7px */ .a { scroll-margin: 88px; width: 7px; letter-spacing: 3px }',
  ])('accepts %s', (css) => {
    expect(found(css)).toEqual([]);
  });

  test('the design system and the portal use only values of the scale', () => {
    expect(spacing().errors).toEqual([]);
  });
});

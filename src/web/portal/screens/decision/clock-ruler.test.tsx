import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { desk } from '#copy/portal/decision-desk.ts';
import { ClockRuler } from './clock-ruler.tsx';

const completeAt = '2026-11-21T15:00:00.000Z';
const rulerOf = (answerBy: string | null): string =>
  renderToStaticMarkup(
    <ClockRuler
      clock={{ state: 'running', completeAt, answerBy, dueAt: '2026-12-21T15:00:00.000Z', respondBy: null }}
      now={Date.parse('2026-11-22T15:00:00.000Z')}
      tone="ours"
    />,
  );

test('the ruler labels the promised answer at its share of the time', () => {
  const shown = rulerOf('2026-11-24T15:00:00.000Z');
  expect(shown).toContain(desk.clock.answerMark('Nov 24'));
  expect(shown).toContain('data-end="false" style="left:10.00%"');
  expect(rulerOf('2026-12-20T15:00:00.000Z')).toContain('data-end="true"');
});

test('the ruler has no such mark without a promised answer', () => {
  expect(rulerOf(null)).not.toContain('clock-answer');
});

import { describe, expect, test } from 'vitest';
import type { Doubts } from './doubts.ts';
import { markSections, startedSections } from './section-states.ts';
import type { Refusals } from './validation.ts';
import { emptyApplication } from './values.ts';

const all = [true, true, true, true, true];
const states = (current: number, reached: number, shown: Refusals, refused: Refusals, doubts: Doubts = {}): string[] =>
  markSections({ current, reached, started: all }, shown, refused, doubts).map(({ state }) => state);

describe('look: the rail of the long form', () => {
  const open = { businessName: 'x', principalName: 'x', primarySignature: 'x' };

  test('at first one is current and all others are open, valid or not', () => {
    expect(states(0, 0, {}, open)).toEqual(['current', 'open', 'open', 'open', 'open']);
  });
  test('a valid section that lies behind is done; an invalid one stays open', () => {
    expect(states(2, 2, {}, open)).toEqual(['done', 'open', 'current', 'open', 'open']);
    expect(states(2, 2, {}, { primarySignature: 'x' })).toEqual(['done', 'done', 'current', 'open', 'open']);
  });
  test('going back leaves what was reached', () => {
    expect(states(0, 3, {}, { primarySignature: 'x' })).toEqual(['current', 'done', 'done', 'done', 'open']);
  });
  test('a section with a doubt is valid and not done: it counts what to check, never what to fix', () => {
    const doubts = { businessState: 'a', dateEstablished: 'b', principalPhone: 'c' };
    const marks = markSections({ current: 4, reached: 4, started: all }, {}, {}, doubts);
    expect(marks.map(({ state }) => state)).toEqual(['done', 'check', 'check', 'done', 'current']);
    expect(marks[1]).toMatchObject({ toFix: 0, toCheck: 2 });
    expect(states(2, 4, { businessCity: 'x' }, { businessCity: 'x' }, doubts)[1]).toBe('fix');
    expect(states(0, 0, {}, {}, doubts)[1]).toBe('open');
  });
  test('a section without any input is not done, whatever its choices start with', () => {
    const started = startedSections(emptyApplication, new Set([0, 3]));
    expect(started).toEqual([true, false, false, false, false]);
    expect(startedSections(emptyApplication, new Set([3]))[0]).toBe(false);
    expect(startedSections({ ...emptyApplication, equipmentCondition: 'Used' }, new Set([3]))[3]).toBe(false);
    expect(startedSections({ ...emptyApplication, equipmentAmount: '$84,500' }, new Set())[3]).toBe(true);
    expect(markSections({ current: 4, reached: 4, started }, {}, {}, {}).map(({ state }) => state)).toEqual([
      'done',
      'open',
      'open',
      'open',
      'current',
    ]);
  });
  test('shown errors mark their section, the current one too, with their number', () => {
    const refused = { businessZip: 'a', businessCity: 'b' };
    const marks = markSections({ current: 1, reached: 4, started: all }, refused, refused, {});
    expect(marks[1]).toEqual({ id: 'business', state: 'fix', toFix: 2, toCheck: 0, current: true });
    expect(marks[4]?.state).toBe('done');
    const doubted = { businessZip: 'a', dateEstablished: 'c' };
    const both = markSections({ current: 1, reached: 4, started: all }, refused, refused, doubted);
    expect(both[1], 'a field counts once').toMatchObject({ toFix: 2, toCheck: 1 });
  });
});

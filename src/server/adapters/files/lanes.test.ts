import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Lane, openLanes } from './lanes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Who is in, by name, in the order of entering. */
function follow(lanes: ReturnType<typeof openLanes>) {
  const inside = new Map<string, Lane>();
  return {
    comes: (name: string) => void lanes.enter().then((lane) => inside.set(name, lane)),
    lane: (name: string): Lane => inside.get(name) ?? expect.fail(`${name} is not in`),
    names: async () => {
      await vi.advanceTimersByTimeAsync(0);
      return [...inside.keys()].join('');
    },
  };
}

describe('files at once: so many pour', () => {
  test('the others wait, and come in their order', async () => {
    const lanes = openLanes(2, 100);
    const { comes, lane, names } = follow(lanes);
    expect(lanes.areFull()).toBe(false);
    for (const name of 'abcd') comes(name);
    expect(await names()).toBe('ab');
    expect(lanes.areFull()).toBe(true);
    lane('b').leave();
    expect(await names()).toBe('abc');
    lane('a').leave();
    expect(await names()).toBe('abcd');
  });

  test('who left twice, or after the lane went to another, frees none', async () => {
    const lanes = openLanes(1, 100);
    const { comes, lane, names } = follow(lanes);
    for (const name of 'abc') comes(name);
    expect(await names()).toBe('a');
    lane('a').leave();
    lane('a').leave();
    lane('a').goesOn();
    expect(await names()).toBe('ab');
    await vi.advanceTimersByTimeAsync(100);
    expect(await names()).toBe('abc');
    lane('b').leave();
    expect(lanes.areFull()).toBe(true);
    lane('c').leave();
    expect(lanes.areFull()).toBe(false);
  });

  test('a lane in which nothing passes goes to the next; one that pours is kept', async () => {
    const { comes, lane, names } = follow(openLanes(2, 100));
    for (const name of 'abc') comes(name);
    expect(await names()).toBe('ab');
    await vi.advanceTimersByTimeAsync(60);
    lane('a').goesOn();
    await vi.advanceTimersByTimeAsync(39);
    expect(await names()).toBe('ab');
    await vi.advanceTimersByTimeAsync(1);
    expect(await names()).toBe('abc');
  });
});

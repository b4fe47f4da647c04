import { afterEach, expect, test, vi } from 'vitest';
import { collectAfterStart, SETTLED_MS } from './collect-after-start.ts';

const real = globalThis.gc;
afterEach(() => {
  vi.useRealTimers();
  globalThis.gc = real;
});

test('checks 5: what the start left behind is collected once, and without the flag nothing happens', () => {
  vi.useFakeTimers();
  const collect = vi.fn();
  globalThis.gc = collect as unknown as typeof globalThis.gc;
  collectAfterStart();
  vi.advanceTimersByTime(SETTLED_MS - 1);
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledOnce();
  globalThis.gc = undefined;
  collectAfterStart();
  expect(() => vi.advanceTimersByTime(SETTLED_MS)).not.toThrow();
});

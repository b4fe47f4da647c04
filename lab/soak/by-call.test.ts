import { expect, test } from 'vitest';
import { byCall } from './by-call.ts';

test("a soak reports the slower call and the processor's work", () => {
  const intervals = Array.from({ length: 40 }, (_, n) => ({
    at: n * 5,
    answers: [
      { call: 'GET /even', ms: 7 },
      { call: 'GET /slower', ms: 10 + n },
    ],
    processor: n < 20 ? n : 20 + (n - 20) * 2,
  }));
  expect(byCall(intervals)).toEqual([
    'GET /even: median 7.0 ms, p99 7.0 ms of 10 at first, median 7.0 ms, p99 7.0 ms of 10 at last',
    'GET /slower: median 15.0 ms, p99 19.0 ms of 10 at first, median 45.0 ms, p99 49.0 ms of 10 at last',
    'processor: 20 % at first, 40 % at last',
  ]);
});

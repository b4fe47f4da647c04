import { expect, test } from 'vitest';
import { losePower } from './power-loss/rounds.ts';

test('design 9: a power cut at any moment loses nothing acknowledged, and the control without flushes does (4 and 2 rounds)', async () => {
  const { cut, control, flushes } = await losePower({
    rounds: 4,
    controls: 2,
    seed: Date.now() % 1_000_000,
    submits: 60,
  });
  expect(flushes).toBeGreaterThan(60);
  expect(cut.acknowledged).toBeGreaterThanOrEqual(60);
  expect({ lost: cut.lost, unreadable: cut.unreadable }).toEqual({ lost: 0, unreadable: 0 });
  expect(control.lost).toBeGreaterThan(0);
}, 120_000);

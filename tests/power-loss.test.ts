import { expect, test } from 'vitest';
import { startKms } from './support/kms-stand-in.ts';
import { losePower } from './power-loss/rounds.ts';

test('a power cut at any moment loses no acknowledged write, and the control without flushes does (4 and 2 rounds)', async () => {
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
});

test('a power cut with data keys wrapped by AWS KMS loses no acknowledged write (2 rounds and 1)', async () => {
  const kms = await startKms();
  const of = { rounds: 2, controls: 1, seed: Date.now() % 1_000_000, submits: 40, settings: kms.settings };
  const { cut } = await losePower(of);
  await kms.close();
  expect(cut.acknowledged).toBeGreaterThanOrEqual(40);
  expect({ lost: cut.lost, unreadable: cut.unreadable }).toEqual({ lost: 0, unreadable: 0 });
  expect(kms.given.length).toBe(2);
});

import { setImmediate as tick } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openTurns } from './turns.ts';

describe('checks 5: a thousand who ask at once', () => {
  test('answers begin in the order of those who were let in', async () => {
    const { turn } = openTurns();
    const begun: number[] = [];
    await Promise.all([0, 1, 2].map((n) => turn().then(() => begun.push(n))));
    expect(begun).toEqual([0, 1, 2]);
  });

  test.each(['let in', 'refused'])('none begins while somebody is coming, until that one is %s', async (outcome) => {
    const { letIn, turn } = openTurns();
    const admission = Promise.withResolvers<string>();
    const coming = letIn(admission.promise).catch(String);
    let begun = false;
    const mine = turn().then(() => (begun = true));
    for (let n = 0; n < 5; n++) await tick();
    expect(begun).toBe(false);
    if (outcome === 'let in') admission.resolve('in');
    else admission.reject(new Error('full'));
    expect(await coming).toBe(outcome === 'let in' ? 'in' : 'Error: full');
    await mine;
    expect(begun).toBe(true);
  });

  test('whoever comes for ever holds nobody up for longer than half a second', async () => {
    const { letIn, turn } = openTurns();
    void letIn(new Promise(() => undefined));
    const from = performance.now();
    await turn();
    expect(performance.now() - from).toBeGreaterThanOrEqual(490);
    expect(performance.now() - from).toBeLessThan(5000);
  });

  test('nor does a crowd of those who come make the others a trickle', async () => {
    const { letIn, turn } = openTurns();
    void letIn(new Promise(() => undefined));
    const from = performance.now();
    await Promise.all(Array.from({ length: 450 }, turn));
    expect(performance.now() - from).toBeLessThan(1000);
  });

  test('while somebody is coming nothing goes round', async () => {
    const { letIn, turn } = openTurns();
    const admission = Promise.withResolvers<void>();
    void letIn(admission.promise);
    const mine = turn();
    const before = process.cpuUsage();
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(150);
    admission.resolve();
    await mine;
  });

  test('a hundred at most begin before others are served', async () => {
    const { turn } = openTurns();
    let begun = 0;
    for (let n = 0; n < 250; n++) void turn().then(() => (begun += 1));
    const steps: number[] = [];
    while (begun < 250) {
      const before = begun;
      await tick();
      steps.push(begun - before);
    }
    expect(Math.max(...steps)).toBe(100);
    expect(steps.filter((n) => n > 0)).toEqual([100, 100, 50]);
  });
});

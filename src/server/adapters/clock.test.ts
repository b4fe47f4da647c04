import type pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { newId, shiftIds } from '#server/core/ids.ts';
import { followDatabase } from './clock.ts';

afterEach(() => shiftIds(0));

const TEN_MINUTES = 600_000;
const databaseAhead = (byMs: number) => ({
  pool: { query: () => Promise.resolve({ rows: [{ ms: String(Date.now() + byMs) }] }) } as unknown as pg.Pool,
});
const moved: number[] = [];

describe('checks F7: nodes whose clocks differ', () => {
  test('go by the clock of the database, which is told once', async () => {
    const clock = await followDatabase(databaseAhead(TEN_MINUTES), (byMs) => moved.push(byMs));
    expect(Math.abs(clock.now().getTime() - Date.now() - TEN_MINUTES)).toBeLessThan(60_000);
    expect(moved).toHaveLength(1);
    clock.stop();
  });

  test('make ids in the order of that clock', async () => {
    const behind = newId();
    const ahead = await followDatabase(databaseAhead(TEN_MINUTES), () => undefined);
    const first = newId();
    ahead.stop();
    expect(Number.parseInt(first.slice(0, 8), 16)).toBeGreaterThan(Number.parseInt(behind.slice(0, 8), 16));
  });

  test('a second is no difference', async () => {
    const told: number[] = [];
    const clock = await followDatabase(databaseAhead(1000), (byMs) => told.push(byMs));
    expect(told).toEqual([]);
    clock.stop();
  });
});

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

  test('one look that was held up moves nothing, a difference that stays does', async () => {
    const told: number[] = [];
    let ahead = 0;
    let looks = 0;
    let stays = false;
    const query = () => {
      looks += 1;
      if (looks === 2) ahead = TEN_MINUTES;
      if (looks === 3) ahead = 0;
      if (stays) ahead = TEN_MINUTES;
      return Promise.resolve({ rows: [{ ms: String(Date.now() + ahead) }] });
    };
    const clock = await followDatabase({ pool: { query } as unknown as pg.Pool }, (byMs) => told.push(byMs), 10);
    await expect.poll(() => looks).toBeGreaterThan(4);
    expect(told).toEqual([]);
    stays = true;
    await expect.poll(() => told.length).toBe(1);
    clock.stop();
  });

  test('an answer that took long says nothing', async () => {
    const told: number[] = [];
    const query = async () => {
      await new Promise((resolve) => setTimeout(resolve, 1100));
      return { rows: [{ ms: String(Date.now() + TEN_MINUTES) }] };
    };
    const clock = await followDatabase({ pool: { query } as unknown as pg.Pool }, (byMs) => told.push(byMs));
    clock.stop();
    expect(told).toEqual([]);
  });

  test('a second is no difference', async () => {
    const told: number[] = [];
    const clock = await followDatabase(databaseAhead(1000), (byMs) => told.push(byMs));
    expect(told).toEqual([]);
    clock.stop();
  });
});

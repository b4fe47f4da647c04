import { describe, expect, test } from 'vitest';
import { openPlaces } from './places.ts';

describe('checks 3: uploads to a bucket are capped', () => {
  test('so many run, the next one runs when one ends', async () => {
    const take = openPlaces(2);
    const [first] = [await take(), await take()];
    let third = false;
    const waits = take().then((end) => {
      third = true;
      return end;
    });
    await Promise.resolve();
    expect(third).toBe(false);
    first();
    (await waits)();
    expect(third).toBe(true);
  });

  test('who waits too long is told so, and takes nobody’s turn', async () => {
    const take = openPlaces(1, 20);
    const end = await take();
    await expect(take()).rejects.toMatchObject({ code: 'ENOTURN' });
    end();
    (await take())();
  });
});

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** In ns, at best. */
async function tickAfterCollections(...args: string[]): Promise<number> {
  const flags = ['--expose-gc', '--disable-warning=ExperimentalWarning'];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, 'tests/tick-speed.ts', ...args]);
  return Number(stdout);
}

test('collections do not make ticks slow where one is kept; where none is they do', async () => {
  const [kept, forgotten] = [await tickAfterCollections('kept'), await tickAfterCollections()];
  expect(kept).toBeGreaterThan(0);
  expect(forgotten).toBeGreaterThan(kept * 2);
});

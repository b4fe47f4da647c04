import { measureGrid, type Times, withDashboard } from '#tests/measure-dashboard.ts';
import { median } from './bench/measured.ts';

/**
 * npm run dashboard-10k: for 10,000 deals, when the screen asked for them, how long the answer took, how long the list took to
 * be drawn from it (what a grid of that many rows is measured by), when it stood, all since the navigation; and the slowest
 * answer to an interaction.
 */
const ROUNDS = 5;
await withDashboard(async ({ browser, grid }) => {
  console.log('CPU  asked at ms  answer ms  drawn in ms  list at ms  slowest interaction ms   (medians of 5)');
  for (const rate of [1, 4]) {
    const rounds: Times[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measureGrid(browser, grid, rate));
    const column = (name: keyof Times): string => String(Math.round(median(rounds.map((one) => one[name]))));
    const columns = (['asked', 'answer', 'drawn', 'list', 'slowest'] as const).map((name) => column(name).padEnd(12));
    console.log(`/${String(rate)}   ${columns.join('')}`);
  }
});

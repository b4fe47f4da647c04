import { measureGrid, withDashboard } from './measure-dashboard.ts';
import { installAgGrid, serveAgGrid } from './ag-grid.ts';
import { type Case, type Measured, median } from './measured.ts';

const PEER = 'AG Grid Community';
const CPU = 4;

/** 10,000 deals on the dealer dashboard and in AG Grid, in one browser, alternately. */
export const dashboards: Case = {
  name: 'dashboard',
  run: async ({ rounds }) => {
    const installed = await installAgGrid();
    try {
      return await withDashboard(async ({ browser, grid, deals }) => {
        const served = installed && (await serveAgGrid(installed.script, await deals()));
        try {
          const [ours, theirs]: [number[], number[]] = [[], []];
          for (let round = 0; round < rounds; round++) {
            ours.push(await measureGrid(browser, grid, CPU));
            if (served) theirs.push(await measureGrid(browser, served.grid, CPU));
          }
          return { rows: [rowOf(ours, theirs)] };
        } finally {
          await served?.stop();
        }
      });
    } finally {
      installed?.remove();
    }
  },
};

const rowOf = (ours: number[], theirs: number[]): Measured => ({
  what: `Dashboard with 10,000 deals, slowest interaction, CPU/${String(CPU)}`,
  unit: 'ms',
  ours: median(ours),
  ...(theirs.length > 0 && { peer: { name: PEER, value: median(theirs) } }),
  bound: { of: 'ours', is: 'at most', first: 200, goal: 100 },
  note: theirs.length === 0 ? `${PEER} could not be installed` : 'the goal also asks for a ratio of 1 at most',
});

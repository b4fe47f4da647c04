import { type Grid, measureGrid, type Times, withDashboard } from './measure-dashboard.ts';
import { installAgGrid, serveAgGrid } from './ag-grid.ts';
import { type Case, type Measured, median } from './measured.ts';

const PEER = 'AG Grid Community';
/** At most, in ms: drawn on the machine as it is, and an interaction on a processor four times as slow. */
const [DRAWN_MS, INTERACTION_MS] = [300, 200];

/** 10,000 deals on the dealer's dashboard, and the same ones in AG Grid: in one browser, in turn. */
export const dashboards: Case = {
  name: 'dashboard',
  run: async (rounds) => {
    const installed = await installAgGrid();
    try {
      return await withDashboard(async ({ browser, grid, deals }) => {
        const served = installed && (await serveAgGrid(installed.script, await deals()));
        try {
          const rows: Measured[] = [];
          for (const rate of [1, 4]) {
            const [ours, theirs]: [Times[], Times[]] = [[], []];
            const once = (one: Grid): Promise<Times> => measureGrid(browser, one, rate);
            for (let round = 0; round < rounds; round++) {
              ours.push(await once(grid));
              if (served) theirs.push(await once(served.grid));
            }
            rows.push(...rowsOf(rate, ours, theirs));
          }
          return { rows };
        } finally {
          await served?.stop();
        }
      });
    } finally {
      installed?.remove();
    }
  },
};

function rowsOf(rate: number, ours: Times[], theirs: Times[]): Measured[] {
  const of = (times: Times[], name: keyof Times): number => median(times.map((one) => one[name]));
  const note = theirs.length === 0 ? `${PEER} could not be installed` : undefined;
  // First is a time of our own; the goal is to be no slower than the peer of the same run.
  const row = (what: string, name: 'drawn' | 'slowest', first: number | undefined): Measured => ({
    what: `10,000 deals, ${what}, CPU/${String(rate)}`,
    unit: 'ms',
    ours: of(ours, name),
    ...(theirs.length > 0 && { peer: { name: PEER, value: of(theirs, name) } }),
    bound: { of: 'ours', goalOf: 'ratio', is: 'at most', first, goal: 1 },
    note,
  });
  return [
    row('data to drawn', 'drawn', rate === 1 ? DRAWN_MS : undefined),
    row('slowest interaction', 'slowest', rate === 1 ? undefined : INTERACTION_MS),
  ];
}

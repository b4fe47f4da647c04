import { describe, expect, it } from 'vitest';
import { faultsOf } from './growth.ts';
import { inTurn, judge, percentile, type Row, shareOfGoal } from './measured.ts';
import { goalPicture, growthPicture } from './pictures.ts';
import { documentTable } from './report.ts';

const row = (changes: Partial<Row> = {}): Row => ({
  case: 'list',
  what: 'Rows <b> & more',
  unit: 'requests/s',
  ours: 2000,
  peer: { name: 'pgbench', value: 10_000 },
  bound: { of: 'ratio', is: 'at least', first: 0.15, goal: 0.4 },
  load: 0.2,
  ...changes,
});

describe('benchmark figures', () => {
  it('judges a ratio by its bounds and shows the distance to the goal', () => {
    expect([judge(row(), 'first'), judge(row(), 'goal')]).toEqual(['met', 'missed']);
    expect(shareOfGoal(row())).toBeCloseTo(0.5);
    expect(judge(row({ ours: 1500 }), 'first')).toBe('met');
    expect(judge(row({ ours: 1499 }), 'first')).toBe('missed');
  });

  it('judges a time by its maximum, and its goal by the peer', () => {
    const drawn = row({
      unit: 'ms',
      ours: 280,
      peer: { name: 'grid', value: 140 },
      bound: { of: 'ours', goalOf: 'ratio', is: 'at most', first: 300, goal: 1 },
    });
    expect([judge(drawn, 'first'), judge(drawn, 'goal')]).toEqual(['met', 'missed']);
    expect(judge({ ...drawn, ours: 301 }, 'first')).toBe('missed');
    expect(judge({ ...drawn, ours: 140 }, 'goal')).toBe('met');
    expect(judge({ ...drawn, peer: undefined }, 'goal')).toBe('not judged');
    expect(judge({ ...drawn, bound: undefined }, 'first')).toBe('not judged');
  });

  it('measures the sides alternately and takes the median of each', async () => {
    const asked: string[] = [];
    const side = (name: string, values: number[]) => () => {
      asked.push(name);
      return Promise.resolve(values.shift() ?? 0);
    };
    const found = await inTurn(3, { ours: side('ours', [9, 1, 5]), peer: side('peer', [2, 8, 3]) });
    expect(found).toEqual({ ours: 5, peer: 3 });
    expect(asked).toEqual(['ours', 'peer', 'ours', 'peer', 'ours', 'peer']);
    expect(percentile([10, 2, 30, 4], 0.95)).toBe(30);
  });

  it('reports a read that is slow at 100,000 rows and was fast at 1,000', () => {
    const curve = (few: number, many: number) => [
      {
        what: 'List',
        points: [
          { rows: 1_000, p50: 1, p95: few },
          { rows: 100_000, p50: 1, p95: many },
        ],
      },
    ];
    expect(faultsOf(curve(15, 60))).toEqual([]);
    expect(faultsOf(curve(1, 50))).toEqual([]);
    expect(faultsOf(curve(15, 61))).toEqual(['List: p95 is 61 ms at 100,000 rows and 15 ms at 1,000']);
    expect(faultsOf([{ what: 'List', points: [{ rows: 1_000, p50: 1, p95: 5 }] }])).toEqual([]);
  });

  it('judges a row that has only a first bound, and shows no share of a goal for it', () => {
    const rowWithoutGoal = row({ ours: 2, peer: undefined, bound: { of: 'ours', is: 'at most', first: 0 } });
    expect([judge(rowWithoutGoal, 'first'), judge(rowWithoutGoal, 'goal')]).toEqual(['missed', 'not judged']);
    expect(shareOfGoal(rowWithoutGoal)).toBeUndefined();
    expect(goalPicture([rowWithoutGoal])).not.toContain('<rect');
  });
});

describe('benchmark report', () => {
  it('writes a row for each case and marks figures taken under load', () => {
    const table = documentTable([row(), row({ case: 'write', load: 1.24 })]).split('\n');
    expect(table).toHaveLength(4);
    expect(table[2]).toContain('| 2,000 requests/s | pgbench: 10,000 | 0.20 |');
    expect(table[2]).toContain('≥ ratio 0.15: met | ≥ ratio 0.4: missed | 0.2 |');
    expect(table[3]).toContain('1.2, busy');
  });

  it('draws judged rows with escaped text, and every curve', () => {
    const picture = goalPicture([row(), row({ bound: undefined, what: 'not judged' })]);
    expect(picture.match(/<rect/g)).toHaveLength(1);
    expect(picture).toContain('list: Rows &lt;b> &amp; more');
    expect(picture).not.toContain('not judged');
    const points = [1000, 1_000_000].map((rows) => ({ rows, p50: 1, p95: 5 }));
    const curves = growthPicture([
      { what: 'List', points },
      { what: 'Search', points },
    ]);
    expect(curves.match(/<polyline/g)).toHaveLength(2);
    // Labels of two equal curves do not overlap.
    const places = [...curves.matchAll(/<text x="560" y="([\d.]+)"/g)].map(([, y]) => Number(y));
    expect((places[1] ?? 0) - (places[0] ?? 0)).toBeCloseTo(16);
    expect(`${picture}${curves}`).not.toContain('NaN');
  });
});

import { describe, expect, it } from 'vitest';
import { faultsOf } from '../scripts/bench/growth.ts';
import { readWrk } from '../scripts/bench/loads.ts';
import { readLog, repeatable } from '../scripts/bench/logged-statements.ts';
import { inTurn, judge, percentile, type Row, shareOfGoal } from '../scripts/bench/measured.ts';
import { goalPicture, growthPicture } from '../scripts/bench/pictures.ts';
import { documentTable, putBetweenMarks } from '../scripts/bench/report.ts';
import { asScript } from '../scripts/bench/statements.ts';

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

describe('bench: figures', () => {
  it('judges a ratio by its bounds, and says how far the goal is', () => {
    expect([judge(row(), 'first'), judge(row(), 'goal')]).toEqual(['met', 'missed']);
    expect(shareOfGoal(row())).toBeCloseTo(0.5);
    expect(judge(row({ ours: 1500 }), 'first')).toBe('met');
    expect(judge(row({ ours: 1499 }), 'first')).toBe('missed');
  });

  it('judges a time by what it may take at most, and its goal by the peer', () => {
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

  it('takes the sides in turn and the middle of each', async () => {
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

  it('reads what wrk printed, and takes no figure from refused requests', () => {
    const printed =
      '    50%  731.00us\n    99%    1.53ms\n  8312 requests in 5.10s, 2.10GB read\nRequests/sec:  1629.80\n';
    expect(readWrk(printed)).toEqual({ perSecond: 1629.8, answers: 8312, p50: 0.731, p99: 1.53 });
    expect(() => readWrk(`${printed}  Non-2xx or 3xx responses: 12\n`)).toThrow('12');
    expect(() => readWrk(`${printed}  Socket errors: connect 0, read 3, write 0, timeout 0\n`)).toThrow('read 3');
    expect(() => readWrk('unable to connect')).toThrow('nothing that counts');
  });

  it('finds what an index should have kept fast', () => {
    const points = (most: number) => [10_000, 1_000_000].map((rows, n) => ({ rows, p50: 1, p95: n === 0 ? 10 : most }));
    expect(faultsOf([{ what: 'List', limited: true, points: points(40) }])).toEqual([]);
    expect(faultsOf([{ what: 'List', limited: true, points: points(41) }])[0]).toContain('List: p95 is 4.1 times');
    expect(faultsOf([{ what: 'Board', limited: false, points: points(900) }])).toEqual([]);
    expect(faultsOf([{ what: 'List', limited: true, points: [] }])).toHaveLength(1);
  });
});

describe('bench: what pgbench is given', () => {
  it('puts variables where the parameters of a query stood, and numbers as they are', () => {
    const { script, variables } = asScript([
      { sql: 'select a from t where b = $1 and c > $2 limit $3', parameters: ['x', 'y', 51] },
    ]);
    expect(script).toBe('select a from t where b = :p0_1 and c > :p0_2 limit 51;\n');
    expect(variables).toEqual({ p0_1: 'x', p0_2: 'y' });
    expect(() => asScript([{ sql: 'select $1', parameters: [{}] }])).toThrow('no variable');
  });

  it('reads statements out of a log and makes ids and the reference new each time', () => {
    const id = '019ab4f2-1111-7222-8333-444455556666';
    const log = [
      '2026-11-22 12:00:00.000 UTC [1] LOG:  duration: 0.1 ms  bind <unnamed>: insert into "a" values ($1)',
      "2026-11-22 12:00:00.000 UTC [1] DETAIL:  parameters: $1 = 'bound, not run'",
      '2026-11-22 12:00:00.001 UTC [1] LOG:  duration: 0.2 ms  execute <unnamed>: insert into "a"',
      '\tvalues ($1, $2, $3, $4)',
      `2026-11-22 12:00:00.001 UTC [1] DETAIL:  parameters: $1 = '${id}', $2 = 'REF-1', $3 = NULL, $4 = 'it''s'`,
      '2026-11-22 12:00:00.002 UTC [1] LOG:  duration: 0.3 ms  execute <unnamed>: insert into j values ($1)',
      `2026-11-22 12:00:00.002 UTC [1] DETAIL:  parameters: $1 = '{"id":"${id}"}'`,
    ].join('\n');
    const logged = readLog(log);
    expect(logged).toEqual([
      { sql: 'insert into "a"\nvalues ($1, $2, $3, $4)', parameters: [id, 'REF-1', null, "it's"] },
      { sql: 'insert into j values ($1)', parameters: [`{"id":"${id}"}`] },
    ]);
    const { script, variables } = repeatable(logged, 'REF-1');
    const fresh = "('00000000-0000-7000-8000-' || lpad((:k * 64 + :client_id)::bigint::text, 12, '0'))";
    expect(script).toContain(`values (${fresh}::uuid, ('PEER-' || (:k * 64 + :client_id)::bigint::text), null, :v0);`);
    expect(script).toContain(`insert into j values ((:v1 || ${fresh} || :v2));`);
    expect(variables).toEqual({ v0: "it's", v1: '{"id":"', v2: '"}' });
  });
});

describe('bench: what is written', () => {
  it('writes a row for each case, and says which figure was taken under load', () => {
    const table = documentTable([row(), row({ case: 'write', load: 1.24 })]).split('\n');
    expect(table).toHaveLength(4);
    expect(table[2]).toContain('| 2,000 requests/s | pgbench: 10,000 | 0.20 |');
    expect(table[2]).toContain('≥ ratio 0.15: met | ≥ ratio 0.4: missed | 0.2 |');
    expect(table[3]).toContain('1.2, busy');
  });

  it('changes a document between its marks alone', () => {
    const document = 'before\n<!-- made by npm run bench: begin -->\nold\n<!-- made by npm run bench: end -->\nafter\n';
    expect(putBetweenMarks(document, 'new\n')).toBe(document.replace('old', 'new'));
    expect(() => putBetweenMarks('no marks', 'new')).toThrow('lacks the marks');
  });

  it('draws what is judged, with its words escaped, and every curve', () => {
    const picture = goalPicture([row(), row({ bound: undefined, what: 'not judged' })]);
    expect(picture.match(/<rect/g)).toHaveLength(1);
    expect(picture).toContain('list: Rows &lt;b> &amp; more');
    expect(picture).not.toContain('not judged');
    const points = [1000, 1_000_000].map((rows) => ({ rows, p50: 1, p95: 5 }));
    const curves = growthPicture([
      { what: 'List', limited: true, points },
      { what: 'Search', limited: true, points },
    ]);
    expect(curves.match(/<polyline/g)).toHaveLength(2);
    // Two curves on each other have labels below each other.
    const places = [...curves.matchAll(/<text x="560" y="([\d.]+)"/g)].map(([, y]) => Number(y));
    expect((places[1] ?? 0) - (places[0] ?? 0)).toBeCloseTo(16);
    expect(`${picture}${curves}`).not.toContain('NaN');
  });
});

import http from 'node:http';
import { mannWhitney } from './mann-whitney.ts';
import { onPlanted, PLANTED_EMAIL, startPlanted } from './planted-server.ts';
import { STAFF } from './site.ts';
import type { Attacked, Suite } from './suite.ts';

const PAIRS = 1000;
const WARM = 20;
/** The significance level: 1 in 1,000 runs reports a difference by chance. */
const CERTAIN = 0.001;

async function time(url: string, known: string, pairs: number): Promise<Attacked> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const bodies = new Set<string>();
  for (let n = -WARM; n < pairs; n++) {
    const one = { known, unknown: `nobody-${String(n + WARM)}@nowhere.example` };
    // Alternates the order, so that neither account is always measured after a pause.
    for (const who of n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const { ms, said } = await signIn(url, agent, one[who]);
      if (n >= 0) times[who].push(ms);
      bodies.add(said);
    }
  }
  agent.destroy();
  const { p } = mannWhitney(times.known, times.unknown);
  const median = (values: number[]): string =>
    values.toSorted((a, b) => a - b)[Math.floor(pairs / 2)]?.toFixed(2) ?? '';
  const medians = `known ${median(times.known)} ms, unknown ${median(times.unknown)} ms, p ${p.toExponential(1)}`;
  console.error(`  login timing: ${medians}`);
  return {
    cases: 2 * pairs,
    findings: [
      ...(p < CERTAIN ? [`a known address takes a different time than an unknown one: ${medians}`] : []),
      ...(bodies.size > 1 ? [`a known address gets a different answer: ${[...bodies].join(' / ')}`] : []),
    ],
  };
}

function signIn(url: string, agent: http.Agent, email: string): Promise<{ ms: number; said: string }> {
  return new Promise((resolve, reject) => {
    const from = performance.now();
    const headers = { 'content-type': 'application/json' };
    const req = http.request(url, { method: 'POST', agent, headers }, (res) => {
      let text = '';
      res.on('data', (piece: Buffer) => (text += piece.toString()));
      res.on('end', () =>
        resolve({
          ms: performance.now() - from,
          said: `${String(res.statusCode)} ${text.replace(/"requestId":"[^"]*"/, '')}`,
        }),
      );
    });
    req.on('error', reject);
    req.end(JSON.stringify({ email, password: 'not the right one' }));
  });
}

export const loginTiming: Suite = {
  name: 'login timing',
  what: '1,000 interleaved pairs, unknown address against known address and wrong password: same answer, same time',
  programs: {},
  tool: () => Promise.resolve('our own, Mann-Whitney U'),
  control: () => onPlanted(startPlanted, ({ url }) => time(`${url}/api/login`, PLANTED_EMAIL, 200)),
  plants: [/a known address takes a different time/],
  attack: async (site) => time(`${(await site.open()).url}/api/dealer/auth/login`, STAFF, PAIRS),
};

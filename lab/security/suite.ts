import { spawnSync } from 'node:child_process';
import { ROOT } from '../../scripts/stamp.mjs';
import type { Site } from './site.ts';

export type Attacked = { cases: number; findings: string[] };
/** A known finding that stays, with the reason. */
export type Accepted = [finding: RegExp, reason: string];

export type Suite = {
  name: string;
  what: string;
  /** The programs it starts, with the Debian package of each. Empty for the product's own code. */
  programs: Record<string, string>;
  /** Name and version, read after the programs are installed. */
  tool: () => Promise<string>;
  /** The same attack on the seeded vulnerabilities. Each of `plants` must match one of its findings. */
  control: () => Promise<Attacked>;
  plants: RegExp[];
  attack: (site: Site) => Promise<Attacked>;
  accepted?: Accepted[];
};

export type Row = {
  name: string;
  what: string;
  tool: string;
  cases: number;
  controls: string;
  findings: string[];
  accepted: [finding: string, reason: string][];
  seconds: number;
  /** The attacked commit and the time. */
  commit: string;
  day: string;
};

export function attackedNow(): Pick<Row, 'commit' | 'day'> {
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  return { commit: stdout.trim() || 'unknown', day: new Date().toISOString().slice(0, 10) };
}

/** Runs the control first. A tool that misses a seeded vulnerability proves nothing, which counts as a finding. */
export async function runSuite(suite: Suite, site: Site): Promise<Row> {
  const from = performance.now();
  const { name, what, plants, accepted = [] } = suite;
  const control = await suite.control();
  const missed = plants.filter((plant) => !control.findings.some((finding) => plant.test(finding)));
  const { cases, findings } = await suite.attack(site);
  const reasonOf = (finding: string): string | undefined => accepted.find(([known]) => known.test(finding))?.[1];
  return {
    name,
    what,
    tool: await suite.tool(),
    cases,
    controls: `${String(plants.length - missed.length)} of ${String(plants.length)}`,
    findings: [
      ...missed.map((plant) => `the seeded ${plant.source} was not found`),
      ...(cases === 0 ? ['no case ran'] : []),
      ...findings.filter((finding) => reasonOf(finding) === undefined),
    ],
    accepted: findings.flatMap((finding): [string, string][] => {
      const reason = reasonOf(finding);
      return reason === undefined ? [] : [[finding, reason]];
    }),
    seconds: Math.round((performance.now() - from) / 1000),
    ...attackedNow(),
  };
}

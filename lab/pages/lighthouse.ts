import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { freePort } from '../../tests/support/server-process.ts';
import { launchBrowser } from '../../tests/e2e/browser.ts';
import { withPublicPages } from './public-pages.ts';
import { ROOT } from '../../scripts/stamp.mjs';

/** npm run lab -- lighthouse [PATH …]: audits each page 3 times. Without PATH it writes the report. */
const ROUNDS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const GOALS: Record<(typeof CATEGORIES)[number], number> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
type Run = { scores: number[]; faults: string[] };

const only = process.argv.slice(2);
const port = await freePort();
const browser = await launchBrowser([`--remote-debugging-port=${String(port)}`]);
const rows: string[] = [];
try {
  await withPublicPages(async (server, paths) => {
    for (const at of only.length > 0 ? only : paths) {
      const { scores, faults } = await medianOf(server.url + at);
      rows.push(`| ${at} | ${scores.join(' | ')} |`);
      console.log(rows.at(-1));
      if (scores.some((score, i) => score < GOALS[CATEGORIES[i] ?? 'seo'])) {
        process.exitCode = 1;
        console.log(faults.map((fault) => `    ${fault}`).join('\n'));
      }
    }
  });
} finally {
  await browser.close();
}
if (only.length === 0) fs.writeFileSync(path.join(ROOT, 'docs/reports/lighthouse.md'), report());

async function medianOf(url: string): Promise<Run> {
  const runs: Run[] = [];
  for (let round = 0; round < ROUNDS; round++) runs.push(await runOnce(url));
  return (
    runs.sort((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0))[Math.floor(ROUNDS / 2)] ?? { scores: [], faults: [] }
  );
}

async function runOnce(url: string): Promise<Run> {
  const result = await lighthouse(url, { port, output: 'json', onlyCategories: [...CATEGORIES], logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { categories, audits } = result.lhr;
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  const faults = weighed
    .map(({ id }) => audits[id])
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 0.9)
    .map((audit) => `${audit?.id ?? ''}: ${audit?.displayValue ?? audit?.title ?? ''}`);
  return { scores, faults };
}

function report(): string {
  const machine = `${String(os.cpus().length)} processors, load ${os.loadavg()[0]?.toFixed(1) ?? ''} at the end`;
  return `# Lighthouse

Made by \`npm run lab -- lighthouse\` on ${new Date().toISOString().slice(0, 10)}: mobile, median of ${String(ROUNDS)} rounds, ${machine}.

| Page | Performance | Accessibility | Best practices | SEO |
|---|---|---|---|---|
${rows.join('\n')}
`;
}

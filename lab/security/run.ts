import os from 'node:os';
import { ensurePrograms } from '../../scripts/system-tools.ts';
import { clientFiles } from './client-files.ts';
import { codeRules } from './code-rules.ts';
import { contentPolicy } from './content-policy.ts';
import { contractFuzz } from './contract-fuzz.ts';
import { hiddenFiles } from './hidden-files.ts';
import { loginTiming } from './login-timing.ts';
import { packages } from './packages.ts';
import { stopPrograms } from './programs.ts';
import { regexes } from './regexes.ts';
import { keepRows } from './report.ts';
import { secrets } from './secrets.ts';
import { openSite } from './site.ts';
import { slowClients } from './slow-clients.ts';
import { smuggling } from './smuggling.ts';
import { sqlmap } from './sqlmap.ts';
import { attackedNow, type Row, runSuite, type Suite } from './suite.ts';
import { tls } from './tls.ts';
import { tokenGuessing } from './token-guessing.ts';
import { wapiti } from './wapiti.ts';

/**
 * npm run lab -- security [SUITE …]: attacks new instances of the product. Each tool first attacks seeded
 * vulnerabilities. Each suite updates its row in docs/reports/security.md.
 */
const suites: Record<string, Suite> = {
  wapiti,
  sqlmap,
  fuzz: contractFuzz,
  hidden: hiddenFiles,
  tokens: tokenGuessing,
  slow: slowClients,
  smuggling,
  tls,
  timing: loginTiming,
  policy: contentPolicy,
  secrets,
  rules: codeRules,
  regexes,
  packages,
  client: clientFiles,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(suites, name));
if (unknown.length > 0) {
  console.error(`Unknown suite: ${unknown.join(', ')}. Known: ${Object.keys(suites).join(', ')}.`);
  process.exit(1);
}
const chosen = asked.length > 0 ? asked : Object.keys(suites);

const site = openSite();
let stopped: NodeJS.Signals | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopped ??= signal;
    stopPrograms();
  });
}
try {
  ensurePrograms(Object.assign({}, ...chosen.map((name) => suites[name]?.programs ?? {})) as Record<string, string>);
  for (const name of chosen) {
    const suite = suites[name];
    if (suite && !stopped) await run(name, suite);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await site.stop();
}
if (stopped) process.exitCode = 128 + os.constants.signals[stopped];

/** A crashed tool counts as a finding, because its findings are unknown. */
async function run(name: string, suite: Suite): Promise<void> {
  const row = await runSuite(suite, site).catch((error: unknown): Row => {
    const why = error instanceof Error ? error.message : String(error);
    const { name: title, what, plants } = suite;
    const none = {
      tool: '-',
      cases: 0,
      controls: `0 of ${String(plants.length)}`,
      accepted: [],
      seconds: 0,
      ...attackedNow(),
    };
    return { name: title, what, ...none, findings: [`it did not finish: ${why}`] };
  });
  keepRows(
    [row],
    Object.values(suites).map((one) => one.name),
  );
  const { tool, cases, controls, findings, accepted, seconds } = row;
  const verdict = findings.length === 0 ? 'holds' : 'FAILS';
  console.log(
    `${verdict}  ${name.padEnd(10)} ${String(cases)} cases, controls ${controls}, ${String(findings.length)} findings, ${String(accepted.length)} known (${tool}, ${String(seconds)} s)`,
  );
  for (const finding of findings) console.log(`       ${finding}`);
  if (findings.length > 0) process.exitCode = 1;
}

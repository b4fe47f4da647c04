import os from 'node:os';
import { clientFiles } from '#tests/security/client-files.ts';
import { codeRules } from '#tests/security/code-rules.ts';
import { contentPolicy } from '#tests/security/content-policy.ts';
import { contractFuzz } from '#tests/security/contract-fuzz.ts';
import { hiddenFiles } from '#tests/security/hidden-files.ts';
import { loginTiming } from '#tests/security/login-timing.ts';
import { packages } from '#tests/security/packages.ts';
import { ensurePrograms, stopPrograms } from '#tests/security/programs.ts';
import { regexes } from '#tests/security/regexes.ts';
import { keepRows } from '#tests/security/report.ts';
import { secrets } from '#tests/security/secrets.ts';
import { openSite } from '#tests/security/site.ts';
import { slowClients } from '#tests/security/slow-clients.ts';
import { smuggling } from '#tests/security/smuggling.ts';
import { sqlmap } from '#tests/security/sqlmap.ts';
import { attackedNow, type Row, runSuite, type Suite } from '#tests/security/suite.ts';
import { tls } from '#tests/security/tls.ts';
import { tokenGuessing } from '#tests/security/token-guessing.ts';
import { wapiti } from '#tests/security/wapiti.ts';

/**
 * npm run security [-- SUITE …]: attacks on fresh instances of the product, each tool on planted holes first. Each suite
 * that was run writes its row of docs/security/report.md anew.
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
  console.error(`There is no ${unknown.join(', ')}. Known are: ${Object.keys(suites).join(', ')}.`);
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

/** A tool that breaks down is a finding: what it would have found is not known. */
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
    return { name: title, what, ...none, findings: [`it did not run to its end: ${why}`] };
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

import fs from 'node:fs';
import path from 'node:path';
import { runProgram } from './programs.ts';
import type { Attacked } from './suite.ts';
import { type Front, NAME } from './tls-fronts.ts';

const MS = 900_000;
/** Protocols, ciphers, forward secrecy, headers, certificate, known vulnerabilities. Without DNS. */
const TESTS = ['-p', '-s', '-f', '-h', '-S', '-U', '--nodns', 'none', '--ip', '127.0.0.1'];
/** Findings that only the operator's real domain can fix. */
const OUTSIDE = /^(?:OCSP_stapling|DNS_CAArecord|certificate_transparency)$/;
type Judged = { id: string; severity: string; finding: string };

/** Runs testssl and returns everything not rated good or neutral. @throws Error when it did not finish */
export async function runTestssl({ port, ca }: Front, folder: string): Promise<Attacked> {
  const report = path.join(folder, 'testssl.json');
  const how = ['--quiet', '--color', '0', '--warnings', 'off', '--add-ca', ca, '--jsonfile', report];
  const { output } = await runProgram('testssl', [...TESTS, ...how, `https://${NAME}:${String(port)}`], {
    cwd: folder,
    ms: MS,
  });
  const judged = JSON.parse(fs.readFileSync(report, 'utf8')) as Judged[];
  if (!judged.some(({ id }) => id === 'scanTime')) throw new Error(`testssl did not finish:\n${output.slice(-2000)}`);
  const wrong = judged.filter(({ id, severity }) => !/^(?:OK|INFO)$/.test(severity) || OUTSIDE.test(id));
  return {
    cases: judged.length,
    findings: wrong.map(({ id, severity, finding }) => `testssl ${severity} ${id}: ${finding}`),
  };
}

/** Runs sslscan: old protocols, weak ciphers, Heartbleed, compression, renegotiation. */
export async function runSslscan({ port }: Front, folder: string): Promise<Attacked> {
  const at = ['--xml=-', `--sni-name=${NAME}`, `127.0.0.1:${String(port)}`];
  const { output } = await runProgram('sslscan', at, { cwd: folder, ms: MS });
  const seen = [...output.matchAll(/<(protocol|cipher|heartbleed|compression|renegotiation) ([^>]*)\/>/g)].map(
    ([, kind = '', rest = '']) => ({ kind, rest, of: attributes(rest) }),
  );
  const ciphers = seen.filter(({ kind }) => kind === 'cipher').length;
  if (ciphers === 0) throw new Error(`sslscan found no cipher:\n${output.slice(-2000)}`);
  const wrong = seen.filter(({ kind, of }) => isWrong(kind, of));
  return { cases: seen.length, findings: wrong.map(({ kind, rest }) => `sslscan ${kind} ${rest.trim()}`) };
}

type Attributes = Partial<Record<string, string>>;
const attributes = (text: string): Attributes =>
  Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value]) => [name, value]));

function isWrong(kind: string, of: Attributes): boolean {
  if (kind === 'protocol') return of['enabled'] === '1' && (of['type'] === 'ssl' || Number(of['version']) < 1.2);
  // sslscan rates every TLS 1.3 suite as acceptable, and TLS 1.2 suites without forward secrecy or with a short tag.
  if (kind === 'cipher') return of['strength'] !== (of['sslversion'] === 'TLSv1.3' ? 'acceptable' : 'strong');
  if (kind === 'heartbleed') return of['vulnerable'] === '1';
  return of['supported'] === '1' && (kind === 'compression' || of['secure'] !== '1');
}

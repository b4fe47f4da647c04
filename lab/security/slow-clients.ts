import { stripVTControlCharacters } from 'node:util';
import { onPlanted, startPatient } from './planted-server.ts';
import { inFolder, runProgram, versionOf } from './programs.ts';
import type { Attacked, Suite } from './suite.ts';

const PROBE_S = 5;
const KINDS: [name: string, flags: string[]][] = [
  ['slow headers', ['-H', '-t', 'GET']],
  ['slow bodies', ['-B', '-t', 'POST']],
  ['slow reading', ['-X', '-t', 'GET', '-w', '10', '-y', '20', '-n', '5', '-z', '32', '-k', '3']],
];

async function crawl(url: string, paths: Record<string, string>, kinds = KINDS): Promise<Attacked> {
  const findings: string[] = [];
  let cases = 0;
  for (const [name, flags] of kinds) {
    const load = ['-c', '200', '-r', '100', '-i', '5', '-l', '15', '-p', String(PROBE_S)];
    const { output } = await inFolder((cwd) =>
      runProgram('slowhttptest', [...flags, ...load, '-u', url + (paths[name] ?? '/')], { cwd, ms: 120_000 }),
    );
    // The tool prints ANSI colors.
    const answers = [...stripVTControlCharacters(output).matchAll(/service available:\s+(YES|NO)/g)];
    cases += answers.length;
    if (answers.some(([, is]) => is === 'NO')) findings.push(`${name} blocked other clients`);
  }
  return { cases, findings };
}

export const slowClients: Suite = {
  name: 'slow clients',
  what: '200 connections that send headers or a body, or read, as slowly as possible, for 15 s each: other clients get answers',
  programs: { slowhttptest: 'slowhttptest' },
  tool: () => versionOf('slowhttptest', ['-h'], /version ([\d.]+)/),
  control: () => onPlanted(startPatient, ({ url }) => crawl(url, {}, KINDS.slice(0, 2))),
  plants: [/slow headers blocked/, /slow bodies blocked/],
  attack: async (site) =>
    crawl((await site.live()).url, { 'slow bodies': '/api/credit-application', 'slow reading': '/' }),
};

import { projectFiles, textOf } from '../../scripts/checks/project-files.ts';

const TESTS = /\.test\.tsx?$/;
const RULES: { what: string; pattern: RegExp; files: RegExp }[] = [
  {
    what: 'waits for a fixed time',
    // A promise that a timer resolves, node:timers/promises, or a pause in the browser or the database.
    pattern:
      /setTimeout\(\s*(?:resolve|done|\w+\.resolve|\(\)\s*=>\s*resolve)|import \{[^}]*\bsetTimeout\b[^}]*\} from 'node:timers\/promises'|\bwaitForTimeout\(|\bpg_sleep\b|\b(?:pause|sleep)\(\d/,
    files: TESTS,
  },
  { what: 'waits for a fixed time', pattern: /\bwaitForTimeout\(/, files: /^tests\/.+\.ts$/ },
  {
    what: 'measures elapsed or processor time',
    pattern: /\bperformance\.now\(|\bprocess\.(?:cpuUsage|hrtime)\b|\bDate\.now\(\)\s*-\s*[a-z]|\bdurationThreshold\b/i,
    files: TESTS,
  },
];

/** Returns the lines of a test file that depend on the speed of the machine. */
export const fixedWaits = (file: string, text: string): string[] => [
  ...new Set(
    RULES.filter(({ files }) => files.test(file)).flatMap(({ what, pattern }) =>
      [...text.matchAll(new RegExp(pattern, `g${pattern.flags}`))].map(
        ({ index }) => `${file}:${String(text.slice(0, index).split('\n').length)} ${what}`,
      ),
    ),
  ),
];

export const allFixedWaits = (): string[] =>
  projectFiles()
    .filter((file) => /^(?:src|tests)\//.test(file) && !file.startsWith('tests/fixed-waits'))
    .flatMap((file) => fixedWaits(file, textOf(file)));

import { execFile } from 'node:child_process';
import path from 'node:path';
import { commitMessages } from './checks/commit-messages.ts';
import { copyParity } from './checks/copy-parity.ts';
import { documentedPaths } from './checks/documented-paths.ts';
import { fileSizes } from './checks/file-sizes.ts';
import { forbiddenWords } from './checks/forbidden-words.ts';
import { spacing } from './checks/spacing.ts';
import { ROOT } from './checks/project-files.ts';
import { projectProse } from './checks/prose.ts';
import { stalePages, writePages } from './checks/reference-pages.ts';
import { longSentences, sentenceFigures } from './checks/sentences.ts';
import { spellingErrors } from './checks/spelling.ts';
import { isInstalled } from './stamp.mjs';

/**
 * npm run check [-- reference]: runs types, lint, module boundaries, copy parity, prose and commit checks. Prints one line
 * per check, then the failures.
 * With `reference` it writes the generated pages of docs/reference instead.
 */
type Result = { errors: string; note?: string };
type Step = { name: string; run: () => Result | Promise<Result> };
const CORES = 2;

const tool = (name: string, script: string, ...args: string[]): Step => ({
  name,
  run: () =>
    new Promise((resolve) => {
      const file = path.join(ROOT, 'node_modules', script);
      execFile(process.execPath, [file, ...args], { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 }, (error, out, err) => {
        resolve({ errors: error ? `${out}${err}`.trim() || error.message : '' });
      });
    }),
});
const joined = ({ errors, ...rest }: { errors: string[]; note?: string }): Result => ({
  errors: errors.join('\n'),
  ...rest,
});
const own = (name: string, errors: () => string[]): Step => ({ name, run: () => ({ errors: errors().join('\n') }) });

const steps: Step[] = [
  tool('types', 'typescript/bin/tsc', '-p', 'tsconfig.json', '--noEmit'),
  tool('lint and borders', 'oxlint/bin/oxlint', '--type-aware', 'src', 'tests', 'scripts', 'lab'),
  tool('format', 'prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
  tool('unused code', 'knip/bin/knip.js', '--no-progress'),
  tool('pure layers', 'typescript/bin/tsc', '-p', 'tsconfig.pure.json', '--noEmit'),
  own('copy parity', copyParity),
  own('paths in docs', documentedPaths),
  { name: 'generated reference', run: async () => joined({ errors: await stalePages() }) },
  own('forbidden words', forbiddenWords),
  { name: 'spacing scale', run: () => joined(spacing()) },
  {
    name: 'words and sentences',
    run: async () => {
      const prose = projectProse();
      const errors = [...(await spellingErrors(prose)), ...longSentences(prose)];
      return joined({ errors, note: sentenceFigures(prose) });
    },
  },
  { name: 'commit messages', run: async () => joined(await commitMessages()) },
  {
    name: 'file sizes',
    run: () => {
      const { median, p90, max, largest, errors } = fileSizes();
      const note = `median ${String(median)}, p90 ${String(p90)}, longest ${String(max)} (${largest})`;
      return { errors: errors.join('\n'), note };
    },
  },
];

// Without the lab's packages, lab/types declares the parts that the product's code imports.
if (isInstalled(path.join(ROOT, 'lab'), false))
  steps.splice(1, 0, tool('types of the lab', 'typescript/bin/tsc', '-p', 'tsconfig.lab.json', '--noEmit'));

const failures: string[] = [];
const waiting = [...steps];
if (process.argv[2] === 'reference') console.log((await writePages()).join('\n'));
else {
  await Promise.all(Array.from({ length: CORES }, work));
  if (failures.length > 0) {
    console.error(`\n${failures.join('\n\n')}`);
    process.exitCode = 1;
  }
}

async function work(): Promise<void> {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    const from = performance.now();
    const { errors, note } = await step.run();
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    console.log(`${errors === '' ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)${note ? `: ${note}` : ''}`);
    if (errors !== '') failures.push(`${step.name}:\n${errors}`);
  }
}

import { execFileSync } from 'node:child_process';
import { ROOT } from '../../scripts/checks/project-files.ts';
import { goals, scoreAssistant } from '../../tests/support/assistant-score.ts';

/** npm run lab -- assistant-questions: scores the built-in assistant on the held-out questions. */
const QUESTIONS = ['tests/assistant-questions/en.json', 'tests/assistant-questions/es.json'];
/** Newer than the first entries, so only changes to them are checked. */
const LATER = ['visitors', 'conversations'].flatMap((set) =>
  ['en', 'es'].map((lang) => `tests/assistant-questions/${set}-${lang}.json`),
);
const KNOWLEDGE = ['src/copy/en/knowledge', 'src/copy/es/knowledge'];

const succeeds = (...args: string[]): boolean => git(...args) !== undefined;

const scores = scoreAssistant();
console.log('language  kind           right  asked   goal');
for (const { lang, kind, right, asked, missed, wrongNumbers, reached } of scores) {
  const cells = [lang.padEnd(9), kind.padEnd(14), String(right).padStart(5), String(asked).padStart(6)];
  const goal = `${String(Math.round(goals[kind] * 100))} %`.padStart(6);
  const numbers = wrongNumbers.length > 0 ? `  wrong numbers: ${wrongNumbers.join(' ')}` : '';
  console.log(
    `${cells.join(' ')} ${goal}  ${reached ? 'ok' : 'BELOW'}${missed.length > 0 ? `  ${missed.join(' ')}` : ''}${numbers}`,
  );
}
const history = historyFault();
console.log(history.words);
if (history.fault || scores.some(({ reached }) => !reached)) process.exitCode = 1;

/** The questions must be older than the answers and unchanged since. */
function historyFault(): { fault: boolean; words: string } {
  const asked = firstCommit(QUESTIONS);
  const known = firstCommit(KNOWLEDGE);
  if (asked === undefined || known === undefined)
    return {
      fault: false,
      words: 'Not checked without git history: the questions must be older than the first knowledge entry.',
    };
  if (asked === known || !succeeds('merge-base', '--is-ancestor', asked, known))
    return { fault: true, words: 'The questions were not committed before the first knowledge entry.' };
  const later = firstCommit(LATER);
  const isChanged =
    !succeeds('diff', '--quiet', asked, '--', ...QUESTIONS) ||
    (later !== undefined && !succeeds('diff', '--quiet', later, '--', ...LATER));
  if (isChanged) return { fault: true, words: 'The questions have changed since they were first committed.' };
  return {
    fault: false,
    words: 'The questions were committed before the first knowledge entry and are unchanged since.',
  };
}

function firstCommit(paths: string[]): string | undefined {
  const out = git('log', '--diff-filter=A', '--format=%H', '--reverse', '--', ...paths);
  return out?.split('\n')[0] || undefined;
}

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

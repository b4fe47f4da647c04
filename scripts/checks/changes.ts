import { execFileSync } from 'node:child_process';
import lint from '@commitlint/lint';
import { ROOT, textOf } from './project-files.ts';

/** Lines and commits after this one follow the writing guide. Older text is rewritten folder by folder. */
const BASE = 'c3e1206a5b4129192cac0c580ca378fe0d884d93';

/** Folders whose texts are rewritten as a whole later. Their changed lines are not checked until then. */
const REWRITTEN_LATER = ['src/copy/', 'src/web/site/', 'src/web/islands/', 'src/web/portal/'];

/** The lists of the words themselves, and the page that names the table `mails`. */
const WORD_LISTS = [
  'scripts/checks/changes.ts',
  'tests/changes.test.ts',
  'CONTRIBUTING.md',
  'docs/reference/data-model.md',
];

const READ = /\.(?:tsx?|mjs|mts|md|css|sh|ya?ml|html)$/;
/** Letters that make a match part of an identifier, a path or a file name instead of a word. */
const WORD =
  /(?<![\w\-/.#$])(untold|anew|whoever|beside|meanwhile|nobody|somebody|by itself)(?:['’]s)?(?![\w\-/]|\.\w|\()/gi;
const MAILS = /(?<![\w\-/.#$'"])mails(?![\w\-/'"]|\.\w|\()/gi;

const TYPES = ['feat', 'fix', 'perf', 'refactor', 'test', 'docs', 'build', 'chore'];
const RULES = {
  'header-max-length': [2, 'always', 72],
  'header-trim': [2, 'always'],
  'subject-empty': [2, 'never'],
  'subject-full-stop': [2, 'never', '.'],
  'type-empty': [2, 'never'],
  'type-enum': [2, 'always', TYPES],
} as const;
/** `type(scope)!: summary` of the Conventional Commits specification, version 1.0.0. */
const HEADER = { headerPattern: /^(\w*)(?:\((.*)\))?!?: (.*)$/, headerCorrespondence: ['type', 'scope', 'subject'] };

export type Line = { file: string; number: number; text: string };

/** Checks the words of added lines since the base commit, uncommitted and untracked ones included. */
export function changedWords(): { faults: string[]; note?: string } {
  if (!hasBase()) return { faults: [], note: 'not checked: the base commit is not in this history' };
  return { faults: addedLines().filter(isChecked).flatMap(wordFaults) };
}

/** Lists the enforced words of one line. Import paths, identifiers and code quoted with backticks do not count. */
export function wordFaults({ file, number, text }: Line): string[] {
  if (/^\s*(?:import|export)\b.*\bfrom '[^']*';$/.test(text)) return [];
  const prose = text.replace(/`[^`]*`/g, '``');
  const found = [...prose.matchAll(WORD), ...commentOrSentence(file, prose).matchAll(MAILS)];
  return found.map(([word]) => `${file}:${String(number)} uses "${word}": see the word list in CONTRIBUTING.md`);
}

/** In code, "mails" is also a table, a folder and a variable: only comments and strings with a space are prose. */
function commentOrSentence(file: string, text: string): string {
  if (!/\.(?:tsx?|mjs|mts)$/.test(file)) return text;
  const comment = /(?:^\s*\*|\/\*\*?|\/\/ )(.*)$/.exec(text)?.[1] ?? '';
  const sentences = text.match(/(['"])(?:(?!\1).)* (?:(?!\1).)*\1/g) ?? [];
  return [comment, ...sentences.map((sentence) => sentence.slice(1, -1))].join('\n');
}

/** Checks the messages of all commits since the base commit. */
export async function commitMessages(): Promise<{ faults: string[]; note?: string }> {
  if (!hasBase()) return { faults: [], note: 'not checked: the base commit is not in this history' };
  const log = git('log', '--no-merges', '--format=%h%n%B%x00', `${BASE}..HEAD`);
  const faults: string[] = [];
  for (const entry of log.split('\0').map((one) => one.trim())) {
    if (entry === '') continue;
    const [id = '', ...message] = entry.split('\n');
    faults.push(...(await messageFaults(message.join('\n'))).map((fault) => `${id} "${message[0] ?? ''}": ${fault}`));
  }
  return { faults };
}

/** Lists what is wrong with one commit message. */
export async function messageFaults(message: string): Promise<string[]> {
  const { errors } = await lint(message, RULES, { parserOpts: HEADER, defaultIgnores: false });
  return errors.map((error) => error.message);
}

const isChecked = ({ file }: Line): boolean =>
  READ.test(file) && !WORD_LISTS.includes(file) && !REWRITTEN_LATER.some((folder) => file.startsWith(folder));

function addedLines(): Line[] {
  const lines = readDiff(git('diff', '-U0', '-M', '--no-color', '--no-ext-diff', BASE));
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z').split('\0');
  for (const file of untracked.filter((name) => READ.test(name)))
    lines.push(
      ...textOf(file)
        .split('\n')
        .map((text, n): Line => ({ file, number: n + 1, text })),
    );
  return lines;
}

/** Reads the added lines of a unified diff without context. */
export function readDiff(diff: string): Line[] {
  const lines: Line[] = [];
  let file = '';
  let number = 0;
  for (const text of diff.split('\n')) {
    if (text.startsWith('+++ ')) file = text.slice('+++ b/'.length);
    else if (text.startsWith('@@')) number = Number(/\+(\d+)/.exec(text)?.[1]);
    else if (text.startsWith('+')) lines.push({ file, number: number++, text: text.slice(1) });
  }
  return lines;
}

function hasBase(): boolean {
  try {
    git('merge-base', '--is-ancestor', BASE, 'HEAD');
    return true;
  } catch {
    return false;
  }
}

const git = (...args: string[]): string =>
  execFileSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

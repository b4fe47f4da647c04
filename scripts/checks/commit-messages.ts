import { execFileSync } from 'node:child_process';
import lint from '@commitlint/lint';
import { ROOT } from './project-files.ts';

/** Commits after this one follow the rules of CONTRIBUTING.md. */
const BASE = 'c3e1206a5b4129192cac0c580ca378fe0d884d93';

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

/** Checks the messages of all commits since the base commit. */
export async function commitMessages(): Promise<{ errors: string[]; note?: string }> {
  if (!hasBase()) return { errors: [], note: 'not checked: the base commit is not in this history' };
  const log = git('log', '--no-merges', '--format=%h%n%B%x00', `${BASE}..HEAD`);
  const failures: string[] = [];
  for (const entry of log.split('\0').map((one) => one.trim())) {
    if (entry === '') continue;
    const [id = '', ...message] = entry.split('\n');
    failures.push(
      ...(await messageErrors(message.join('\n'))).map((failure) => `${id} "${message[0] ?? ''}": ${failure}`),
    );
  }
  return { errors: failures };
}

/** Lists what is wrong with one commit message. */
export async function messageErrors(message: string): Promise<string[]> {
  const { errors } = await lint(message, RULES, { parserOpts: HEADER, defaultIgnores: false });
  return errors.map((error) => error.message);
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

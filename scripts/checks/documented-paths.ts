import fs from 'node:fs';
import path from 'node:path';
import { projectFiles, ROOT, textOf } from './project-files.ts';

const DOCS = /^(README\.md|CHANGELOG\.md|CONTRIBUTING\.md|SECURITY\.md|docs\/.*\.md|deploy\/.*\.md)$/;
const SPAN = /`((?:src|scripts|tests|lab|docs|deploy)\/[^`\s]*)`/g;
const LINK = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)]*))?\)/g;
const COMMAND = /npm run ([a-z]+)(?: -- ([a-z][a-z-]*))?/g;

/** Lists paths in code spans, relative links and commands of the docs that do not exist. A placeholder is checked as its folder. */
export const documentedPaths = (): string[] =>
  projectFiles()
    .filter((file) => DOCS.test(file))
    .flatMap((file) => missingIn(file, textOf(file)));

export function missingIn(file: string, text: string): string[] {
  const paths = [...text.matchAll(SPAN)].map(([, name = '']) => name);
  const links = [...text.matchAll(LINK)].map(([, to = '', heading]) => ({ to, heading }));
  const commands = [...text.matchAll(COMMAND)].map(([command, script = '', name]) => ({ command, script, name }));
  return [
    ...paths
      .filter((name) => !fs.existsSync(path.join(ROOT, withoutPattern(name))))
      .map((name) => `${file} names ${name}, which does not exist`),
    ...links
      .filter(({ to, heading }) => !hasTarget(file, text, to, heading))
      .map(({ to, heading }) => `${file} links to ${to}${heading ? `#${heading}` : ''}, which does not exist`),
    ...commands
      .filter(({ script, name }) => !isCommand(script, name))
      .map(({ command }) => `${file} names ${command}, which does not exist`),
  ];
}

function hasTarget(file: string, text: string, to: string, heading?: string): boolean {
  const target = to === '' ? file : path.posix.join(path.posix.dirname(file), to);
  if (!fs.existsSync(path.join(ROOT, target))) return false;
  if (heading === undefined || !target.endsWith('.md')) return true;
  const headings = [...(to === '' ? text : textOf(target)).matchAll(/^#+ (.+)$/gm)];
  return headings.some(([, title = '']) => slug(title) === heading);
}

/** The anchor that GitHub gives a heading. */
const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

function isCommand(script: string, name: string | undefined): boolean {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  if (scripts[script] === undefined) return false;
  if (name === undefined || !['ops', 'lab'].includes(script)) return true;
  const list = textOf(script === 'ops' ? 'scripts/ops.ts' : 'lab/lab.ts');
  return new RegExp(`^ {2}'?${name}'?: \\{$`, 'm').test(list);
}

const withoutPattern = (name: string): string => {
  const end = name.search(/[*{<…]/);
  return end < 0 ? name.replace(/:\d+$/, '') : name.slice(0, name.lastIndexOf('/', end));
};

import fs from 'node:fs';
import path from 'node:path';
import { projectFiles, ROOT, textOf } from './project-files.ts';

const DOCS = /^(README\.md|CHANGELOG\.md|CONTRIBUTING\.md|SECURITY\.md|docs\/.*\.md|deploy\/.*\.md)$/;
const SPAN = /`((?:src|scripts|tests|lab|docs|deploy)\/[^`\s]*)`/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g;
const COMMAND = /npm run (ops|lab) -- ([a-z][a-z-]*)/g;

/** Lists paths in code spans, relative links and commands of the docs that do not exist. A placeholder is checked as its folder. */
export const documentedPaths = (): string[] =>
  projectFiles()
    .filter((file) => DOCS.test(file))
    .flatMap((file) => missingIn(file, textOf(file)));

export function missingIn(file: string, text: string): string[] {
  const all = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '');
  const paths = all(SPAN).filter((name) => !fs.existsSync(path.join(ROOT, withoutPattern(name))));
  const links = all(LINK).filter((to) => !fs.existsSync(path.join(ROOT, path.dirname(file), to)));
  const commands = [...text.matchAll(COMMAND)].filter(([, kind = '', name = '']) => !isListed(kind, name));
  return [
    ...paths.map((name) => `${file} names ${name}, which does not exist`),
    ...links.map((to) => `${file} links to ${to}, which does not exist`),
    ...commands.map(([command]) => `${file} names ${command}, which does not exist`),
  ];
}

const isListed = (kind: string, name: string): boolean =>
  new RegExp(`^ {2}'?${name}'?: \\{$`, 'm').test(textOf(kind === 'ops' ? 'scripts/ops.ts' : 'lab/lab.ts'));

const withoutPattern = (name: string): string => {
  const end = name.search(/[*{<…]/);
  return end < 0 ? name.replace(/:\d+$/, '') : name.slice(0, name.lastIndexOf('/', end));
};

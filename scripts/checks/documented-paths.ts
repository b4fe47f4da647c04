import fs from 'node:fs';
import path from 'node:path';
import { projectFiles, ROOT, textOf } from './project-files.ts';

const DOCS = /^(README\.md|CONTRIBUTING\.md|SECURITY\.md|docs\/.*\.md|deploy\/.*\.md)$/;
const SPAN = /`((?:src|scripts|tests|lab|docs|deploy)\/[^`\s]*)`/g;

/** Every path of ours in a code span of the docs exists. A star or a placeholder stands for its folder. */
export function documentedPaths(): string[] {
  return projectFiles()
    .filter((file) => DOCS.test(file))
    .flatMap((file) => {
      const named = [...textOf(file).matchAll(SPAN)].map((match) => match[1] ?? '');
      const missing = named.filter((name) => !fs.existsSync(path.join(ROOT, withoutPattern(name))));
      return missing.map((name) => `${file} names ${name}, which does not exist`);
    });
}

const withoutPattern = (name: string): string => {
  const end = name.search(/[*{<…]/);
  return end < 0 ? name.replace(/:\d+$/, '') : name.slice(0, name.lastIndexOf('/', end));
};

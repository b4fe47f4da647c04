import { projectFiles, textOf } from './project-files.ts';

const BINARY = /\.(png|jpe?g|webp|avif|ico|woff2?|pdf|gz|zip)$/;
// This file contains the patterns.
const OWN = 'scripts/checks/forbidden-words.ts';
// Downloads Node and npm before npm is there.
const BOOTSTRAP = 'deploy/install';
const REGISTRY = /registry\.(?:npmjs|yarnpkg|npmmirror)/;
const words: [pattern: RegExp, why: string][] = [
  [/(?:^|[\s"'`(=])\/(?:work|root|home\/[a-z]+|Users|tmp\/[a-z]+)\//, 'a path of one machine'],
  [REGISTRY, 'the address of a package registry'],
  [/\b(?:TODO|FIXME)\b/, 'an open end'],
  [/^(?:<{7}|>{7}) /, 'a merge that was not finished'],
];

/** What no file of the project may say: paths of one machine, addresses of registries, open ends. */
export function forbiddenWords(): string[] {
  const files = projectFiles().filter((file) => !BINARY.test(file) && file !== OWN);
  return files.flatMap((file) => {
    const lines = textOf(file).split('\n');
    return lines.flatMap((line, n) =>
      words
        .filter(([pattern]) => pattern.test(line) && !(file === BOOTSTRAP && pattern === REGISTRY))
        .map(([, why]) => `${file}:${String(n + 1)} holds ${why}`),
    );
  });
}

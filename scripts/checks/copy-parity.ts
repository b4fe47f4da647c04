import { projectFiles, textOf } from './project-files.ts';

/** Each English copy file has its Spanish twin, typed by it, and no Spanish one stands alone. */
export function copyParity(): string[] {
  const files = projectFiles().filter((file) => /^src\/copy\/(en|es)\/.*(?<!\.test)\.tsx?$/.test(file));
  const all = new Set(files);
  const lonely = files.filter((file) => !all.has(twinOf(file))).map((file) => `${file} has no twin ${twinOf(file)}`);
  const spanish = files.filter((file) => file.startsWith('src/copy/es/') && all.has(twinOf(file)));
  const untyped = spanish.filter((file) => !isTypedByTwin(file)).map((file) => `${file} is not typed by its twin`);
  return [...lonely, ...untyped];
}

const twinOf = (file: string): string =>
  file.startsWith('src/copy/en/') ? file.replace('/en/', '/es/') : file.replace('/es/', '/en/');

function isTypedByTwin(file: string): boolean {
  const text = textOf(file);
  const name = file.slice('src/copy/es/'.length);
  return text.includes(`/en/${name}'`) && /: typeof \w+/.test(text);
}

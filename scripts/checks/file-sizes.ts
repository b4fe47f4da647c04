import { projectFiles, textOf } from './project-files.ts';

const LONGEST = 400;
export type Sizes = { median: number; p90: number; max: number; largest: string; errors: string[] };

/** Lines of the source files, without copy and tests: the shape of the code at a glance. */
export function fileSizes(): Sizes {
  const files = projectFiles().filter(
    (file) => /^src\/.*\.tsx?$/.test(file) && !file.startsWith('src/copy/') && !/\.test\.tsx?$/.test(file),
  );
  const sizes = files
    .map((file) => ({ file, lines: textOf(file).split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines);
  const at = (share: number): number => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))]?.lines ?? 0;
  return {
    median: at(0.5),
    p90: at(0.9),
    max: sizes.at(-1)?.lines ?? 0,
    largest: sizes.at(-1)?.file ?? '',
    errors: sizes
      .filter(({ lines }) => lines > LONGEST)
      .map(({ file, lines }) => `${file} has ${String(lines)} lines, more than ${String(LONGEST)}`),
  };
}

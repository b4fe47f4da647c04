/** Of how many patterns an expression is made: the engine needs far more time to prepare one of fifty than some of eight. */
const AT_ONCE = 8;

/** Whether one of the patterns stands in a text. */
export function anyPattern(...all: string[]): (text: string) => boolean {
  const groups = Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, n) =>
    all.slice(n * AT_ONCE, (n + 1) * AT_ONCE),
  );
  const expressions = groups.map((patterns) => new RegExp(patterns.map((one) => `(?:${one})`).join('|')));
  return (text) => expressions.some((expression) => expression.test(text));
}

/** Pieces of the guards' patterns, read on folded text: words near each other, in this order. */
export const near = (one: string, other: string, apart = 40): string =>
  String.raw`\b(?:${one})\b.{0,${String(apart)}}\b(?:${other})\b`;
/** In either order. */
export const both = (one: string, other: string, apart = 40): string =>
  `${near(one, other, apart)}|${near(other, one, apart)}`;
/** Not where one of these words stands anywhere in it, such as those that ask how it goes. Looked for last: the pattern is rare. */
export const unless = (words: string, pattern: string): string =>
  String.raw`^(?=.*?(?:${pattern}))(?!.*\b(?:${words})\b)`;

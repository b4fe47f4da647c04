/** Of how many patterns an expression is made: the engine needs far more time to prepare one of fifty than ten of five. */
const AT_ONCE = 5;

/** Whether one of the patterns stands in a text. */
export function any(...patterns: string[]): (text: string) => boolean {
  const count = Math.ceil(patterns.length / AT_ONCE);
  const all = Array.from({ length: count }, (_, n) => {
    const some = patterns.slice(n * AT_ONCE, (n + 1) * AT_ONCE);
    return new RegExp(some.map((one) => `(?:${one})`).join('|'));
  });
  return (text) => all.some((pattern) => pattern.test(text));
}

/** Pieces of the guards' patterns, read on folded text: words near each other, in this order. */
export const near = (one: string, other: string, apart = 40): string =>
  String.raw`\b(?:${one})\b.{0,${String(apart)}}\b(?:${other})\b`;
/** In either order. */
export const both = (one: string, other: string, apart = 40): string =>
  `${near(one, other, apart)}|${near(other, one, apart)}`;
/** Not where one of these words stands anywhere in it, such as those that ask how it goes. */
export const unless = (words: string, pattern: string): string => String.raw`^(?!.*\b(?:${words})\b).*?(?:${pattern})`;

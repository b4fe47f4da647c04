/** Pieces of the guards' patterns, read on folded text: words near each other, in this order. */
export const near = (one: string, other: string, apart = 40): string =>
  String.raw`\b(?:${one})\b.{0,${String(apart)}}\b(?:${other})\b`;
/** In either order. */
export const both = (one: string, other: string, apart = 40): string =>
  `${near(one, other, apart)}|${near(other, one, apart)}`;
/** Not where one of these words stands anywhere in it, such as those that ask how it goes. */
export const unless = (words: string, pattern: string): string => String.raw`^(?!.*\b(?:${words})\b).*?(?:${pattern})`;

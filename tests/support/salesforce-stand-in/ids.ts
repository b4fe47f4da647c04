const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Returns an 18-character id. The last three characters encode the upper-case letters of the first fifteen. */
export function idOf(prefix: string, count: number): string {
  let tail = '';
  for (let left = count; tail.length < 12; left = Math.floor(left / DIGITS.length))
    tail = (DIGITS[left % DIGITS.length] ?? '') + tail;
  const id = prefix + tail;
  const groups = [id.slice(0, 5), id.slice(5, 10), id.slice(10, 15)];
  const capitals = (group: string): number =>
    Array.from(group).reduce((bits, letter, at) => bits + (/[A-Z]/.test(letter) ? 2 ** at : 0), 0);
  return id + groups.map((group) => LETTERS[capitals(group)] ?? '').join('');
}

/** Compares ids. The long and the short form of an id are equal. */
export const sameId = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' && typeof b === 'string' && a.slice(0, 15) === b.slice(0, 15);

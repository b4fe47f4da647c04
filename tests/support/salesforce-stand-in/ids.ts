const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id of 18 characters: the last three say which of the first fifteen are capitals. */
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

/** The long and the short form of an id are the same one. */
export const sameId = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' && typeof b === 'string' && a.slice(0, 15) === b.slice(0, 15);

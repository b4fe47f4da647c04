/** Removes the first so many bytes of what is held, and answers them; nothing is copied. */
export function takeBytes(held: Buffer[], count: number): Buffer[] {
  const taken: Buffer[] = [];
  let left = count;
  for (let next = held.shift(); next; next = left > 0 ? held.shift() : undefined) {
    taken.push(next.subarray(0, left));
    if (next.length > left) held.unshift(next.subarray(left));
    left -= Math.min(left, next.length);
  }
  return taken;
}

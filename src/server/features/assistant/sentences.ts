/** A sentence is at most so long; what goes on without an end is none. */
const LONGEST = 1500;
const END = /[.!?…]["')\]]*\s+|\n+/g;

/** What comes in pieces, as whole sentences with the space behind them; the last one may have no end. */
export async function* sentencesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    rest += piece.replace(/\*\*|`/g, '');
    let from = 0;
    for (const { 0: mark, index } of rest.matchAll(END)) {
      const to = index + mark.length;
      yield rest.slice(from, to);
      from = to;
    }
    rest = rest.slice(from);
    if (rest.length > LONGEST) throw new Error('A sentence without an end');
  }
  if (rest.trim() !== '') yield rest;
}

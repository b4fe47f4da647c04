const TAG = /(<[^>]*>)/;
const LONGEST = 24;
/** Text up to this length stays on one line: 24–48 hours. */
const SHORT = 12;
/** A phone number in a sentence, or a range or compound without spaces: (402) 555-0142, 8am–6pm, 5–10, three-machine. */
const JOINED = /(?<=\S )\(\d{3}\) \d{3}-\d{4}[^ \n]*|[^ \n]*[\p{L}\p{N}.][–-][\p{L}\p{N}$][^ \n]*/gu;

/**
 * Prevents line breaks inside phone numbers, ranges and compounds of a page. Leaves islands unchanged, because the
 * browser must render the same markup.
 */
export function keepTogether(markup: string): string {
  const start = Math.max(markup.indexOf('<main'), 0);
  let island = 0;
  const parts = markup.slice(start).split(TAG);
  const kept = parts.map((part) => {
    if (part.startsWith('<')) {
      if (island > 0 && part.startsWith('<div')) island++;
      else if (island > 0 && part === '</div>') island--;
      else if (part.startsWith('<div data-island')) island = 1;
      return part;
    }
    return island > 0 ? part : keepText(part);
  });
  return markup.slice(0, start) + kept.join('');
}

function keepText(text: string): string {
  if (text.trim().length <= SHORT && text.search(JOINED) >= 0) return `<bdi class="unbroken">${text}</bdi>`;
  const kept = text.replace(JOINED, (word) => (word.length > LONGEST ? word : `<bdi class="unbroken">${word}</bdi>`));
  // A single wrapper, because separate flex items would lose the spaces between them. No style targets this element.
  return kept === text ? text : `<bdi>${kept}</bdi>`;
}

import { groups } from './knowledge.ts';
import { withoutBusinessAge } from './numbers.ts';
import type { Retriever } from './retrieve.ts';
import { fold } from './understand.ts';

/** Words that a question begins with, in both languages. */
const ASKS = String.raw`(?:also |tambien )?(?:what|which|how|when|where|who|can|could|do|does|is|are|will|would|que|cual|cuales|como|cuando|cuanto|cuantos|donde|quien|puedo|podemos|pueden|hay|necesito|ocupo|piden|financian|aceptan|tienen)`;
const STARTS_ASKING = new RegExp(String.raw`^${ASKS}\b`);
/** Where one part of a message ends: a sign, or a conjunction in front of a question. */
const BORDER = new RegExp(
  String.raw`[.?!;]+(?:\s|$)|¿|,\s(?:(?:and|but|y|e|pero)\s)?|\s(?:and|but|y|e|pero)\s(?=${ASKS}\b)`,
);
const LEAST_SCORE = 0.8;
const MOST_PARTS = 3;

/**
 * Entries for the parts of a message that asks more than one thing, in the order of the message. A part that does not ask
 * counts only when it states a circumstance, such as an ITIN. `isSkipped` leaves out a part that is answered elsewhere.
 */
export function partsOf(text: string, retriever: Retriever, isSkipped: (part: string) => boolean): string[] {
  const parts = fold(withoutBusinessAge(text))
    .split(BORDER)
    .map((part) => part.trim());
  const slugs = parts
    .filter((part) => part.includes(' ') && !isSkipped(part))
    .flatMap((part) => {
      const [best] = retriever.find(part).topics;
      if (!best || best.score < LEAST_SCORE || groups.manners.has(best.slug)) return [];
      return STARTS_ASKING.test(part) || groups.circumstances.has(best.slug) ? [best.slug] : [];
    });
  return [...new Set(slugs)].slice(0, MOST_PARTS);
}

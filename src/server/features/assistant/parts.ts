import { sliders } from '#finance/terms.ts';
import type { Pricing } from '#finance/tiers.ts';
import { groups } from './knowledge.ts';
import { type BusinessAge, businessAgeOf, withoutBusinessAge } from './numbers.ts';
import type { Retriever } from './retrieve.ts';
import { readTerms, type ReadTerms } from './terms.ts';
import { fold } from './understand.ts';

/** What a message asks and states in addition to its main question. */
export type Extras = {
  /** Entries for its parts, in its order. */
  parts?: string[];
  businessAge?: BusinessAge | undefined;
  score?: number | undefined;
  /** It names a price without asking for the payment. */
  priced?: boolean;
};
type Message = Pick<ReadTerms, 'terms' | 'unclear' | 'compared'> & { text: string; retriever: Retriever };

/** Words that a question begins with, in both languages. */
const ASKS = String.raw`(?:also |tambien )?(?:what|which|how|when|where|who|can|could|do|does|is|are|will|would|que|cual|cuales|como|cuando|cuanto|cuantos|donde|quien|puedo|podemos|pueden|hay|necesito|ocupo|piden|financian|aceptan|tienen)`;
const STARTS_ASKING = new RegExp(String.raw`^(?:¿|${ASKS}\b)`);
const STARTS_STATING = '(?:i|we|my|our|tengo|tenemos|mi|soy|solo)';
/** Where one part of a message ends: a sign, or a conjunction in front of a question or statement. */
const BORDER = new RegExp(
  String.raw`[.?!;]+(?:\s|$)|(?=¿)|,\s(?:(?:and|but|y|e|pero)\s)?|\s(?:and|but|y|e|pero)\s(?=(?:${ASKS}|${STARTS_STATING})\b)`,
);
const LEAST_SCORE = 0.8;
const MOST_PARTS = 3;

/**
 * Entries for the parts of a message that asks more than one thing, in the order of the message. A part that does not ask
 * counts only when it states a circumstance, such as an ITIN. `isSkipped` leaves out a part that is answered elsewhere.
 */
function partsOf(text: string, retriever: Retriever, isSkipped: (part: string) => boolean): string[] {
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

/** The other questions of a message that asks for a figure. Its score matters to one about approval. */
export function questionsIn({ text, retriever, terms: stated, compared }: Message, pricing: Pricing): Extras {
  const isOfPayment = (part: string): boolean => {
    const { terms, wantsPayment, bare } = readTerms(part, pricing);
    const isComparison = compared !== undefined && PREFERS.test(part);
    return isComparison || wantsPayment || bare.length > 0 || Object.keys(terms).length > 0;
  };
  const parts = partsOf(text, retriever, isOfPayment);
  const businessAge = businessAgeOf(text);
  const { score, isLowScore } = stated;
  return parts.includes('approval-odds') && !isLowScore ? { parts, businessAge, score } : { parts, businessAge };
}
/** "Which is better for me", in front of the terms that are compared. */
const PREFERS = /\b(?:conviene(?: mas)?|mejor|better|best)(?: for me| para mi)?$/;

/** The parts of a question about `topic`, the main one of them, and what it states about the buyer. */
export function partsFor(topic: string, { text, retriever, terms, unclear }: Message): Extras & { slug: string } {
  const found = partsOf(text, retriever, () => false);
  const parts = found.length > 1 || found.includes(topic) ? found : [topic, ...found];
  const slug = mainOf(parts, topic);
  const { valueCents } = terms;
  const priced = valueCents !== undefined && unclear === undefined && isOutsideRange(valueCents) === undefined;
  // A tier next to the answer about approval would read as an approval.
  const isOfBuyer = parts.some((one) => groups.ofBuyers.has(one)) && (priced || !groups.wordForWord.has(slug));
  if (!isOfBuyer) return { slug, parts };
  const businessAge = businessAgeOf(text);
  if (terms.score === undefined || terms.isLowScore) return { slug, parts, priced, businessAge };
  // The tier of a score says more than the entry about all tiers.
  const others = parts.filter((one) => one !== 'credit-levels');
  const shown = others.length > 0 ? others : parts;
  return { slug: mainOf(shown, slug), parts: shown, priced, score: terms.score, businessAge };
}

export const isOutsideRange = (cents = 0): 'small' | 'large' | undefined =>
  cents < sliders.valueCents.min ? 'small' : cents > sliders.valueCents.max ? 'large' : undefined;
const mainOf = (parts: string[], topic: string): string => (parts.includes(topic) ? topic : (parts[0] ?? topic));

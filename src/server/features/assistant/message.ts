import type { Language } from '#contract/language.ts';
import type { Conversation, Step } from './conversation.ts';
import type { Knowledge } from './knowledge.ts';
import type { Retriever } from './retrieve.ts';
import { type AskedTerm, readTerms, type ReadTerms, type StatedTerms } from './terms.ts';
import { fold, spellMoney } from './understand.ts';

/** A message as it is read in its conversation. */
export type Message = ReadTerms & {
  folded: string;
  words: number;
  written: Language;
  retriever: Retriever;
  text: string;
  topic: string | undefined;
  /** How certain the topic is. */
  score: number;
  /** The topic is a statement that its words decide. */
  decided: boolean;
  /** It begins as a continuation: "and", "what about", "y si". */
  continues: boolean;
};

const CONTINUES =
  /^(?:and|n(?= )|(?:going |go |lets go )?back (?:to|on)|returning|regres\w+|volv\w+|de vuelta|otra vez|ok|okay|alright|so|then|now|but|or|what (?:about|if)|how (?:about|bout)|what bout|hows about|make (?:it|that)|try|change|same|instead|with|at|over|for|if|lets (?:say|do|try)|say|let me|actually|hmm|no|forget|drop|without|sin|quita\w*|olvid\w*|a(?= \d)|y|e|pero|o|que (?:tal|pasa) si|que tal|como seria|si|entonces|ahora|con|mejor|ponle|pongale|hagalo|digamos|cambia\w*|lo mismo|igual|bueno|a ver|sale|i si|isi|ysi|ok)\b|\b(?:what (?:about|if)|how about|y si|que tal)\b/;

export function readMessage(text: string, written: Language, state: Conversation, knowledge: Knowledge): Message {
  const spelled = spellMoney(text);
  const folded = fold(spelled)
    .replace(/[^\p{L}\p{N}$%.,/ -]+/gu, ' ')
    .trim();
  const read = readTerms(spelled);
  const { topics, decided } = knowledge[written].retriever.find(text);
  const other = topics.length > 0 ? topics : knowledge[written === 'en' ? 'es' : 'en'].retriever.find(text).topics;
  const terms = withBareNumbers(read, state, folded);
  return {
    ...read,
    terms,
    folded,
    words: folded.split(/\s+/).length,
    written,
    retriever: knowledge[written].retriever,
    text,
    topic: other[0]?.slug,
    score: other[0]?.score ?? 0,
    decided,
    continues: CONTINUES.test(folded),
  };
}

const TERM_MONTHS = new Set([12, 18, 24, 30, 36, 42, 48, 54, 60, 66, 72, 84]);
const SHARES = new Set([10, 15, 20, 25, 30, 35, 40, 45, 50]);
/** A price below this is in thousands: "80" is 80 thousand. */
const IN_THOUSANDS = { min: 5, max: 2000 };

/** A number alone answers the question back, or is a term or a share where it continues a payment. */
function withBareNumbers(read: ReadTerms, { step, focus }: Conversation, folded: string): StatedTerms {
  const { terms, bare } = read;
  if (step?.kind === 'ask') return withReply(read, step.for);
  const [number] = bare;
  const isAlone = number !== undefined && bare.length === 1 && Object.keys(terms).length === 0;
  if (!isAlone || !CONTINUES.test(folded) || !isAboutPayment(step)) return terms;
  // Spanish names a share with an article: "y con el 30".
  if (SHARES.has(number) && (focus === 'downPayment' || /\bel \d/.test(folded))) return { downBps: number * 100 };
  return TERM_MONTHS.has(number) ? { months: number } : terms;
}

function withReply({ terms, bare }: ReadTerms, asked: AskedTerm): StatedTerms {
  const { valueCents, ...rest } = terms;
  if (asked === 'downPayment' && valueCents !== undefined) return { ...rest, downCents: valueCents };
  const [number] = bare;
  if (number === undefined || bare.length > 1 || valueCents !== undefined) return terms;
  if (asked === 'amount') return withAmount(terms, number);
  if (asked === 'term') return TERM_MONTHS.has(number) ? { ...terms, months: number } : terms;
  return number <= 50 ? { ...terms, downBps: number * 100 } : { ...terms, downCents: number * 100 };
}

function withAmount(terms: StatedTerms, number: number): StatedTerms {
  const { min, max } = IN_THOUSANDS;
  if (terms.months !== undefined || terms.score !== undefined || number < min) return terms;
  return { ...terms, valueCents: number * (number <= max ? 1000_00 : 100) };
}

export const isAboutPayment = (step: Step | undefined): boolean =>
  step !== undefined && ['payment', 'interest', 'ask', 'limit', 'outside'].includes(step.kind);

import type { Language } from '#contract/language.ts';
import { redactNumbers } from '#contract/redact-numbers.ts';
import type { Slug } from './knowledge.ts';
import { isOutsideRange, type Limit } from './payment.ts';
import { retrievers } from './retrieve.ts';
import { readTerms, type ReadTerms, type Terms } from './terms.ts';
import { fold, languageOf, readLanguageRequest, readers } from './understand.ts';

/** What the assistant does with a message. */
export type Step =
  | { kind: 'topic'; slug: Slug }
  /** Two entries are possible: one short question back. */
  | { kind: 'clarify'; slugs: Slug[] }
  | { kind: 'ask-amount' | 'payment' | 'interest' }
  | { kind: 'outside'; which: 'small' | 'large' }
  | ({ kind: 'limit' } & Limit)
  | { kind: 'sensitive' | 'elsewhere' | 'unsure' };

/** What persists from one message to the next. */
export type Conversation = {
  lang: Language;
  /** The visitor asked for this language, so the language of a message does not change it. */
  chosen: boolean;
  terms: Terms;
  /** The term that was named last: "and the most?" asks for its limit. */
  focus: Limit['of'] | undefined;
  step: Step | undefined;
  /** The last message that was understood. */
  before: string;
  /** Assumptions that were named already. */
  told: readonly string[];
};

export const newConversation = (lang: Language): Conversation => ({
  lang,
  chosen: false,
  terms: {},
  focus: undefined,
  step: undefined,
  before: '',
  told: [],
});

/** The conversation after one more message. */
export function advance(state: Conversation, text: string): Conversation {
  if (redactNumbers(text).found) return { ...state, step: { kind: 'sensitive' } };
  const request = readLanguageRequest(text);
  if (!request) return understand(state, text);
  const chosen = { ...state, lang: request.lang, chosen: true };
  if (request.rest !== '') return understand(chosen, request.rest);
  const slug = request.lang === 'es' ? 'language-spanish' : 'greeting';
  return { ...chosen, step: state.step ?? { kind: 'topic', slug }, told: [] };
}

function understand(state: Conversation, text: string): Conversation {
  const written = languageOf(text) ?? state.lang;
  const message = readMessage(text, written, state);
  const merged = changedTerms(state, message);
  const step = stepFor({ ...state, terms: merged }, message, state);
  return {
    ...state,
    lang: state.chosen ? state.lang : written,
    // A structure belongs to a figure: asking whether there are seasonal payments does not choose them.
    terms: isAboutPayment(step) ? merged : { ...merged, structure: state.terms.structure ?? 'level' },
    focus: focusOf(message, step) ?? state.focus,
    step,
    before: ['unsure', 'elsewhere', 'clarify'].includes(step.kind) ? state.before : text,
  };
}

/** A message as it is read in its conversation. */
type Message = ReadTerms & {
  folded: string;
  words: number;
  written: Language;
  text: string;
  topic: Slug | undefined;
  /** The topic is a statement that its words decide. */
  decided: boolean;
  /** It begins as a continuation: "and", "what about", "y si". */
  continues: boolean;
};

const CONTINUES =
  /^(?:and|ok|okay|alright|so|then|now|but|or|what (?:about|if)|how (?:about|bout)|what bout|hows about|make (?:it|that)|try|change|same|instead|with|at|over|for|if|lets (?:say|do|try)|say|let me|actually|hmm|no|y|e|pero|o|que (?:tal|pasa) si|que tal|como seria|si|entonces|ahora|con|mejor|ponle|pongale|hagalo|digamos|cambia\w*|lo mismo|igual|bueno|a ver|sale)\b/;

function readMessage(text: string, written: Language, state: Conversation): Message {
  const folded = fold(text)
    .replace(/[^\p{L}\p{N}$%.,/ -]+/gu, ' ')
    .trim();
  const read = readTerms(text);
  const { topics, decided } = retrievers[written].find(text);
  const other = topics.length > 0 ? topics : retrievers[written === 'en' ? 'es' : 'en'].find(text).topics;
  const terms = withBareNumbers(read, state.step, CONTINUES.test(folded));
  return {
    ...read,
    terms,
    folded,
    words: folded.split(/\s+/).length,
    written,
    text,
    topic: other[0]?.slug,
    decided,
    continues: CONTINUES.test(folded),
  };
}

const TERM_MONTHS = new Set([12, 18, 24, 30, 36, 42, 48, 54, 60, 66, 72, 84]);
/** A price below this is in thousands: "80" is 80 thousand. */
const IN_THOUSANDS = { min: 5, max: 2000 };

/** A number alone is the amount that was asked for, or a term when it continues a payment. */
function withBareNumbers({ terms, bare }: ReadTerms, step: Step | undefined, continues: boolean): Terms {
  const [number] = bare;
  if (number === undefined || bare.length > 1 || terms.valueCents !== undefined) return terms;
  if (step?.kind === 'ask-amount') return withAmount(terms, number);
  const isTerm = continues && isAboutPayment(step) && TERM_MONTHS.has(number) && Object.keys(terms).length === 0;
  return isTerm ? { ...terms, months: number } : terms;
}

function withAmount(terms: Terms, number: number): Terms {
  const { min, max } = IN_THOUSANDS;
  if (terms.months !== undefined || terms.score !== undefined || number < min) return terms;
  return { ...terms, valueCents: number * (number <= max ? 1000_00 : 100) };
}

/** A new down payment or score replaces the old one whatever its unit; the rest stays. */
function changedTerms({ terms }: Conversation, { terms: named }: Message): Terms {
  const { downBps, downCents, score, tier, ...rest } = terms;
  const keepsDown = named.downBps === undefined && named.downCents === undefined;
  const keepsTier = named.tier === undefined;
  return {
    ...rest,
    ...(keepsDown && downBps !== undefined && { downBps }),
    ...(keepsDown && downCents !== undefined && { downCents }),
    ...(keepsTier && tier !== undefined && { tier }),
    ...(keepsTier && score !== undefined && { score }),
    ...named,
  };
}

const isAboutPayment = (step: Step | undefined): boolean =>
  step !== undefined && ['payment', 'interest', 'ask-amount', 'limit', 'outside'].includes(step.kind);

const namesTerms = ({ months, downBps, downCents, tier, structure }: Terms): boolean =>
  [months, downBps, downCents, tier, structure].some((one) => one !== undefined);

function focusOf({ terms }: Message, step: Step): Limit['of'] | undefined {
  if (step.kind === 'limit') return step.of;
  if (terms.downBps !== undefined || terms.downCents !== undefined) return 'downPayment';
  if (terms.months !== undefined) return 'term';
  if (terms.valueCents !== undefined) return 'amount';
  return step.kind === 'topic' ? FOCUS_OF_TOPIC[step.slug] : undefined;
}
const FOCUS_OF_TOPIC: Partial<Record<Slug, Limit['of']>> = {
  'amount-range': 'amount',
  'below-minimum': 'amount',
  terms: 'term',
  'down-payment': 'downPayment',
};

/** The step for a message; `merged` holds the terms with those of the message, `before` the state before it. */
function stepFor(merged: Conversation, message: Message, before: Conversation): Step {
  if (message.decided && message.topic) return { kind: 'topic', slug: message.topic };
  const chosen = choiceOf(before.step, message);
  if (chosen) return { kind: 'topic', slug: chosen };
  const limit = limitOf(message, before);
  if (limit) return { kind: 'limit', ...limit };
  return moneyStep(merged, message, before) ?? topicStep(message, before);
}

const FIRST =
  /^(?:yes|yeah|yep|yup|si|sip|claro|correct|exactly|exacto|right|(?:the )?first(?: one)?|1|la primera|el primero|lo primero)\b/;
const SECOND =
  /^(?:(?:the )?(?:second|other|last|latter)(?: one)?|2|la segunda|el segundo|lo segundo|la otra|el otro)\b/;

/** Which of the offered entries a short reply takes. */
function choiceOf(step: Step | undefined, { folded, topic, words }: Message): Slug | undefined {
  if (step?.kind !== 'clarify' || words > 6) return undefined;
  if (topic && step.slugs.includes(topic)) return topic;
  if (SECOND.test(folded)) return step.slugs[1];
  return FIRST.test(folded) ? step.slugs[0] : undefined;
}

const MAXIMUM =
  /\b(?:most|max|maximum|maximo|maxima|longest|biggest|largest|highest|lo mas|mas (?:largo|alto|grande|que (?:se puede|puedo|dan|prestan))|tope|cuando mucho)\b/;
const MINIMUM =
  /\b(?:least|min|minimum|minimo|minima|shortest|smallest|lowest|lo menos|mas (?:corto|bajo|chico|chiquito)|menos que)\b/;
const LIMITED: [Limit['of'], RegExp][] = [
  ['downPayment', /\b(?:down|enganche|inicial|entrada|deposit)\b/],
  ['term', /\b(?:terms?|months?|years?|long|longest|shortest|spread|plazos?|meses|anos|tiempo|largo|corto)\b/],
  [
    'amount',
    /\b(?:borrow|lend|finance|financing|amounts?|loans?|prest\w+|financi\w+|montos?|cantidad|biggest|largest|smallest)\b/,
  ],
];
const OF_SOMETHING_ELSE =
  /\b(?:rates?|apr|interest|score|credit|fico|tasas?|interes\w*|puntaje|credito|fees?|cargos?)\b/;
const LONGEST_LIMIT = 10;
/** Words of a message that continues without saying so. */
const SHORT = 6;

/** A question for a limit, where the conversation says of what. */
function limitOf(message: Message, { focus, terms, step }: Conversation): Limit | undefined {
  const { folded, words, continues } = message;
  const which = limitNamed(message);
  if (!which) return undefined;
  const isOngoing = step !== undefined && (continues || words <= SHORT);
  const named = LIMITED.find(([, pattern]) => pattern.test(folded))?.[0];
  if (named === undefined) return isOngoing && focus ? { of: focus, which } : undefined;
  // Without a conversation before it, an entry states all limits.
  return named === 'amount' || (!isOngoing && terms.tier === undefined) ? undefined : { of: named, which };
}

function limitNamed({ folded, words }: Message): Limit['which'] | undefined {
  if (words > LONGEST_LIMIT || OF_SOMETHING_ELSE.test(folded)) return undefined;
  if (MAXIMUM.test(folded)) return 'maximum';
  return MINIMUM.test(folded) ? 'minimum' : undefined;
}

const INTEREST =
  /\bhow much (?:\w+ ){0,5}interest\b(?! rate)|\b(?:total|in) interest\b|\binterest (?:in total|total|altogether|cost|charges?)\b|\btotal (?:cost|paid|of (?:all )?(?:the )?payments|payback)\b|\bfinance (?:charge|cost)s?\b|\bcost of (?:the )?(?:loan|money|financing)\b|\b(?:pay(?:ing)?|paid|cost|come|is (?:it|that)) (?:\w+ ){0,3}(?:in total|altogether|all together|all in)\b|\bcuanto (?:\w+ ){0,5}(?:interes|intereses)\b|\binteres(?:es)? (?:en total|total(?:es)?)\b|\btotal de (?:los )?(?:intereses|pagos)\b|\bcuanto (?:\w+ ){0,4}(?:en total|al final|por todo)\b|\b(?:pago|pagaria|costo|cuesta) (?:en )?total\b/;
const ASKS_PAYMENT =
  /\b(?:what|how much|whats|hows)\b.{0,40}\b(?:monthly|payments? (?:be|look|run|come|on|for)|(?:a|per|each|every) (?:month|mo))\b|\bhow much (?:would|will|do|am|might) i (?:be |have to )?pay(?:ing)?\b|\b(?:calculate|figure|estimate|run|work out|give me|get me)\b.{0,25}\b(?:payments?|numbers|monthly)\b|\bmonthly payments? (?:on|for)\b|\bpayment estimate\b|\bwhat (?:would|will) (?:my|the) payments?\b|\bcuanto\b.{0,40}\b(?:al mes|por mes|mensual\w*|la letra|de letra|los pagos|el pago|las letras)\b|\bcuanto (?:pagaria|pago|terminaria pagando|me saldria|me sale|me queda\w*|me toca\w*|me vendria)\b|\b(?:calcul\w+|saca\w*|dame|deme|digame|estima\w*)\b.{0,25}\b(?:pagos?|mensualidad\w*|letras?|numeros)\b|\b(?:pagos?|mensualidad) (?:de|para|por) (?:un|una)\b|\b(?:de cuanto|como) (?:me )?(?:seria|serian|saldria\w*|queda\w*) (?:el|los|la|las) (?:pagos?|letras?|mensualidad\w*)\b/;

/** A figure of the engine, or the question for its amount; undefined when the message wants something else. */
function moneyStep(merged: Conversation, message: Message, before: Conversation): Step | undefined {
  const kind = figureWanted(message, before, merged.terms.valueCents !== undefined);
  if (!kind) return undefined;
  const { valueCents } = merged.terms;
  if (valueCents === undefined) return { kind: 'ask-amount' };
  const which = isOutsideRange(valueCents);
  return which ? { kind: 'outside', which } : { kind };
}

function figureWanted(message: Message, before: Conversation, hasAmount: boolean): 'payment' | 'interest' | undefined {
  if (before.step?.kind === 'ask-amount' && isReply(message)) return 'payment';
  if (hasAmount && INTEREST.test(message.folded)) return 'interest';
  if (namesPrice(message)) return 'payment';
  if (changesPayment(message, before)) return before.step?.kind === 'interest' ? 'interest' : 'payment';
  return asksPayment(message) ? 'payment' : undefined;
}

/** The message names a price and wants a figure for it. */
const namesPrice = (message: Message): boolean =>
  message.terms.valueCents !== undefined &&
  (ASKS_PAYMENT.test(message.folded) || (wantsFigure(message) && (message.topic !== undefined || isOfOurs(message))));

/** The message asks for a payment without naming a price. */
function asksPayment({ folded, topic, terms }: Message): boolean {
  if (!ASKS_PAYMENT.test(folded)) return false;
  return SHAPES.has(topic) ? terms.structure === undefined : !NO_FIGURES.has(topic);
}

const LONGEST_REPLY = 12;
const LONGEST_FOLLOW_UP = 8;
const isReply = ({ terms, words }: Message): boolean =>
  words <= LONGEST_REPLY && (terms.valueCents !== undefined || namesTerms(terms));

const isElsewhere = ({ written, text }: Message): boolean => readers[written].countElsewhere(text) > 0;
/** A loan for a house is not ours. A press for oil is, because of the press. */
const isOfOurs = (message: Message): boolean =>
  !isElsewhere(message) ||
  readers[message.written].tokens(message.text).some(({ term }) => readers[message.written].isOccasion(term));

/** A continuation that changes a term of the payment before it. */
function changesPayment(message: Message, before: Conversation): boolean {
  const { terms, continues, words, wantsPayment } = message;
  const named = namesTerms(terms) || terms.valueCents !== undefined;
  if (!named || (before.terms.valueCents ?? terms.valueCents) === undefined) return false;
  if (!isAboutPayment(before.step)) return continues && (wantsPayment || words <= LONGEST_FOLLOW_UP);
  return continues || wantsPayment || isShortChange(message);
}

const isShortChange = ({ words, topic, terms }: Message): boolean =>
  words <= SHORT && !OTHER_MATTERS.has(topic) && !SHAPES.has(topic) && terms.structure === undefined;

/** Topics whose questions mention a payment without asking for a figure. */
const NO_FIGURES = new Set<Slug | undefined>([
  'early-payoff',
  'calculator-difference',
  'fees',
  'refinance',
  'personal-guaranty',
]);
const OTHER_MATTERS = new Set<Slug | undefined>([...NO_FIGURES, 'make-payment', 'late-payment']);
const SHAPES = new Set<Slug | undefined>([
  'deferred-payments',
  'seasonal-payments',
  'step-payments',
  'residual-buyout',
]);
/** Questions that name an amount on the side and want to know something else: always, or unless they name terms too. */
const ASIDE = new Set<Slug | undefined>([
  'documents-needed',
  'approval-time',
  'approval-odds',
  'funding-time',
  'insurance',
  'insurance-title',
  'credit-pull',
  'late-payment',
  'make-payment',
]);
const ASIDE_WITHOUT_TERMS = new Set<Slug | undefined>([
  ...ASIDE,
  'amount-range',
  'section-179',
  'refinance',
  'fees',
  'bankruptcy',
]);
/** Not these where the question names the payment itself. */
const ASIDE_WITHOUT_PAYMENT = new Set<Slug | undefined>(['used-equipment', 'startups']);
/** An amount next to these is the price of the machine, so an amount outside the range is the answer. */
const PRICED = new Set<Slug | undefined>([
  undefined,
  'equipment-types',
  'used-equipment',
  'construction-equipment',
  'food-beverage-equipment',
  'manufacturing-equipment',
  'vocational-trucks',
  'restaurants',
  'food-trucks',
  'trailers',
  'farm-equipment',
  'sellers-and-vendors',
  'startups',
  'first-time-buyers',
  'itin',
  'how-to-apply',
  'terms',
  'deferred-payments',
  'seasonal-payments',
  'step-payments',
  'amount-range',
  'below-minimum',
]);

const LOWEST_SCORE = 600;
/** A message that names an amount and wants a figure for it. */
function wantsFigure({ terms, topic, wantsPayment, namesPayment }: Message): boolean {
  if (PRICED.has(topic) && isOutsideRange(terms.valueCents ?? 0)) return true;
  const named = countNamed(terms);
  if (named.terms + named.credit > 1) return true;
  if (named.terms > 0) return wantsPayment || !ASIDE.has(topic);
  if (ASIDE_WITHOUT_PAYMENT.has(topic)) return namesPayment;
  return !isAside(topic, terms) && (wantsPayment || named.credit > 0 || topic === undefined);
}

const isAside = (topic: Slug | undefined, terms: Terms): boolean =>
  ASIDE_WITHOUT_TERMS.has(topic) || (topic === 'credit-levels' && isBelowTiers(terms));
const isBelowTiers = ({ score }: Terms): boolean => score !== undefined && score < LOWEST_SCORE;

function countNamed({ months, downBps, downCents, tier }: Terms): { terms: number; credit: number } {
  const terms = [months, downBps, downCents].filter((one) => (one ?? 0) > 0).length;
  return { terms, credit: tier === undefined ? 0 : 1 };
}

/** The entry for a message, alone or with the one before it; else a question back or a hand-over. */
function topicStep(message: Message, { before }: Conversation): Step {
  if (message.topic) return { kind: 'topic', slug: message.topic };
  if (isElsewhere(message)) return { kind: 'elsewhere' };
  if (before !== '' && (message.continues || message.words <= 4)) {
    const [found] = retrievers[message.written].find(`${before} ${message.text}`).topics;
    if (found) return { kind: 'topic', slug: found.slug };
  }
  const slugs = retrievers[message.written].guess(message.text);
  return slugs.length > 0 ? { kind: 'clarify', slugs } : { kind: 'unsure' };
}

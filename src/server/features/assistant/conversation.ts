import type { Language } from '#contract/language.ts';
import { redactNumbers } from '#contract/redact-numbers.ts';
import type { Knowledge, Slug } from './knowledge.ts';
import { isAboutPayment, type Message, readMessage } from './message.ts';
import { isOutsideRange, type Limit } from './payment.ts';
import type { AskedTerm, StatedTerms } from './terms.ts';
import { languageOf, readLanguageRequest, readers } from './understand.ts';

/** What the assistant does with a message. */
export type Step =
  | { kind: 'topic'; slug: string }
  /** Two entries are possible: one short question back. */
  | { kind: 'clarify'; slugs: string[] }
  /** `together`: of several prices. */
  | { kind: 'ask'; for: AskedTerm; together?: true }
  /** `rate`: one that the visitor named and the engine does not use. */
  | { kind: 'payment' | 'interest'; rate?: string | undefined }
  | { kind: 'outside'; which: 'small' | 'large' }
  | ({ kind: 'limit' } & Limit)
  | { kind: 'sensitive' | 'elsewhere' | 'unsure' };

/** What persists from one message to the next. */
export type Conversation = {
  lang: Language;
  /** The visitor asked for this language, so the language of a message does not change it. */
  chosen: boolean;
  terms: StatedTerms;
  /** The term that was named last: "and the most?" asks for its limit. */
  focus: Limit['of'] | undefined;
  step: Step | undefined;
  /** The last message that was understood. */
  before: string;
  /** Assumptions that were named already. */
  told: readonly string[];
};

type Topics = ReadonlySet<string | undefined>;
const oneOf = (...slugs: Slug[]): Topics => new Set(slugs);

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
export function advance(state: Conversation, text: string, knowledge: Knowledge): Conversation {
  if (redactNumbers(text).found) return { ...state, step: { kind: 'sensitive' } };
  const request = readLanguageRequest(text);
  if (!request) return understand(state, text, knowledge);
  const chosen = { ...state, lang: request.lang, chosen: true };
  if (request.rest !== '') return understand(chosen, request.rest, knowledge);
  const slug = request.lang === 'es' ? 'language-spanish' : 'greeting';
  return { ...chosen, step: state.step ?? { kind: 'topic', slug }, told: [] };
}

function understand(state: Conversation, text: string, knowledge: Knowledge): Conversation {
  const written = languageOf(text) ?? state.lang;
  const message = readMessage(text, written, state, knowledge);
  const merged = changedTerms(state, message);
  const step = stepFor({ ...state, terms: merged }, message, state);
  return {
    ...state,
    lang: state.chosen ? state.lang : written,
    // A structure belongs to a figure: asking whether there are seasonal payments does not choose them.
    terms: isAboutPayment(step) ? merged : { ...merged, structure: state.terms.structure ?? 'level' },
    focus: focusOf(message, step) ?? state.focus,
    step,
    before: ['unsure', 'elsewhere', 'clarify'].includes(step.kind)
      ? state.before
      : message.continues
        ? `${state.before.slice(-200)} ${text}`
        : text,
  };
}

/** A new down payment or score replaces the old one whatever its unit; the rest stays. */
function changedTerms({ terms }: Conversation, { terms: named, change }: Message): StatedTerms {
  const { downBps, downCents, score, tier, ...rest } = terms;
  const keepsDown = named.downBps === undefined && named.downCents === undefined;
  const keepsTier = named.tier === undefined;
  const plus = (key: 'valueCents' | 'months') =>
    change[key] !== undefined && rest[key] !== undefined && { [key]: rest[key] + change[key] };
  return {
    ...rest,
    ...plus('valueCents'),
    ...plus('months'),
    ...(keepsDown && downBps !== undefined && { downBps }),
    ...(keepsDown && downCents !== undefined && { downCents }),
    ...(keepsTier && tier !== undefined && { tier }),
    ...(keepsTier && score !== undefined && { score }),
    ...named,
  };
}

const namesTerms = ({ months, downBps, downCents, tier, structure }: StatedTerms): boolean =>
  [months, downBps, downCents, tier, structure].some((one) => one !== undefined);

function focusOf({ terms }: Message, step: Step): Limit['of'] | undefined {
  if (step.kind === 'limit') return step.of;
  if (terms.downBps !== undefined || terms.downCents !== undefined) return 'downPayment';
  if (terms.months !== undefined) return 'term';
  if (terms.valueCents !== undefined) return 'amount';
  return step.kind === 'topic' ? FOCUS_OF_TOPIC[step.slug] : undefined;
}
const FOCUS_OF_TOPIC: Record<string, Limit['of']> = {
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
  const limit = limitOf(message, before, merged.terms);
  if (limit) return { kind: 'limit', ...limit };
  if (isHaggling(message))
    return {
      kind: 'topic',
      slug: message.topic !== undefined && OF_RATES.has(message.topic) ? message.topic : 'bargaining',
    };
  return moneyStep(merged, message, before) ?? topicStep(message, before);
}

const FIRST =
  /^(?:yes|yeah|yep|yup|si|sip|claro|correct|exactly|exacto|right|(?:the )?first(?: one)?|1|la primera|el primero|lo primero)\b/;
const SECOND =
  /^(?:(?:the )?(?:second|other|last|latter)(?: one)?|2|la segunda|el segundo|lo segundo|la otra|el otro)\b/;

/** Which of the offered entries a short reply takes. */
function choiceOf(step: Step | undefined, { folded, topic, words }: Message): string | undefined {
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
const OF_SOMETHING_ELSE = /\b(?:rates?|apr|interest|tasas?|interes\w*|fees?|cargos?)\b/;
const OF_CREDIT = /\b(?:score|credit|fico|puntaje|credito)\b/;
const LONGEST_LIMIT = 10;
/** Words of a message that continues without saying so. */
const SHORT = 6;

/** A question for a limit, where the conversation says of what. */
function limitOf(message: Message, state: Conversation, terms: StatedTerms): Limit | undefined {
  const { step } = state;
  const which = limitNamed(message);
  if (step?.kind === 'limit' && isSameLimit(message)) return { of: step.of, which: which ?? step.which };
  const of = which && limitedBy(message, state, terms);
  return of && which ? { of, which } : undefined;
}

function limitedBy(
  { folded, words, continues }: Message,
  { focus, step }: Conversation,
  terms: StatedTerms,
): Limit['of'] | undefined {
  const isOngoing = step !== undefined && (continues || words <= SHORT || isAboutPayment(step));
  const named = LIMITED.find(([, pattern]) => pattern.test(folded))?.[0];
  if (named === undefined) return isOngoing ? focus : undefined;
  // Without a conversation before it, an entry states all limits.
  return named === 'amount' || (!isOngoing && terms.tier === undefined) ? undefined : named;
}

/** "And with 720?": the same limit for another tier or price. */
const isSameLimit = ({ terms, continues, folded }: Message): boolean =>
  continues && (terms.tier !== undefined || terms.valueCents !== undefined) && !ASKS_PAYMENT.test(folded);

function limitNamed({ folded, words, terms }: Message): Limit['which'] | undefined {
  if (words > LONGEST_LIMIT || OF_SOMETHING_ELSE.test(folded)) return undefined;
  if (!terms.tier && OF_CREDIT.test(folded)) return undefined;
  if (MAXIMUM.test(folded)) return 'maximum';
  return MINIMUM.test(folded) ? 'minimum' : undefined;
}

const INTEREST =
  /\binterest (?:on|for) (?:it|that|this)\b|\binteres(?:es)? de (?:eso|esa|ese)\b|\bhow much (?:\w+ ){0,5}interest\b(?! rate)|\b(?:total|in) interest\b|\binterest (?:in total|total|altogether|cost|charges?)\b|\btotal (?:cost|paid|of (?:all )?(?:the )?payments|payback)\b|\bfinance (?:charge|cost)s?\b|\bcost of (?:the )?(?:loan|money|financing)\b|\b(?:pay(?:ing)?|paid|cost|come|is (?:it|that)) (?:\w+ ){0,3}(?:in total|altogether|all together|all in)\b|\bcuanto (?:\w+ ){0,5}(?:interes|intereses)\b|\binteres(?:es)? (?:en total|total(?:es)?)\b|\btotal de (?:los )?(?:intereses|pagos)\b|\bcuanto (?:\w+ ){0,4}(?:en total|al final|por todo)\b|\b(?:pago|pagaria|costo|cuesta) (?:en )?total\b/;
const ASKS_PAYMENT =
  /\b(?:what|how much|whats|hows)\b.{0,40}(?<!\bdown )\b(?:monthly|payments? (?:be|look|run|come|on|for)|(?:a|per|each|every) (?:month|mo))\b|\bhow much (?:would|will|do|am|might) i (?:be |have to )?pay(?:ing)?\b|\b(?:calculate|figure|estimate|run|work out|give me|get me)\b.{0,25}\b(?:payments?|numbers|monthly)\b|\bmonthly payments? (?:on|for)\b|\bpayments? (?:on|for) (?:an? |the )?\$?\d|\bpayment estimate\b|\bwhat (?:would|will|was|is) (?:my|the|that) payments?\b|\bcuanto (?:era|quedaba)\b|\bcuanto\b.{0,40}\b(?:al mes|por mes|mensual\w*|la letra|de letra|los pagos|el pago|las letras)\b|\bcuanto (?:pagaria|pago|terminaria pagando|me saldria|me sale|me queda\w*|me toca\w*|me vendria)\b|\b(?:calcul\w+|saca\w*|dame|deme|digame|estima\w*)\b.{0,25}(?<!\ba )\b(?:pagos?|mensualidad\w*|letras?|numeros)\b|\b(?:pagos?|mensualidad) (?:de|para|por) (?:un|una)\b|\b(?:de cuanto|como) (?:me )?(?:seria|serian|saldria\w*|queda\w*) (?:el|los|la|las) (?:pagos?|letras?|mensualidad\w*)\b/;

const OF_RATES = oneOf(
  'interest-rates',
  'apr-meaning',
  'promise',
  'refinance',
  'calculator-difference',
  'approval-odds',
);
/** Names a rate and no price: a figure at our rate would be no answer. */
const isHaggling = ({ rate, terms, folded }: Message): boolean =>
  rate !== undefined && terms.valueCents === undefined && !ASKS_PAYMENT.test(folded);

/** A figure of the engine, or the question for its amount; undefined when the message wants something else. */
function moneyStep(merged: Conversation, message: Message, before: Conversation): Step | undefined {
  const kind = figureWanted(message, before, merged.terms.valueCents !== undefined);
  if (!kind) return undefined;
  const { valueCents } = merged.terms;
  if (message.unclear === 'amount') return { kind: 'ask', for: 'amount', together: true };
  if (valueCents === undefined) return { kind: 'ask', for: 'amount' };
  if (message.unclear === 'downPayment') return { kind: 'ask', for: 'downPayment' };
  if (message.change.months !== undefined && before.terms.months === undefined) return { kind: 'ask', for: 'term' };
  const which = isOutsideRange(valueCents);
  return which ? { kind: 'outside', which } : { kind, rate: message.rate };
}

function figureWanted(message: Message, before: Conversation, hasAmount: boolean): 'payment' | 'interest' | undefined {
  if (before.step?.kind === 'ask' && isReply(message)) return 'payment';
  if (hasAmount && INTEREST.test(message.folded)) return 'interest';
  if (namesPrice(message)) return 'payment';
  if (changesPayment(message, before)) return before.step?.kind === 'interest' ? 'interest' : 'payment';
  return asksPayment(message) ? 'payment' : undefined;
}

/** The message names a price and wants a figure for it. */
const namesPrice = (message: Message): boolean =>
  (message.terms.valueCents !== undefined || message.unclear === 'amount') &&
  (ASKS_PAYMENT.test(message.folded) ||
    (wantsFigure(message) && !asksElse(message) && (message.topic !== undefined || isOfOurs(message))));

/** A question about another matter that names a price: "for 500k, do I need to sign personally?" */
const asksElse = ({ folded, topic, score, terms }: Message): boolean =>
  score > CERTAIN &&
  ASKS_ELSE.test(folded) &&
  !MACHINES.has(topic) &&
  !(PRICED.has(topic) && isOutsideRange(terms.valueCents ?? 0));
const CERTAIN = 1;
const ASKS_ELSE =
  /\b(?:can (?:i|we|payments)|could (?:i|we)|do (?:i|we)|would an?|does|is (?:that|it)|am i|should|(?:what|which) (?:rate|interest|would the down)|how much down|(?:puedo|podemos)(?! pagar)|pueden|bajan|se puede|tengo que|que (?:tasa|interes)|cuanto (?:de )?enganche|ayuda)\b/;
const MACHINES = oneOf(
  'equipment-types',
  'construction-equipment',
  'food-beverage-equipment',
  'manufacturing-equipment',
  'vocational-trucks',
  'restaurants',
  'food-trucks',
  'trailers',
  'farm-equipment',
);

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
  const { continues, words, wantsPayment, folded } = message;
  const hasPrice = (before.terms.valueCents ?? message.terms.valueCents) !== undefined;
  if (!hasPrice || !namesChange(message) || NO_CHANGE.test(folded) || asksElse(message)) return false;
  if (!isAboutPayment(before.step))
    return goesBack(message, before.terms) || (continues && (wantsPayment || words <= LONGEST_FOLLOW_UP));
  return continues || wantsPayment || isShortChange(message);
}

const namesChange = ({ terms, change, unclear }: Message): boolean =>
  namesTerms(terms) || terms.valueCents !== undefined || Object.keys(change).length > 0 || unclear !== undefined;

/** Names the machine of the figure again, or says that it is about it. */
const goesBack = ({ terms, folded }: Message, { machine }: StatedTerms): boolean =>
  (machine !== undefined && terms.machine === machine && terms.valueCents === undefined) || AGAIN.test(folded);
const AGAIN =
  /\b(?:again|earlier|back to|de nuevo|otra vez|de antes|del principio|de hace rato|regres\w+ a|volv\w+ a)\b/;
/** Paying early, and what credit it takes, are questions of their own. */
const NO_CHANGE =
  /\bpay(?:ing)? (?:\w+ )?off\b|\bpaid off\b|\bearly\b|\bliquid\w+|\bsaldar\b|\bpagar(?:lo|la)? antes\b|\b(?:need|require\w*|qualify|necesito|piden|ocupo|requieren) (?:\w+ ){0,3}(?:credit|credito|score|puntaje)\b/;

const isShortChange = ({ words, topic, terms, folded }: Message): boolean =>
  words <= SHORT &&
  !OTHER_MATTERS.has(topic) &&
  (terms.structure === undefined ? !SHAPES.has(topic) : !ASKS_WHETHER.test(folded));
const ASKS_WHETHER =
  /\b(?:do you|can (?:i|you|we)|could i|is there|are there|offer|have|hay|tienen|dan|puedo|se puede|ofrecen|manejan|what (?:is|are)|whats|que (?:es|son)|como funciona\w*)\b/;

/** Topics whose questions mention a payment without asking for a figure. */
const NO_FIGURES = oneOf('early-payoff', 'calculator-difference', 'fees', 'refinance', 'personal-guaranty');
const OTHER_MATTERS: Topics = new Set([...NO_FIGURES, ...oneOf('make-payment', 'late-payment')]);
const SHAPES = oneOf('deferred-payments', 'seasonal-payments', 'step-payments', 'residual-buyout');
/** Questions that name an amount on the side and want to know something else: always, or unless they name terms too. */
const ASIDE = oneOf(
  'documents-needed',
  'approval-time',
  'approval-odds',
  'funding-time',
  'insurance',
  'insurance-title',
  'credit-pull',
  'late-payment',
  'make-payment',
);
const ASIDE_WITHOUT_TERMS: Topics = new Set([
  ...ASIDE,
  ...oneOf('amount-range', 'section-179', 'refinance', 'fees', 'bankruptcy'),
]);
/** Not these where the question names the payment itself. */
const ASIDE_WITHOUT_PAYMENT = oneOf('used-equipment', 'startups');
/** An amount next to these is the price of the machine, so an amount outside the range is the answer. */
const PRICED: Topics = new Set([
  undefined,
  ...oneOf(
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
  ),
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

const isAside = (topic: string | undefined, terms: StatedTerms): boolean =>
  ASIDE_WITHOUT_TERMS.has(topic) || (topic === 'credit-levels' && isBelowTiers(terms));
const isBelowTiers = ({ score }: StatedTerms): boolean => score !== undefined && score < LOWEST_SCORE;

function countNamed({ months, downBps, downCents, tier, structure }: StatedTerms): { terms: number; credit: number } {
  const shaped = structure === undefined || structure === 'level' ? 0 : 1;
  const terms = [months, downBps, downCents, shaped].filter((one) => (one ?? 0) > 0).length;
  return { terms, credit: tier === undefined ? 0 : 1 };
}

const MORE_CERTAIN = 0.5;
const UNCERTAIN = 1;
/** The entry for a message, alone or with the one before it; else a question back or a hand-over. */
function topicStep(message: Message, { before }: Conversation): Step {
  const isPart = before !== '' && (message.continues || message.words <= 4);
  const [own] = message.retriever.find(message.text).topics;
  const [whole] = isPart ? message.retriever.find(`${before} ${message.text}`).topics : [];
  // A continuation is read with the message before it where that says more.
  if (
    whole &&
    (!message.topic || (message.continues && own && own.score < Math.min(UNCERTAIN, whole.score - MORE_CERTAIN)))
  )
    return { kind: 'topic', slug: whole.slug };
  if (message.topic) return { kind: 'topic', slug: message.topic };
  if (isElsewhere(message)) return { kind: 'elsewhere' };
  const slugs = message.retriever.guess(message.text);
  return slugs.length > 0 ? { kind: 'clarify', slugs } : { kind: 'unsure' };
}

import type { Language } from '#contract/language.ts';
import { redactNumbers } from '#contract/redact-numbers.ts';
import type { Pricing } from '#finance/tiers.ts';
import { groups, type Knowledge } from './knowledge.ts';
import { type Extras, isOutsideRange, partsFor, questionsIn } from './parts.ts';
import type { RetrievedEntry, Retriever } from './retrieve.ts';
import { type AskedTerm, readTerms, type ReadTerms, type StatedTerms } from './terms.ts';
import { fold, languageOf, readLanguageRequest, readers, spellMoney } from './understand.ts';

/** Which limit a visitor asks for. */
export type Limit = { of: AskedTerm; which: 'maximum' | 'minimum' };
/** What the assistant does with a message. */
export type Step =
  /** `others`: entries that fit less well. */
  | ({ kind: 'topic'; slug: string; others?: string[] } & Extras)
  /** Two entries are possible: one short question back. */
  | { kind: 'clarify'; slugs: string[] }
  /** `together`: of several prices. */
  | ({ kind: 'ask'; for: AskedTerm; together?: true } & Extras)
  /** `rate`: one that the visitor named and the engine does not use. `compared`: terms in months. */
  | ({ kind: 'payment' | 'interest'; rate?: string | undefined; compared?: number[] | undefined } & Extras)
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
  focus: AskedTerm | undefined;
  step: Step | undefined;
  /** The last message that was understood. */
  before: string;
  /** Assumptions that were named already. */
  notesGiven: readonly string[];
};

export const newConversation = (lang: Language): Conversation => ({
  lang,
  chosen: false,
  terms: {},
  focus: undefined,
  step: undefined,
  before: '',
  notesGiven: [],
});

/** What answers depend on, apart from the conversation. */
export type AnswerSources = { knowledge: Knowledge; pricing: Pricing };

/** The part of a message that is read. A long message asks at its beginning or at its end. */
const READ_LETTERS = 600;
export const readPart = (text: string): string => {
  const half = READ_LETTERS / 2;
  return text.length > READ_LETTERS ? `${text.slice(0, half - 1)}\n${text.slice(-half)}` : text;
};

/** The conversation after one more message. */
export function advance(state: Conversation, message: string, basis: AnswerSources): Conversation {
  if (redactNumbers(message).found) {
    const lang = state.chosen ? state.lang : (languageOf(message) ?? state.lang);
    return { ...state, lang, step: { kind: 'sensitive' } };
  }
  const text = readPart(message);
  const request = readLanguageRequest(text);
  if (!request) return understand(state, text, basis);
  const chosen = { ...state, lang: request.lang, chosen: true };
  if (request.rest !== '') return understand(chosen, request.rest, basis);
  const slug = request.lang === 'es' ? 'language-spanish' : 'greeting';
  return { ...chosen, step: state.step ?? { kind: 'topic', slug }, notesGiven: [] };
}

function understand(state: Conversation, text: string, basis: AnswerSources): Conversation {
  const message = readMessage(state, text, basis);
  const terms = changedTerms(state.terms, message);
  const step = stepFor(state, message, terms, basis.pricing);
  const isUnderstood = !['unsure', 'elsewhere', 'clarify'].includes(step.kind);
  return {
    ...state,
    lang: state.chosen ? state.lang : message.written,
    // A structure belongs to a figure: asking whether there are seasonal payments does not choose them.
    terms: isAboutPayment(step) ? terms : { ...terms, structure: state.terms.structure ?? 'level' },
    focus: focusOf(message, step) ?? state.focus,
    step,
    before: !isUnderstood ? state.before : message.continues ? `${state.before.slice(-200)} ${text}` : text,
  };
}

/** A message as it is read in its conversation. */
type Message = ReadTerms & {
  text: string;
  folded: string;
  words: number;
  written: Language;
  retriever: Retriever;
  /** Entries of the language it is written in, else of the other one; the best first. */
  found: RetrievedEntry[];
  topic: string | undefined;
  /** The topic is a statement that its words decide. */
  decided: boolean;
  /** It begins as a continuation: "and", "what about", "y si". */
  continues: boolean;
};

const CONTINUES =
  /^(?:and|n(?= )|(?:going |go |lets go )?back (?:to|on)|returning|regres\w+|volv\w+|de vuelta|otra vez|ok|okay|alright|so|then|now|but|or|what (?:about|if)|how (?:about|bout)|what bout|hows about|make (?:it|that)|try|change|same|instead|with|at|over|for|if|lets (?:say|do|try)|say|let me|actually|hmm|no|forget|drop|without|sin|quita\w*|olvid\w*|a(?= \d)|y|e|pero|o|que (?:tal|pasa) si|que tal|como seria|si|entonces|ahora|con|mejor|ponle|pongale|hagalo|digamos|cambia\w*|lo mismo|igual|bueno|a ver|sale|i si|isi|ysi|ok)\b|\b(?:what (?:about|if)|how about|y si|que tal)\b/;

function readMessage(state: Conversation, text: string, { knowledge, pricing }: AnswerSources): Message {
  const written = languageOf(text) ?? state.lang;
  const spelled = spellMoney(text);
  const folded = fold(spelled)
    .replace(/[^\p{L}\p{N}$%.,/ -]+/gu, ' ')
    .trim();
  const read = readTerms(spelled, pricing);
  const { retriever } = knowledge[written];
  const { topics, decided } = retriever.find(text);
  const found = topics.length > 0 ? topics : knowledge[written === 'en' ? 'es' : 'en'].retriever.find(text).topics;
  return {
    ...read,
    terms: withBareNumbers(read, state, folded),
    text,
    folded,
    words: folded.split(/\s+/).length,
    written,
    retriever,
    found,
    topic: found[0]?.slug,
    decided,
    continues: CONTINUES.test(folded),
  };
}

const TERM_MONTHS = new Set([12, 18, 24, 30, 36, 42, 48, 54, 60, 66, 72, 84]);
const BARE_SHARES = new Set([10, 15, 20, 25, 30, 35, 40, 45, 50]);

/** A number alone answers the question back, or is a term or a share where it continues a payment. */
function withBareNumbers(read: ReadTerms, { step, focus }: Conversation, folded: string): StatedTerms {
  const { terms, bare } = read;
  if (step?.kind === 'ask') return withReply(read, step.for);
  const [number] = bare;
  const isAlone = number !== undefined && bare.length === 1 && Object.keys(terms).length === 0;
  if (!isAlone || !CONTINUES.test(folded) || !isAboutPayment(step)) return terms;
  // Spanish names a share with an article: "y con el 30".
  if (BARE_SHARES.has(number) && (focus === 'downPayment' || /\bel \d/.test(folded))) return { downBps: number * 100 };
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

/** A price up to 2,000 is in thousands: "80" is 80 thousand. */
function withAmount(terms: StatedTerms, number: number): StatedTerms {
  if (terms.months !== undefined || terms.score !== undefined || number < 5) return terms;
  return { ...terms, valueCents: number * (number <= 2000 ? 1000_00 : 100) };
}

/** A new down payment or score replaces the old one whatever its unit; the rest stays. */
function changedTerms(before: StatedTerms, { terms: named, change }: Message): StatedTerms {
  const namesDown = named.downBps !== undefined || named.downCents !== undefined;
  const isReplaced = (name: string): boolean =>
    name.startsWith('down') ? namesDown : named.tier !== undefined && /^(?:tier|score|isLowScore)$/.test(name);
  const kept: StatedTerms = Object.fromEntries(Object.entries(before).filter(([name]) => !isReplaced(name)));
  const { valueCents = 0, months = 0 } = change;
  return {
    ...kept,
    ...(kept.valueCents !== undefined && { valueCents: kept.valueCents + valueCents }),
    ...(kept.months !== undefined && { months: kept.months + months }),
    ...named,
  };
}

const isAboutPayment = (step: Step | undefined): boolean =>
  step !== undefined && ['payment', 'interest', 'ask', 'limit', 'outside'].includes(step.kind);

function focusOf({ terms }: Message, step: Step): AskedTerm | undefined {
  if (step.kind === 'limit') return step.of;
  if (terms.downBps !== undefined || terms.downCents !== undefined) return 'downPayment';
  if (terms.months !== undefined) return 'term';
  if (terms.valueCents !== undefined) return 'amount';
  return step.kind === 'topic' ? FOCUS_OF_TOPIC[step.slug] : undefined;
}
const FOCUS_OF_TOPIC: Record<string, AskedTerm> = {
  'amount-range': 'amount',
  'below-minimum': 'amount',
  terms: 'term',
  'down-payment': 'downPayment',
};

/** `terms` includes those of the message. */
function stepFor(before: Conversation, message: Message, terms: StatedTerms, pricing: Pricing): Step {
  const { topic, decided } = message;
  if (decided && topic) return { kind: 'topic', slug: topic };
  const chosen = choiceOf(before.step, message);
  if (chosen) return { kind: 'topic', slug: chosen };
  const limit = limitOf(message, before, terms);
  if (limit) return { kind: 'limit', ...limit };
  // A rate without a price: a figure at our rate would be no answer.
  if (message.rate !== undefined && message.terms.valueCents === undefined && !ASKS_PAYMENT.test(message.folded))
    return { kind: 'topic', slug: topic !== undefined && groups.ofRates.has(topic) ? topic : 'bargaining' };
  return withParts(moneyStep(before, message, terms) ?? topicStep(message, before.before), message, pricing);
}

function withParts(step: Step, message: Message, pricing: Pricing): Step {
  if (step.kind === 'payment' || step.kind === 'ask') return { ...step, ...questionsIn(message, pricing) };
  if (step.kind === 'interest') {
    const { parts = [], ...extras } = questionsIn(message, pricing);
    // The total interest is the answer.
    return { ...step, ...extras, parts: parts.filter((slug) => slug !== 'interest-rates') };
  }
  return step.kind === 'topic' ? { ...step, ...partsFor(step.slug, message) } : step;
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
const LIMITED: [AskedTerm, RegExp][] = [
  ['downPayment', /\b(?:down|enganche|inicial|entrada|deposit)\b/],
  ['term', /\b(?:terms?|months?|years?|long|longest|shortest|spread|plazos?|meses|anos|tiempo|largo|corto)\b/],
  [
    'amount',
    /\b(?:borrow|lend|finance|financing|amounts?|loans?|prest\w+|financi\w+|montos?|cantidad|biggest|largest|smallest)\b/,
  ],
];
const OF_SOMETHING_ELSE =
  /\b(?:rates?|apr|interest|tasas?|interes\w*|fees?|cargos?|(?:lowest|smallest|least) (?:\w+ ){0,2}(?<!down )payments?|(?:pago|mensualidad|letra|cuota)s? mas (?:baj|chi)\w+)\b/;
const OF_CREDIT = /\b(?:score|credit|fico|puntaje|credito)\b/;
/** Words of a question for a limit, and of a message that continues without saying so. */
const [LONGEST_LIMIT, SHORT] = [10, 6];

/** Returns the requested limit, taking its subject from the conversation if the message omits it. */
function limitOf(message: Message, before: Conversation, terms: StatedTerms): Limit | undefined {
  const { step } = before;
  const which = limitNamed(message);
  if (step?.kind === 'limit' && isSameLimit(message)) return { of: step.of, which: which ?? step.which };
  const of = which && limitedBy(message, before, terms);
  return of && which ? { of, which } : undefined;
}

/** "And with 720?": the same limit for another tier or price. */
const isSameLimit = ({ terms, continues, folded }: Message): boolean =>
  continues && (terms.tier !== undefined || terms.valueCents !== undefined) && !ASKS_PAYMENT.test(folded);

function limitedBy(message: Message, { focus, step }: Conversation, terms: StatedTerms): AskedTerm | undefined {
  const { folded, words, continues } = message;
  const isOngoing = step !== undefined && (continues || words <= SHORT || isAboutPayment(step));
  const named = LIMITED.find(([, pattern]) => pattern.test(folded))?.[0];
  if (named === undefined) return isOngoing ? focus : undefined;
  // Without a conversation before it, an entry states all limits.
  return named === 'amount' || (!isOngoing && terms.tier === undefined) ? undefined : named;
}

function limitNamed({ folded, words, terms }: Message): Limit['which'] | undefined {
  if (words > LONGEST_LIMIT || OF_SOMETHING_ELSE.test(folded)) return undefined;
  if (!terms.tier && OF_CREDIT.test(folded)) return undefined;
  if (MAXIMUM.test(folded)) return 'maximum';
  return MINIMUM.test(folded) ? 'minimum' : undefined;
}

/** A figure of the engine, or the question for its amount; undefined when the message wants something else. */
function moneyStep(before: Conversation, message: Message, { valueCents }: StatedTerms): Step | undefined {
  const kind = figureWanted(message, before, valueCents !== undefined);
  if (!kind) return undefined;
  if (message.unclear === 'amount') return { kind: 'ask', for: 'amount', together: true };
  if (valueCents === undefined) return { kind: 'ask', for: 'amount' };
  if (message.unclear === 'downPayment') return { kind: 'ask', for: 'downPayment' };
  if (message.change.months !== undefined && before.terms.months === undefined) return { kind: 'ask', for: 'term' };
  const which = isOutsideRange(valueCents);
  return which ? { kind: 'outside', which } : { kind, rate: message.rate, compared: message.compared };
}

const INTEREST =
  /\bwhat (?:would|will|does|is) (?:the |my |total )*interest (?:be|cost|come)\b|\binterest (?:on|for) (?:it|that|this)\b|\binteres(?:es)? de (?:eso|esa|ese)\b|\bhow much (?:\w+ ){0,5}interest\b(?! rate)|\b(?:total|in) interest\b|\binterest (?:in total|total|altogether|cost|charges?)\b|\btotal (?:cost|paid|(?:that )?i (?:would )?pay|of (?:all )?(?:the )?payments|payback)\b|\bfinance (?:charge|cost)s?\b|\bcost of (?:the )?(?:loan|money|financing)\b|\b(?:pay(?:ing)?|paid|cost|come|is (?:it|that)) (?:\w+ ){0,3}(?:in total|altogether|all together|all in)\b|\bcuanto (?:\w+ ){0,5}(?:interes|intereses)\b|\binteres(?:es)? (?:en total|total(?:es)?)\b|\btotal (?:de (?:los )?(?:intereses|pagos)|que (?:pago|pagaria))\b|\bcuanto (?:\w+ ){0,4}(?:en total|al final|por todo)\b|\b(?:pago|pagaria|costo|cuesta) (?:en )?total\b/;
const ASKS_PAYMENT =
  /\b(?:what|how much|whats|hows)\b.{0,40}(?<!\bdown )\b(?:monthly|payments? (?:be|look|run|come|on|for)|(?:a|per|each|every) (?:month|mo))\b|\b(?:how much|what) (?:would|will|do|am|might) i (?:be |have to )?pay(?:ing)?\b|\b(?:calculate|figure|estimate|run|work out|give me|get me)\b.{0,25}\b(?:payments?|numbers|monthly)\b|\bmonthly payments? (?:on|for)\b|\bpayments? (?:on|for) (?:an? |the )?\$?\d|\bpayment estimate\b|\bwhat (?:the|my) (?:monthly )?payments? (?:would|will|might) (?:be|look|run)\b|\bwhat (?:would|will|was|is) (?:my|the|that) payments?\b|\bcuanto (?:era|quedaba)\b|\bcuanto\b.{0,40}\b(?:al mes|por mes|mensual\w*|la letra|de letra|los pagos|el pago|las letras)\b|\bcuanto (?:pagaria|pago|terminaria pagando|me saldria|me sale|me queda\w*|me toca\w*|me vendria)\b|\b(?:calcul\w+|saca\w*|dame|deme|digame|estima\w*)\b.{0,25}(?<!\ba )\b(?:pagos?|mensualidad\w*|letras?|numeros)\b|\b(?:pagos?|mensualidad) (?:de|para|por) (?:un|una)\b|\b(?:de cuanto|como) (?:me )?(?:seria|serian|saldria\w*|queda\w*) (?:el|los|la|las) (?:pagos?|letras?|mensualidad\w*)\b/;
const [LONGEST_REPLY, ONLY_PRICED] = [12, 4];

function figureWanted(message: Message, before: Conversation, hasAmount: boolean): 'payment' | 'interest' | undefined {
  if (before.step?.kind === 'ask' && isReply(message)) return 'payment';
  if (hasAmount && INTEREST.test(message.folded)) return 'interest';
  if (namesPrice(message)) return 'payment';
  if (changesPayment(message, before)) return before.step?.kind === 'interest' ? 'interest' : 'payment';
  return asksPayment(message) ? 'payment' : undefined;
}

const namesTerms = ({ valueCents, months, downBps, downCents, tier, structure }: StatedTerms): boolean =>
  [valueCents, months, downBps, downCents, tier, structure].some((one) => one !== undefined);
const isReply = ({ words, terms }: Message): boolean => words <= LONGEST_REPLY && namesTerms(terms);

/** The message names a price and wants a figure for it. "60k loader" says no more than that. */
const namesPrice = (message: Message): boolean =>
  (message.terms.valueCents !== undefined || message.unclear === 'amount') &&
  (ASKS_PAYMENT.test(message.folded) ||
    message.compared !== undefined ||
    (message.words <= ONLY_PRICED && message.terms.machine !== undefined) ||
    (wantsFigure(message) && !asksElse(message) && (message.topic !== undefined || isOfOurs(message))));

/** The message asks for a payment without naming a price. */
const asksPayment = ({ folded, topic, terms }: Message): boolean =>
  ASKS_PAYMENT.test(folded) &&
  (groups.shapes.has(topic) ? terms.structure === undefined : !groups.noFigures.has(topic));

/** A question about another matter that names a price: "for 500k, do I need to sign personally?" */
const asksElse = ({ folded, topic, found, terms }: Message): boolean =>
  (found[0]?.score ?? 0) > CERTAIN &&
  ASKS_ELSE.test(folded) &&
  !groups.machines.has(topic) &&
  !(groups.priced.has(topic) && isOutsideRange(terms.valueCents));
const CERTAIN = 1;
const ASKS_ELSE =
  /\b(?:can (?:i|we|payments)|could (?:i|we)|do (?:i|we)|would an?|does|is (?:that|it)|am i|should|(?:what|which) (?:rate|interest|would the down)|how much down|(?:puedo|podemos)(?! pagar)|pueden|bajan|se puede|tengo que|que (?:tasa|interes)|cuanto (?:de )?enganche|ayuda)\b/;

const isElsewhere = ({ written, text }: Message): boolean => readers[written].countElsewhere(text) > 0;
/** A loan for a house is not ours. A press for oil is, because of the press. */
const isOfOurs = (message: Message): boolean =>
  !isElsewhere(message) ||
  readers[message.written].tokens(message.text).some(({ term }) => readers[message.written].isOccasion(term));

const LONGEST_FOLLOW_UP = 8;
/** A continuation that changes a term of the payment before it. */
function changesPayment(message: Message, { terms: before, step }: Conversation): boolean {
  const { continues, words, wantsPayment, folded, terms } = message;
  const hasPrice = (before.valueCents ?? terms.valueCents) !== undefined;
  if (!hasPrice || !namesChange(message) || NO_CHANGE.test(folded) || asksElse(message)) return false;
  if (isAboutPayment(step)) return continues || wantsPayment || isShortChange(message);
  return goesBack(message, before) || (continues && (wantsPayment || words <= LONGEST_FOLLOW_UP));
}
const namesChange = ({ terms, change, unclear }: Message): boolean =>
  namesTerms(terms) || Object.keys(change).length > 0 || unclear !== undefined;
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
  !groups.noFigures.has(topic) &&
  !groups.ofPaying.has(topic) &&
  (terms.structure === undefined ? !groups.shapes.has(topic) : !ASKS_WHETHER.test(folded));
const ASKS_WHETHER =
  /\b(?:do you|can (?:i|you|we)|could i|is there|are there|offer|have|hay|tienen|dan|puedo|se puede|ofrecen|manejan|what (?:is|are)|whats|que (?:es|son)|como funciona\w*)\b/;

/** A message that names an amount and wants a figure for it. */
function wantsFigure({ terms, topic, wantsPayment, namesPayment }: Message): boolean {
  if (groups.priced.has(topic) && isOutsideRange(terms.valueCents)) return true;
  const { months, downBps, downCents, structure, tier } = terms;
  const shape = Number(structure !== undefined && structure !== 'level');
  const named = [months, downBps, downCents, shape].filter((one) => one !== undefined && one > 0).length;
  const credit = Number(tier !== undefined);
  if (named + credit > 1) return true;
  if (named > 0) return wantsPayment || !groups.aside.has(topic);
  if (groups.asideWithoutPayment.has(topic)) return namesPayment;
  return !isAside(topic, terms) && (wantsPayment || credit > 0 || topic === undefined);
}
const isAside = (topic: string | undefined, { isLowScore }: StatedTerms): boolean =>
  groups.aside.has(topic) || groups.asideWithoutTerms.has(topic) || (topic === 'credit-levels' && isLowScore === true);

const MORE_CERTAIN = 0.5;
const UNCERTAIN = 1;
/** The entry for a message, alone or with the one before it; else a question back or a hand-over. */
function topicStep(message: Message, before: string): Step {
  const { found, topic, retriever, text } = message;
  const isPart = before !== '' && (message.continues || message.words <= 4);
  const whole = isPart ? retriever.find(`${before} ${text}`).topics[0] : undefined;
  // A continuation is read with the message before it where that says more.
  if (whole && (!topic || saysMore(whole, message))) return { kind: 'topic', slug: whole.slug };
  if (topic) return { kind: 'topic', slug: topic, others: found.slice(1).map(({ slug }) => slug) };
  if (isElsewhere(message)) return { kind: 'elsewhere' };
  const slugs = retriever.guess(text);
  return slugs.length > 0 ? { kind: 'clarify', slugs } : { kind: 'unsure' };
}
const saysMore = (whole: RetrievedEntry, { continues, found: [own] }: Message): boolean =>
  continues && own !== undefined && own.score < Math.min(UNCERTAIN, whole.score - MORE_CERTAIN);

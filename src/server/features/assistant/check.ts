import type { Language } from '#contract/language.ts';
import { redactNumbers } from '#contract/redact-numbers.ts';
import { fold, languageOf } from './understand.ts';

/** What a model's answer may draw on, prepared once per answer. */
export type Sources = {
  lang: Language;
  text: string;
  sentences: Set<string>;
  figures: Set<string>;
  addresses: Set<string>;
  phones: Set<string>;
};

/** Whether one of the patterns, one a line, is in a text. */
function anyPattern(patterns: TemplateStringsArray, ...parts: string[]): (text: string) => boolean {
  const pattern = new RegExp(
    String.raw(patterns, ...parts)
      .trim()
      .split(/\n */)
      .map((one) => `(?:${one})`)
      .join('|'),
  );
  return (text) => pattern.test(text);
}

const SENTENCE_START = /(?!\s)(?<=(?:[.!?…]["')\]]*\s|\n)\s*)/;
/** The sentences of a text, each with the space behind it. The last one is empty when no sentence is open. */
export const sentencesOf = (text: string): string[] => text.split(SENTENCE_START);

/** Approvals, promises and tax advice in both languages, as parts of words. Read on letters without spaces. */
const commits = anyPattern`
  ap+rov|qualif|prequal|gu?arant|promis|accepted|authoriz|eligib|entitle|declin|denied|greenlight|congrat|waive
  deduct|depreci|write(?:it|them)?off|should(?:claim|file|sue)|your(?:own)?(?:rate|apr|interest)
  aprob|aprueb|calific|promet|aceptad|autoriza|elegib|negad|rechaz|leasegur|aseguramos|felici|enhorabuena
  deduc|deduz|deduj|debe(?:ria)?(?:reclamar|declarar|demandar)|leconviene|recomiendo|aconsejo|su(?:propia)?tasa
`;
/** Numbers and secrets of a person, and requests to type something into the chat. Read on folded words. */
const personal = anyPattern`
  \b(?:ssn|itin|f?ein|tin|dob|pin|nip|cv[vc]|clabe|iban|curp|social(?! media)|birth\w*|born|nacio|nacid[oa]|naciste|nacimiento|cumpleanos|digits?|digitos|last four|ultimos cuatro|tarjetas?|(?:credit|debit|bank|your|the) cards?|cards? (?:number|details|info\w*)|routing|contrasena|passwords?|passcode|online banking|(?:bank|checking|savings) (?:account|details|info\w*)|account numbers?|(?:numeros?|datos) (?:de (?:la |su |tu )?)?(?:cuenta|banc\w+|seguro|fiscal\w*|identificacion|licencia|pasaporte)|cuentas? (?:banc\w+|de (?:banco|cheques|ahorros))|(?:tax(?:payer)?|fed(?:eral)?|employer|personal)(?: \w+)? (?:id\w*|numbers?)|identificacion fiscal|(?:your|su|tu) (?:\w+ )?(?:numbers?|numeros?)|(?:passport|licen[cs]e) numbers?)\b
  \b(?:here|chat|aqui|me)\b
  \b(?:type|enter|send|give|tell|write|text|share|reply|post|paste) (?:it|them|that|those)\b
  \b(?:(?:escrib|envi|mand|ingres|pong|dig|tecle|compart)[a-z]*|de(?:me|nos))l[oa]s?\b
`;

/** Words and figures. Letters that are spelled one by one are joined. */
const comparable = (sentence: string): string =>
  fold(sentence)
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()
    .replace(/(?<=\b\p{L}) (?=\p{L}\b)/gu, '');

/** Whether a sentence commits the lender or concerns a personal number. Such a sentence has to be one of the sources. */
const isDelicate = (sentence: string): boolean =>
  commits(fold(sentence).replace(/[^a-z]+/g, '')) || personal(comparable(sentence));

/** Letters and digits that look like our letters, and characters that are not seen. Read on folded text. */
const DISGUISED = /\p{Cf}|[^\P{L}a-z]|[a-z]\d+[a-z]/u;
/** Services that lead a visitor away, named or spelled. */
const ELSEWHERE =
  /\b(?:arroba|g ?mail|hotmail|yahoo|outlook|icloud|proton|telegram|on signal|en signal|snap ?chat|discord|viber|skype|whats ?app|wechat|messenger|facebook|instagram|tiktok|zelle|venmo|paypal|cash ?app)\b|[([{]\s*at\s*[)\]}]|\p{L}\s+\.\s*\p{L}/giu;
const ADDRESS =
  /\S*(?:https?:|www\.|@)\S*|(?<![\w/.])\/[a-z][\w\-/#]*|(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+\p{L}[\p{L}\p{N}-]+[^\s,;)]*/giu;
const SPELLED_DOT =
  /(?<=\p{L})\s*[([{]?\s*\b(?:dot|punto(?! (?:de|en|del|que|y|o|porcentual)\b))\b\s*[)\]}]?\s*(?=\p{L})/giu;
/** Seven digits and more, as phone numbers have them, and ones with a word for digits. */
const PHONE = /\d(?:[\s().+/·–—-]{0,3}\d){6,}|\d{3}[\s.)-]+(?=[\d-]*\p{Lu})[\p{Lu}\d-]{4,}/gu;

const dotted = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[。｡·•∙⋅‧]/g, '.')
    .replace(/(?<=\p{L})\s*[([{]\s*\.\s*[)\]}]\s*(?=\p{L})/gu, '.')
    .replace(SPELLED_DOT, '.');
const addressesOf = (text: string): string[] =>
  (dotted(text).toLowerCase().match(ADDRESS) ?? []).map((one) => one.replace(/[).,;:!?"'\]]+$/, ''));
const phonesOf = (text: string): string[] =>
  (text.normalize('NFKC').match(PHONE) ?? []).map((one) =>
    one.replace(/[^\p{L}\d]/gu, '').replace(/^1(?=\d{10}$)/, ''),
  );

/** Names a page, domain, email address, service or phone number that the sources do not name. */
function leadsAway(sentence: string, { text, addresses, phones }: Sources): boolean {
  if (sentence.match(ELSEWHERE)?.some((one) => !text.includes(one.toLowerCase()))) return true;
  return addressesOf(sentence).some((one) => !addresses.has(one)) || phonesOf(sentence).some((one) => !phones.has(one));
}

const TAX = /\b(?:tax\w*|savings?|impuestos?|fiscal\w*|ahorros?|(?:section|seccion) 179)\b/;
/** What money and percentages are about. A figure is in the sources for the same subject. */
const SUBJECTS = {
  money: {
    payment:
      /\b(?:payments?|monthly|(?:per|a|each|every) month|installments?|pagos?|pagara|pagaria|mensual\w*|(?:al|por|cada) mes|cuotas?|letras?|abonos?)\b/,
    tax: TAX,
  },
  percent: {
    rate: /\b(?:rates?|apr|interest|tasas?|interes\w*)\b/,
    down: /(?<!\b(?:no|without(?: a)?|sin)(?: pago)? )\b(?:down|deposit|enganche|inicial|entrada|anticipo)\b/,
    tax: TAX,
  },
} satisfies Record<string, Record<string, RegExp>>;
const FIGURE =
  /(\$ ?)?(\d+(?:,\d{3})*(?:\.\d+)?) ?(k\b|mil\b|thousand\b|grand\b|m\b|mill?i?on\w*)? ?(?:de (?=dol))?(%|percent|per cent|por ciento|dollars|dolares|bucks|usd|points?|puntos?|months?|meses|years?|anos?|days?|dias?|weeks?|semanas?|hours?|horas?)?/g;
/** "7–19%" is two percentages, "$10,000 to 20,000" two amounts. */
const PERCENT_RANGE = /(\d)( ?(?:[-–—]|to|a) ?\d+(?:\.\d+)? ?%)/g;
const MONEY_RANGE = /(\$ ?[\d,.]+ ?(?:[-–—]|to|a) ?)(?=\d{1,3},\d{3})/g;

const SMALL = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|medio|media)`;
const DIGIT_WORD = String.raw`(?:oh|zero|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)`;
/** Figures written as words. Counts up to twelve without a unit are allowed: "one of two ways". */
const IN_WORDS = anyPattern`
  \b(?:thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen|trece|catorce|quince|dieci\w+|veint\w+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|\w+cientos|quinientos|mil|millon|millones|docena)\b
  \b${SMALL} (?:an? |and a half |y medio )?(?:percent|per cent|por ciento|points?|puntos?(?! de)|dollars?|dolares|grand|days?|dias?|weeks?|semanas?|months?|meses|years?|anos?|hours?|horas?)\b
  \b${DIGIT_WORD} ${DIGIT_WORD} ${DIGIT_WORD}\b
`;

/** A sentence that names no subject of its own continues the text before it. */
function subjectsIn(kind: keyof typeof SUBJECTS, sentence: string, before: string): string[] {
  const named = (text: string): string[] =>
    Object.entries(SUBJECTS[kind]).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
  const own = named(sentence);
  return own.length > 0 ? own : named(before);
}

/** Each figure of a sentence with its kind, and once more for each subject. */
function figuresOf(sentence: string, before = ''): string[] {
  const text = fold(sentence).replace(PERCENT_RANGE, '$1%$2').replace(MONEY_RANGE, '$1$$');
  const subjects = {
    money: subjectsIn('money', text, before),
    percent: subjectsIn('percent', text, before),
    plain: [],
  };
  return [...text.matchAll(FIGURE)].flatMap(([, dollar, number = '', times = '', unit = '']) => {
    const scale = times === '' ? 1 : /^(?:m$|mill)/.test(times) ? 1e6 : 1000;
    const isMoney = dollar !== undefined || /^(?:dol|buck|usd)/.test(unit);
    const kind = isMoney ? 'money' : /^(?:%|per|por)/.test(unit) ? 'percent' : 'plain';
    const figure = `${kind} ${String(Number(number.replaceAll(',', '')) * scale)}`;
    return [figure, ...subjects[kind].map((subject) => `${subject} ${figure}`)];
  });
}

export function sourcesOf(text: string, lang: Language): Sources {
  const sentences = sentencesOf(text);
  return {
    lang,
    text: text.toLowerCase(),
    sentences: new Set(sentences.map(comparable)),
    figures: new Set(sentences.flatMap((one) => figuresOf(one))),
    addresses: new Set(addressesOf(text)),
    phones: new Set(phonesOf(text)),
  };
}

/** Whether every figure of a sentence is in the sources. Words for figures cannot be compared. */
function hasKnownFigures(sentence: string, { figures }: Sources, before: string): boolean {
  const folded = fold(sentence);
  // Digits of other scripts and fractions cannot be compared either.
  if (/[^\P{N}0-9]/u.test(folded)) return false;
  const words = folded
    .replace(/\d[\d,.]* ?(?:thousand|mil|million|millon|millones)\b/g, '0')
    .replace(/[^a-z0-9$%]+/g, ' ');
  return !IN_WORDS(words) && figuresOf(sentence, fold(before)).every((one) => figures.has(one));
}

/**
 * The one check on a model's answer. A sentence of the sources may be said. Another one is in the language of the sources,
 * with figures and addresses of theirs. It contains no approval, promise or advice, and no request for a personal number.
 * `before` is the answer so far: a number, an address or a payment may be divided over sentences.
 */
export function mayBeSaid(sentence: string, sources: Sources, before = ''): boolean {
  const whole = before + sentence;
  if (DISGUISED.test(fold(sentence)) || leadsAway(whole, sources)) return false;
  if (/\p{N}/u.test(whole) && redactNumbers(whole).found) return false;
  if (sources.sentences.has(comparable(sentence))) return true;
  if (isDelicate(sentence) || (languageOf(sentence) ?? sources.lang) !== sources.lang) return false;
  return hasKnownFigures(sentence, sources, before);
}

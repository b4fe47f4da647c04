import { redactNumbers } from '#contract/redact-numbers.ts';
import { fold } from './understand.ts';

/** What a model's answer may draw on, prepared once per answer. */
export type Sources = {
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

const IF = String.raw`(?<!\b(?:if|once|when|after|until|whether|unless|before) )`;
const SI = String.raw`(?<!\b(?:si|cuando|hasta que|una vez que|despues de que) )`;
const DONE = String.raw`(?:pre ?)?(?:approved|qualified|accepted|guaranteed|declined|denied)`;
const HECHO = String.raw`(?:pre)?(?:aprobad|calificad|aceptad|garantizad|autorizad|negad|rechazad)[oa]s?`;

/** What commits the lender, or advises on tax and law. Read on folded text, both languages. */
const commits = anyPattern`
  ${IF}\b(?:you|your \w+(?: \w+)?|this|it|the (?:loan|deal|application|financing)) (?:are|is|were|was|have|has|will|would|get|got|gets)(?: \w+){0,3} ${DONE}\b
  ${IF}\b(?:you|your (?:business|company)) (?:definitely |already |would |will |do )?(?:qualify|prequalify)\b(?! for section)
  \b(?:congratulations|felicidades|felicitaciones|enhorabuena)\b
  \b(?:i|we)(?:ll| will| can| do| hereby)? (?:(?:pre)?approve|guarantee|promise|lock|waive)\b|\bguaranteed (?:approval|rate|payment)\b|\b(?:approval|rate|payment|term) is guaranteed\b
  \byour (?:own )?(?:rate|apr|interest(?: rate)?) (?:is|will be|would be|has been|gets)\b(?! (?:set|decided|in your|written|found))
  \b(?:you|usted) (?:should|debe|deberia) (?:deduct|claim|write off|file|depreciate|sue|stop paying|get a lawyer|deducir|reclamar|declarar|demandar)\b|\b(?:i|we) (?:recommend|advise|suggest) (?:that )?you (?:deduct|claim|write off|file|depreciate)\b
  ${SI}\b(?:usted|ya|su \w+(?: de \w+)?|esta|el (?:prestamo|trato|credito)|la solicitud) (?:ya )?(?:esta|queda|quedo|ha sido|fue|sera|sale|es) (?:\w+ ){0,2}${HECHO}\b|${SI}\b(?:esta|queda|quedo|ha sido|fue) (?:ya )?${HECHO}\b
  ${SI}\b(?:usted|su (?:negocio|empresa)) (?:ya |si )?(?:califica|calificaria|precalifica)\b(?! para la seccion)
  \b(?:le |les )?(?:garantiz|promet|asegur|aprueb|aprob)(?:o|amos|emos)\b|\baprobacion (?:garantizada|asegurada)\b
  \bsu (?:propia )?tasa (?:es|sera|seria|queda)\b(?! (?:fijada|decidida|la que))|\ble (?:conviene|recomiendo|aconsejo) (?:deducir|declarar|reclamar|depreciar)\b
`;

/** Numbers and secrets of a person, as they are asked for. Read on folded text. */
const NUMBER = String.raw`(?:ssn|itin|f?ein|tin|dob|pin|nip|cv[vc]|clabe|iban|curp|social(?! media)|birth\w*|born|nacio|nacid[oa]|naciste|nacimiento|cumpleanos|digits?|digitos|last four|ultimos cuatro|tarjetas?|(?:credit|debit|bank|your|the) cards?|cards? (?:number|details|info\w*)|routing|contrasena|passwords?|passcode|online banking|(?:bank|checking|savings) (?:account|details|info\w*)|account numbers?|(?:numeros?|datos) (?:de (?:la |su |tu )?)?(?:cuenta|banc\w+|seguro|fiscal\w*|identificacion|licencia|pasaporte)|cuentas? (?:banc\w+|de (?:banco|cheques|ahorros))|(?:tax(?:payer)?|fed(?:eral)?|employer|personal)(?: \w+)? (?:id\w*|numbers?)|identificacion fiscal|(?:your|su|tu) (?:\w+ )?(?:numbers?|numeros?)|(?:passport|licen[cs]e) numbers?)`;
const ASKS = String.raw`(?:give|gimme|send|type|enter|provide|share|tell|text|write|read|confirm|verify|needs?|requires?|submit|put|post|drop|reply|respond|paste|message|include|upload|state|say|spell|supply|leave|show|repeat|dictate|wants?|have|know|ask\w*|key in|fill in|de(?:me|nos)|dar(?:me|nos)?|da(?:me|nos)|dig\w+|dime|decir\w*|envi\w+|mand\w+|escrib\w+|ingres\w+|introdu\w+|proporcion\w+|compart\w+|necesit\w+|requ\w+|confirm\w+|verifi\w+|pon(?:ga|er|me)\w*|tecle\w+|indi\w+|facilit\w+|pas[ea]\w*|respond\w+|le(?:a|er)\w*|dej\w+|dict\w+|repit\w+|quier\w+|muestr\w+|falta)`;
const HERE = String.raw`(?:please|por favor|here|below|now|aqui|abajo|ahora|missing|falta|chat)`;

/** Asks for one of these numbers, or for something to be typed into the chat. */
const asks = anyPattern`
  \b${ASKS} (?:\w+ ){0,8}?${NUMBER}\b
  \b${NUMBER} (?:\w+ ){0,6}?${HERE}\b
  \b(?:next|then|first|finally|ahora|luego|primero|despues) (?:\w+ ){0,3}?${NUMBER}\b
  \b${ASKS} (?:it|them|those|that) (?:\w+ ){0,3}?(?:${HERE}|me|us)\b
  \b(?:(?:escrib|envi|mand|ingres|pong|dig|tecle|compart)[a-z]*|de(?:me|nos))l[oa]s?\b
`;
/** A sentence that names such a number and has no verb is an item of a request: "Your SSN, thanks." */
const hasVerb = anyPattern`\b(?:is|are|was|were|be|has|have|may|can|will|would|do|does|not|apply|es|son|esta|estan|se|fue|puede|pueden|no)\b`;
const namesNumber = anyPattern`\b${NUMBER}\b`;

/** Letters only, apart from figures; letters that are spelled one by one are joined. */
const plainOf = (sentence: string): string =>
  fold(sentence)
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()
    .replace(/(?<=\b\p{L}) (?=\p{L}\b)/gu, '');

/** A complete sentence of the sources is ours. */
function asksForNumber(sentence: string, { sentences }: Sources): boolean {
  const plain = plainOf(sentence);
  const requests = /[?¿]/.test(sentence) || !hasVerb(plain);
  return (asks(plain) || (requests && namesNumber(plain))) && !sentences.has(plain);
}

/** Letters that look like ours, and ones that are not seen. */
const DISGUISED = /\p{Cf}|[^\P{L}\p{Script=Latin}]/u;
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

const OF_PAYMENT =
  /\b(?:payments?|monthly|(?:per|a|each|every) month|installments?|pagos?|pagara|pagaria|mensual\w*|(?:al|por|cada) mes|cuotas?|letras?|abonos?)\b/;
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

/** Each figure of a sentence with its kind; money in a sentence about a payment is a claim about the payment. */
function figuresOf(sentence: string): string[] {
  const text = fold(sentence).replace(PERCENT_RANGE, '$1%$2').replace(MONEY_RANGE, '$1$$');
  const ofPayment = OF_PAYMENT.test(text);
  return [...text.matchAll(FIGURE)].map(([, dollar, number = '', times = '', unit = '']) => {
    const scale = times === '' ? 1 : /^(?:m$|mill)/.test(times) ? 1e6 : 1000;
    const isMoney = dollar !== undefined || /^(?:dol|buck|usd)/.test(unit);
    const kind = isMoney ? (ofPayment ? 'payment' : 'money') : /^(?:%|per|por)/.test(unit) ? 'percent' : 'plain';
    return `${kind} ${String(Number(number.replaceAll(',', '')) * scale)}`;
  });
}
/** A payment of the sources is an amount too; an amount is not a payment. */
const known = (figures: string[]): string[] =>
  figures.flatMap((one) => (one.startsWith('payment') ? [one, one.replace('payment', 'money')] : [one]));

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?:;])\s+|\n+/);

export function sourcesOf(text: string): Sources {
  const sentences = sentencesOf(text);
  return {
    text: text.toLowerCase(),
    sentences: new Set(sentences.map(plainOf)),
    figures: new Set(sentences.flatMap((one) => known(figuresOf(one)))),
    addresses: new Set(addressesOf(text)),
    phones: new Set(phonesOf(text)),
  };
}

/** Whether every figure of a sentence is in the sources, of the same kind. Words for figures cannot be compared. */
function hasKnownFigures(sentence: string, { figures, sentences }: Sources): boolean {
  // Digits of other scripts and fractions cannot be compared either.
  if (/[^\P{N}0-9]/u.test(fold(sentence))) return false;
  const words = fold(sentence)
    .replace(/\d[\d,.]* ?(?:thousand|mil|million|millon|millones)\b/g, '0')
    .replace(/[^a-z0-9$%]+/g, ' ');
  if (IN_WORDS(words) && !sentences.has(plainOf(sentence))) return false;
  return figuresOf(sentence).every((one) => figures.has(one));
}

/**
 * The one check on a model's answer, sentence by sentence. Figures and addresses come only from the sources. A sentence
 * contains no approval, promise or advice, and no request for a personal number.
 */
export function mayBeSaid(sentence: string, sources: Sources): boolean {
  if (DISGUISED.test(sentence)) return false;
  const plain = fold(sentence).replace(/[^\p{L}\p{N}%]+/gu, ' ');
  // A number in words is a figure that the sources do not have.
  if (commits(plain) || (/\p{N}/u.test(sentence) && redactNumbers(sentence).found)) return false;
  return !asksForNumber(sentence, sources) && !leadsAway(sentence, sources) && hasKnownFigures(sentence, sources);
}

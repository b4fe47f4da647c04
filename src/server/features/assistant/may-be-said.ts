import { redactNumbers } from '#contract/redact-numbers.ts';
import { areKnown, type Figure } from './figures.ts';
import { anyPattern } from './guard-patterns.ts';
import { fold } from './words.ts';

/** What a model may draw on. */
export type Sources = { text: string; figures: Figure[] };

const IF = String.raw`(?<!\b(?:if|once|when|after|until|whether|unless|before) )`;
const SI = String.raw`(?<!\b(?:si|cuando|hasta que|una vez que|despues de que) )`;
const DONE = String.raw`(?:pre ?)?(?:approved|qualified|accepted|guaranteed|declined|denied)`;
const HECHO = String.raw`(?:pre)?(?:aprobad|calificad|aceptad|garantizad|autorizad|negad|rechazad)[oa]s?`;

/** What commits the lender, or advises on tax and law. Read on folded text, both languages. */
const commits = anyPattern(
  String.raw`${IF}\b(?:you|your \w+(?: \w+)?|this|it|the (?:loan|deal|application|financing)) (?:are|is|were|was|have|has|will|would|get|got|gets)(?: \w+){0,3} ${DONE}\b`,
  String.raw`${IF}\b(?:you|your (?:business|company)) (?:definitely |already |would |will |do )?(?:qualify|prequalify)\b(?! for section)`,
  String.raw`\b(?:congratulations|felicidades|felicitaciones|enhorabuena)\b`,
  String.raw`\b(?:i|we)(?:ll| will| can| do| hereby)? (?:(?:pre)?approve|guarantee|promise|lock|waive)\b|\bguaranteed (?:approval|rate|payment)\b|\b(?:approval|rate|payment|term) is guaranteed\b`,
  String.raw`\byour (?:own )?(?:rate|apr|interest(?: rate)?) (?:is|will be|would be|has been|gets)\b(?! (?:set|decided|in your|written|found|stands))`,
  String.raw`\b(?:you|usted) (?:should|debe|deberia) (?:deduct|claim|write off|file|depreciate|sue|stop paying|deducir|reclamar|declarar|demandar)\b|\b(?:i|we) (?:recommend|advise|suggest) (?:that )?you (?:deduct|claim|write off|file|depreciate)\b`,
  String.raw`${SI}\b(?:usted|ya|su \w+(?: de \w+)?|esta|el (?:prestamo|trato|credito)|la solicitud) (?:ya )?(?:esta|queda|quedo|ha sido|fue|sera|sale|es) (?:\w+ ){0,2}${HECHO}\b|${SI}\b(?:esta|queda|quedo|ha sido|fue) (?:ya )?${HECHO}\b`,
  String.raw`${SI}\b(?:usted|su (?:negocio|empresa)) (?:ya |si )?(?:califica|calificaria|precalifica)\b(?! para la seccion)`,
  String.raw`\b(?:le |les )?(?:garantiz|promet|asegur|aprueb|aprob)(?:o|amos|emos)\b|\baprobacion (?:garantizada|asegurada)\b`,
  String.raw`\bsu (?:propia )?tasa (?:es|sera|seria|queda)\b(?! (?:fijada|decidida|la que))|\ble (?:conviene|recomiendo|aconsejo) (?:deducir|declarar|reclamar|depreciar)\b`,
);

/** Numbers and secrets of a person, as they are asked for. Read on folded text. */
const NUMBER = String.raw`(?:ssn|itin|f?ein|tin|dob|pin|nip|cv[vc]|clabe|iban|curp|social(?! media)|birth\w*|born|nacio|nacid[oa]|naciste|nacimiento|cumpleanos|digits?|digitos|last four|ultimos cuatro|tarjetas?|(?:credit|debit|bank|your|the) cards?|cards? (?:number|details|info\w*)|routing|contrasena|passwords?|passcode|online banking|(?:bank|checking|savings) (?:account|details|info\w*)|account numbers?|(?:numeros?|datos) (?:de (?:la |su |tu )?)?(?:cuenta|banc\w+|seguro|fiscal\w*|identificacion|licencia|pasaporte)|cuentas? (?:banc\w+|de (?:banco|cheques|ahorros))|(?:tax(?:payer)?|fed(?:eral)?|employer|personal)(?: \w+)? (?:id\w*|numbers?)|identificacion fiscal|(?:your|su|tu) (?:\w+ )?(?:numbers?|numeros?)|(?:passport|licen[cs]e) numbers?)`;
const ASKS = String.raw`(?:give|gimme|send|type|enter|provide|share|tell|text|write|read|confirm|verify|needs?|requires?|submit|put|post|drop|reply|respond|paste|message|include|upload|state|say|spell|supply|leave|show|repeat|dictate|wants?|have|know|ask\w*|key in|fill in|de(?:me|nos)|dar(?:me|nos)?|da(?:me|nos)|dig\w+|dime|decir\w*|envi\w+|mand\w+|escrib\w+|ingres\w+|introdu\w+|proporcion\w+|compart\w+|necesit\w+|requ\w+|confirm\w+|verifi\w+|pon(?:ga|er|me)\w*|tecle\w+|indi\w+|facilit\w+|pas[ea]\w*|respond\w+|le(?:a|er)\w*|dej\w+|dict\w+|repit\w+|quier\w+|muestr\w+|falta)`;
const HERE = String.raw`(?:please|por favor|here|below|now|aqui|abajo|ahora|missing|falta|chat)`;

/** Asks for one of these numbers, or for something to be typed into the chat. */
const asks = anyPattern(
  String.raw`\b${ASKS} (?:\w+ ){0,8}?${NUMBER}\b`,
  String.raw`\b${NUMBER} (?:\w+ ){0,6}?${HERE}\b`,
  String.raw`\b(?:next|then|first|finally|ahora|luego|primero|despues) (?:\w+ ){0,3}?${NUMBER}\b`,
  String.raw`\b${ASKS} (?:it|them|those|that) (?:\w+ ){0,3}?(?:${HERE}|me|us)\b`,
  String.raw`\b(?:(?:escrib|envi|mand|ingres|pong|dig|tecle|compart)[a-z]*|de(?:me|nos))l[oa]s?\b`,
);
/** A sentence that names such a number and has no verb is an item of a request: "Your SSN, thanks." */
const hasVerb = anyPattern(
  String.raw`\b(?:is|are|was|were|be|has|have|may|can|will|would|do|does|not|apply|es|son|esta|estan|se|fue|puede|pueden|no)\b`,
);
const namesNumber = anyPattern(String.raw`\b${NUMBER}\b`);

/** Letters only, apart from figures; letters that are spelled one by one are joined. */
const plainOf = (sentence: string): string =>
  fold(sentence)
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()
    .replace(/(?<=\b\p{L}) (?=\p{L}\b)/gu, '');

/** A sentence of the sources is ours, as a whole. */
function asksForNumber(sentence: string, sources: string): boolean {
  const plain = plainOf(sentence);
  const requests = /[?¿]/.test(sentence) || !hasVerb(plain);
  if (!asks(plain) && !(requests && namesNumber(plain))) return false;
  return !sources.split(/(?<=[.!?:])\s+|\n+/).some((one) => plainOf(one) === plain);
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
function leadsAway(sentence: string, sources: string): boolean {
  const known = sources.toLowerCase();
  if (sentence.match(ELSEWHERE)?.some((one) => !known.includes(one.toLowerCase()))) return true;
  const [addresses, phones] = [new Set(addressesOf(sources)), new Set(phonesOf(sources))];
  return addressesOf(sentence).some((one) => !addresses.has(one)) || phonesOf(sentence).some((one) => !phones.has(one));
}

/** Whether a sentence of a model may reach a visitor: known figures and addresses, no commitment, no such number. */
export function mayBeSaid(sentence: string, { text, figures }: Sources): boolean {
  if (DISGUISED.test(sentence)) return false;
  const plain = fold(sentence).replace(/[^\p{L}\p{N}%]+/gu, ' ');
  if (commits(plain) || redactNumbers(sentence).found) return false;
  return !asksForNumber(sentence, text) && !leadsAway(sentence, text) && areKnown(sentence, figures);
}

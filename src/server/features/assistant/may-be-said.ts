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

/** Anything that leads away, by web or mail. */
const ADDRESS =
  /\S*(?:https?:|www\.|@)\S*|(?<![\w/])\/[a-z][\w\-/#]*|\b[\w-]+\.(?:com|net|org|io|gov|us|info|biz|mx|es|app|ai|co)\b\S*/gi;

/** Whether a sentence of a model may reach a visitor: known figures and addresses only, no commitment, no such number. */
export function mayBeSaid(sentence: string, { text, figures }: Sources): boolean {
  const plain = fold(sentence).replace(/[^\p{L}\p{N}%]+/gu, ' ');
  if (commits(plain) || redactNumbers(sentence).found) return false;
  const addresses = (sentence.match(ADDRESS) ?? []).map((one) => one.replace(/[).,;:!?"'\]]+$/, ''));
  return addresses.every((one) => text.includes(one)) && areKnown(sentence, figures);
}

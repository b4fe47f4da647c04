import { unless } from './guard-patterns.ts';
import type { Refusal } from './guards.ts';

/** What the assistant is told to do in somebody's name, and what it cannot know. English and Spanish; read on folded text. */
const ASKS = String.raw`how|can i|may i|could i|do i|should i|is it possible|what happens|when|where|portal|como|puedo|podria yo|se puede|que pasa|cuando|donde`;
const FILE = String.raw`applications?|loans?|leases?|accounts?|deals?|files?|records?|profile|data|solicitud(?:es)?|prestamos?|cuentas?|tratos?|expedientes?|datos|perfil`;
const MINE = String.raw`my|our|the|this|mi|mis|nuestr[ao]s?|la|el|los|esta|este`;
const PEOPLE = String.raw`neighbors?|friends?|cousins?|brothers?|sisters?|partners?|bosss?|competitors?|vecin[oa]|amig[oa]|prim[oa]|herman[oa]|soci[oa]|jefe|competidor|competencia`;

const errands = [
  unless(
    ASKS,
    String.raw`\b(?:delete|erase|cancel|withdraw|borr[ae]\w*|elimin[ae]\w*|cancel[ae]\w*|retir[ae]\w*)\b(?: \w+){0,2} (?:${MINE}) (?:\w+ )?(?:${FILE})\b`,
  ),
  unless(
    `${ASKS}|wife|husband|espos[oa]|partner|soci[oa]|guarantor|aval`,
    String.raw`\b(?:submit|sign|complete|finish|fill (?:out|in)|firm[ae]\w*|complet[ae]\w*|llen[ae]\w*|envi[ae]\w*|mand[ae]\w*)\b.{0,16}\b(?:application|contract|papers|paperwork|form|documents|solicitud|contrato|papeles|forma|documentos)\b.{0,10}\b(?:for me|on my behalf|in my name|por mi|en mi nombre)\b`,
  ),
  unless(
    ASKS,
    String.raw`\b(?:send|transfer|wire|deposit|release|mand[ae]\w*|transfier\w+|deposit[ae]\w*|envi[ae]\w*|suelt\w+)\b(?: \w+){0,2} (?:the|my|los|mis|el|mi) (?:funds|money|loan|fondos|dinero|prestamo)\b`,
  ),
  unless(
    ASKS,
    String.raw`\b(?:change|update|correct|edit|raise|cambi[ae]\w*|actuali[cz]\w+|corrij\w+|sub[ae]\w*)\b (?:my|our|mi|nuestr[ao]) (?:\w+ )?(?:amount|phone|address|email|application|limit|term|name|monto|telefono|direccion|correo|solicitud|limite|plazo|nombre)\b`,
  ),
  String.raw`\b(?:put|move|bump|push|pon\w*|pas[ae]\w*|muev\w+)\b(?: \w+){0,2} (?:application|deal|file|request|solicitud|tramite|expediente)\b.{0,20}\b(?:top|front|first|ahead|primero|primera|adelante|frente)\b`,
  unless(
    `${ASKS}|you (?:check|run) my`,
    String.raw`\b(?:access|open|look up|pull up|busqu[ae]\w*|abr[ae]\w*|entr[ae]\w* a)\b.{0,6}\b(?:my|our|mi) (?:${FILE})\b`,
  ),
];

const injection = [
  String.raw`\b(?:what(?:s| is)|tell me|show me|look up|give me|whats up with|dig\w+|cual es|cuant[oa])\b.{0,16}\b(?:my|mi) (?:${PEOPLE})s? (?:\w+ )?(?:credit|score|income|debts?|revenue|credito|puntaje|ingresos|deudas)\b|\b(?:credito|puntaje|ingresos|deudas) (?:de|del) (?:mi|un|una|el|la) (?:${PEOPLE})\b(?=.{0,20}\b(?:cuanto|cual|es|dig\w+)\b)`,
  String.raw`\b(?:send|email|mail|forward|give|get|mand\w+|envi\w+|consig\w+)(?: me| us|me|nos)?\b.{0,12}\bcop(?:y|ies|ia) (?:of|de) (?!(?:my|our|the|an?|your|it|what|mi|la|el|lo|un|una|nuestr[ao]s?)\b)\w+`,
  String.raw`\bwhat did you (?:deny|decline|reject|approve|charge|offer|turn down) (?!me\b|us\b|my (?:application|loan|deal))\w+`,
  String.raw`\b(?:tell me|what|how much|dig\w+|cuanto)\b.{0,20}\b(?:the|this|that|your|a|el|ese|su|un) (?:customers?|borrowers?|applicants?|clientes?|solicitantes?) (?:earns?|makes?|owes?|gana|debe)\b`,
  String.raw`\b(?:lend|give|approve|prest\w+|aprueb\w+)\b.{0,8}\b(?:less|menos)\b.{0,10}\b(?:to|a|for)\b.{0,6}\b(?:women|men|blacks?|latinos?|hispanics?|mexicans?|immigrants?|muslims?|mujeres|hombres|negros|latin[oa]s|hispan[oa]s|mexican[oa]s|inmigrantes)\b`,
];

const taxAdvice = [
  String.raw`\b(?:interest|down payments?|payments?|fees?|rent|intereses?|enganches?|pagos?|comision(?:es)?|renta)\b.{0,20}\b(?:tax )?(?:deductibles?|deducibles?)\b|\b(?:son|es|are|is) (?:deducibles?|deductible)\b.{0,10}\b(?:los |el |la )?(?:intereses?|pagos?|enganche|interest|payments?)\b`,
  String.raw`\b(?:deduct|write off|expense|deducir|descontar|desgravar)\b(?: \w+){0,1} (?:interest|payments?|down payment|fees|insurance|rent|intereses|pagos|enganche|seguro)\b`,
  String.raw`\b(?:which|what|que|cual) (?:deductions?|write ?offs?|deduccion(?:es)?)\b.{0,30}\b(?:my|mi|i|we|should|claim|tomo|reclamo|uso)\b`,
];

const approval = [String.raw`\balways (?:gets?|got|be|is) approved\b|\bsiempre (?:se |l[oa]s? |me )?aprueb\w+\b`];

export const forbiddenErrands: Record<Refusal, string[]> = {
  injection,
  errand: errands,
  'sensitive-request': [],
  'legal-advice': [],
  'tax-advice': taxAdvice,
  promise: [],
  approval,
};

import type { StructureName } from '#finance/named-structures.ts';
import type { TierName } from '#finance/tiers.ts';
import { words as en } from '#copy/en/knowledge/words.ts';
import { words as es } from '#copy/es/knowledge/words.ts';
import { digitsOf } from './number-words.ts';
import { fold } from './understand.ts';

/** Terms of a payment as a visitor named them. Cents, months, basis points; absent where nothing was named. */
export type Terms = {
  valueCents?: number;
  months?: number;
  tier?: TierName;
  score?: number;
  downBps?: number;
  downCents?: number;
  structure?: StructureName;
  machine?: string;
};

/** What a message says about a payment. */
export type ReadTerms = {
  terms: Terms;
  /** The message wants a figure and not only mentions an amount. */
  wantsPayment: boolean;
  /** It uses a word for the payment. */
  namesPayment: boolean;
  /** Its numbers without a unit, in order. */
  bare: number[];
};

/** How people call a down payment, behind or before its amount. */
const DOWN = String.raw`(?:down|enganche|inicial|initial|deposit|deposito|entrada|anticipo|adelanto|de pie|daun|trade|a cuenta|up ?front|abajo|de mi bolsa|out of pocket|of my own|in cash|en efectivo)`;

/** Years that are the age of a machine or of a business. */
const AGE =
  /\d{1,2}(?:\s|-)?(?:years?|yrs?|yr|anos?|months?|meses)(?:\s|-)?(?:old|in business|de uso|de negocio|en el negocio|de viej[oa]|de antiguedad|con el negocio|ago|de experiencia|of experience|experience|trabajando|en business)|\b(?:in business(?: for)?|been (?:open|running|operating|around|at it|going)?(?: for)?|opened|started|since|llev(?:o|a|amos)|tenemos|hace|desde hace|abr[ií](?:mos)? hace)(?: (?:about|over|almost|como|casi|mas de|ya|con el negocio|for))* (?:\d{1,2}|un|a|one)(?:\s|-)(?:years?|yrs?|anos?|months?|meses)\b(?! (?:para|to pay))/g;
const TERM = String.raw`(?:for|over|in|a|at|en|por|de|durante|plazo|term)`;
/** Terms that are said without a number of their own, in months. */
const SAID_TERMS: [RegExp, string][] = [
  [/\b(\d{1,2})(?:\.5| and a half| y media?)[\s-](?:years?|yrs?|anos?)\b/g, '$1 years and a half'],
  [/\b(?:(?:a|one|un|1) )?(?:year and (?:a )?half|ano y medio)\b|\b(?:one|1|uno) and a half years?\b/g, '18 months'],
  [/\b(?:half a year|medio ano)\b/g, '6 months'],
  [
    new RegExp(String.raw`\b(${TERM}) (?:just |solo )?(?:a|one|un|1) (?:year|ano)\b(?! (?:and|y|old|ago|in))`, 'g'),
    '$1 12 months',
  ],
  [/\b(?:one|1)[\s-]year\b(?= (?:term|loan|plan|note|deal))/g, '12 months'],
  [/(?<![\d.,$]|\$ )\b(12|18|24|30|36|42|48|54|60|72|84) ?m\b/g, '$1 months'],
];
/** Scores that are said as a hundred: the middle of it, or its lower or upper end. */
const SAID_SCORES: [RegExp, string][] = [
  [/\b(?:low|lower) ([5-8])00s\b/g, 'score $110'],
  [/\b(?:mid|middle|medium) ([5-8])00s\b/g, 'score $150'],
  [/\b(?:high|upper) ([5-8])00s\b/g, 'score $180'],
  [/\b([5-8]00)s\b/g, 'score $1'],
  [/\b([5-8]) ([1-9]\d)\b(?=\s?(?:credit|credito|score|fico|puntaje|puntos|beacon|de credito))/g, '$1$2'],
  [
    /\b(credit|credito|score|fico|puntaje|puntos|beacon)((?: (?:of|is|es|de|like|around|about|como|esta|en))*) ([5-8]) ([1-9]\d)\b/g,
    '$1$2 $3$4',
  ],
];
const THOUSANDS = String.raw`(?:k|mil|grand|thousand)\b`;
/** Amounts in two pieces: "85 mil 500", "1 millon 250 mil". Not where the second one is the down payment. */
const TWO_PIECES: [RegExp, (whole: string, ...parts: string[]) => string][] = [
  [
    new RegExp(
      String.raw`\b(\d{1,3}) ?(?:mil|k|thousand|grand) (?:y |and )?(\d{3})\b(?!\s?(?:%|k\b|mil\b|meses|months|horas|hours|de credito|de puntaje|score|fico|credit|puntos|${DOWN}))`,
      'g',
    ),
    (_whole, thousands = '', rest = '') => `${thousands},${rest}`,
  ],
  [
    new RegExp(
      String.raw`\b(?:(\d) ?mill?(?:ion|on|ones)|(\d)000000) (?:y |and )?(?:(\d{1,3}) ?${THOUSANDS}|(\d{1,3})000\b)(?!\s?(?:de |as |for )?${DOWN})`,
      'g',
    ),
    (_whole, millions, said, thousands, plain) =>
      String(Number(millions ?? said) * 1_000_000 + Number(thousands ?? plain) * 1000),
  ],
];

/** Folded, numbers in digits and with commas: "85 mil 500" and "110.000" as people write them in Spanish. */
function plainOf(text: string): string {
  const folded = fold(text)
    .replace(/[¿?¡!;:()"]/g, ' ')
    .replace(/\bpor ?ciento\b/g, '%')
    // What breaks down is no down payment.
    .replace(/\b(?:break|breaks|breaking|broke|broken)((?: (?:it|that|this|the))*) down\b/g, 'break$1');
  const digits = digitsOf(folded)
    .replace(/(\d) (?=000\b)/g, '$1,')
    .replace(/(?<![\d.])(\d{1,3})\.(?=\d{3}(?![\d.]|\s?(?:k|m|mill)))/g, '$1,')
    .replace(/(?<![\d,])(\d),(?=\d{1,2}\s?m(?:m|ill\w*)?\b)/g, '$1.')
    // "1.2 mil" is a million: no machine costs 1,200 dollars.
    .replace(/\b(\d\.\d+) ?mil\b/g, '$1 million');
  const joined = TWO_PIECES.reduce((all, [from, to]) => all.replace(from, to), digits);
  return [...SAID_TERMS, ...SAID_SCORES]
    .reduce((all, [from, to]) => all.replace(from, to), joined.replace(AGE, ' '))
    .replace(/ {2,}/g, ' ');
}

const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)`;
const TIMES = String.raw`\s?(k|mil|grand|thousand|mill?|m|mm|million|millon|millones)?`;
const UNIT = String.raw`(?:\s?(?:dollars|dolares|bucks|usd|dls))?`;
const MONEY = new RegExp(String.raw`(?<![\w.,])(\$)?\s?${NUMBER}${TIMES}\b${UNIT}(?!\s?%)`, 'g');
const MONTHS =
  /(?<![\d.,$])(\d{1,3})(?:\s|-)?(?:months?|mo(?:s|nts?|nht?s?)?|mn?ths?|mese?s?|mensualidades|pagos|payments|pmts?|letras|cuotas|abonos)\b/;
const YEARS =
  /(?<![\d.,$])(\d{1,2})(?:\s|-)?(?:years?|yrs?|yr|yeras?|anos?|anios?|anitos?)\b|(?<![\d.,$])(\d)y\b|(?<![\d.,$])(\d) y(?=$|[.,]| (?:good|fair|bad|great|excellent|premium|with|w|term)\b)/;
const HALF_YEARS =
  /(?<![\d.,])(\d{1,2})(?:\s|-)?(?:(?:years?|anos?) (?:and a half|y medio)|and a half years?|1\/2 years?)/;
const PERIODIC =
  /^\s?(?:a|per|al|por|cada|each|every|\/)\s?(?:month|mes|mo|week|semana|year|ano)\b|^\s?(?:monthly|mensual(?:es)?|\/mo)\b/;
const PAYMENT =
  /\b(?:payments?|pmts?|monthly|(?:per|a|each|every) month|mensual(?:es|idad(?:es)?)?|pagos?|(?:al|por|cada) mes)\b/;
const WANTS =
  /\b(?:payments?|pmts?|monthly|per month|a month|cuanto (?:me )?(?:sale|saldria|saldrian|queda|quedaria|quedarian|seria|serian|es|pago|pagaria|viene|vendria|costaria|toca|tocaria)|what would|whats it|how much (?:would|is|will|per|a|does|do)|run me|cost me|looking at|calculat\w*|calcul\w*|estimat\w*|figure|mensualidad(?:es)?|mensual(?:es)?|pagos?|pagando|pagaria|al mes|por mes|letras?|abonos?|cotiza\w*|quote|run (?:the )?numbers|numeros|work out|saca\w*|dame|salen?|quedan?)\b/;

/** Structures of the calculator by what people call them. */
const STRUCTURES: [StructureName, RegExp][] = [
  [
    'own1',
    /(?:\$ ?1|\b1 dollar|\bone dollar|\bdollar|\b1 dolar|\bun dolar) (?:buy ?-?out|out|purchase)\b|\b(?:compra|opcion) (?:por|de) (?:\$ ?1|un dolar|1 dolar)\b/,
  ],
  [
    'own10',
    /\b(?:10|ten) ?(?:%|percent|por ciento) (?:put|purchase|buy ?-?out|residual|option|de opcion|de residual)\b|\bopcion de compra (?:de |del |al )*10 ?%/,
  ],
  [
    'skip',
    /\bskip\w*\b|\bno payments? (?:from|between) dec\w*\b|\bno payments? (?:in|during|over) (?:the )?(?:winter|cold|off|slow)\w*|\b(?:saltar|brincar)\w*\b|\bsin pag\w+ en (?:el |los )?(?:invierno|meses)\b/,
  ],
  [
    'seasonal',
    /\bseason\w*\b|\b(?:lower|less|smaller|reduced|lighter|pay less) (?:payments? )?(?:in|during|over|from) (?:the )?(?:winter|cold|slow|off|dec\w*|jan\w*)\b|\btemporada\w*\b|\bestacional\w*\b|\b(?:menos|bajos?|bajit\w+|chic\w+|menor\w*) (?:pagos? )?(?:en|durante) (?:el |la |los )?(?:invierno|frio|meses (?:flojos|de frio|lentos))\b/,
  ],
  [
    'step',
    /\bstep ?-?(?:up|payments?)?\b|\bstepped\b|\bramp\w*\b|\bgraduated\b|\b(?:start|begin)\w* (?:out )?(?:low|lower|small|smaller)\b|\b(?:go|goes|going) up (?:each|every|over|later|as|10|ten|with)\b|\b(?:increas|grow)\w* (?:each|every|10|ten|over time|yearly|payments?)\b|\b(?:lower|smaller|less) (?:payments? )?(?:(?:in|for|during) )?(?:the )?(?:first year|at first|at the (?:start|beginning))\b|\bescalonad\w*\b|\bprogresiv\w*\b|\bcrecientes?\b|\b(?:vayan?|van?) (?:subiendo|creciendo|aumentando)\b|\b(?:suban?|suben?|aument\w+|crezcan?|crecen?) (?:cada|por) ano\b|\b(?:empie\w+|empez\w+|inici\w+|comien\w+) (?:con )?(?:pagos? )?(?:bajit\w+|baj\w+|chic\w+|poc\w+|menos)\b|\b(?:bajos?|chicos?|menos|pequenos?) (?:al principio|al inicio|el primer ano)\b|\bpagos que sub\w+\b/,
  ],
  ['touch', /\$ ?99\b|\b99 ?(?:dollars?|bucks|dolares)\b/],
  [
    'deferred',
    /\bdefer\w*\b|\b(?:90|ninety|noventa) (?:days?|dias)\b|\bno payments? for (?:the first )?(?:90|3|three)\b|\bdiferi\w*\b|\baplaz\w*\b|\b(?:3|tres) meses (?:sin pagar|de gracia)\b/,
  ],
  ['advance', /\b(?:2|two|dos) (?:payments?|pagos) (?:in advance|up ?front|por adelantado|adelantados)\b/],
  [
    'level',
    /\b(?:level|regular|normal|equal|standard|same every month) payments?\b|\bpagos? (?:iguales|normales|parejos|fijos)\b/,
  ],
];
const machines = [...en.machines.split(','), ...es.machines.split(',')].map((one) => fold(one.trim()));
const MACHINE = new RegExp(String.raw`\b(?:${machines.toSorted((a, b) => b.length - a.length).join('|')})\b`);

/** Reads amounts, term, credit, down payment, structure and machine from a message in English or Spanish. */
export function readTerms(text: string): ReadTerms {
  const said = plainOf(text);
  const structure = STRUCTURES.find(([, pattern]) => pattern.test(said));
  const plain = structure ? said.replace(structure[1], ' ') : said;
  const score = readScore(plain);
  const down = readDown(plain);
  const rest = down.rest.replace(/(?:score|fico|puntaje|credito|credit|puntos)\D{0,12}\d{3}\b(?!,)/g, ' ');
  const found = {
    valueCents: readValue(rest),
    months: readMonths(plain),
    score,
    tier: score === undefined ? readTierWord(plain) : tierOfCreditScore(score),
    downBps: down.bps,
    downCents: down.cents,
    structure: structure?.[0],
    machine: MACHINE.exec(plain)?.[0],
  };
  return {
    terms: Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)),
    wantsPayment: WANTS.test(plain),
    namesPayment: PAYMENT.test(plain),
    bare: [...plain.matchAll(BARE)].map(([number]) => Number(number.replaceAll(',', ''))),
  };
}
const BARE = /(?<![\w$.,])\d{1,3}(?:,\d{3})*(?![\w.,]*\d|\s?%)/g;

export const tierOfCreditScore = (score: number): TierName =>
  score >= 720 ? 'premium' : score >= 700 ? 'excellent' : score >= 660 ? 'good' : score >= 620 ? 'fair' : 'building';

function toCents(number: string, times: string | undefined): number {
  const by = times === undefined ? 1 : /^(?:k|mil|grand|thousand)$/.test(times) ? 1000 : 1_000_000;
  return Math.round(Number(number.replaceAll(',', '')) * by * 100);
}

/** The largest amount that is worth a machine: smaller ones are counts, years or a monthly budget. */
function readValue(plain: string): number | undefined {
  const found = [...plain.matchAll(MONEY)].flatMap((match) => {
    const [whole, dollar, number = '', times] = match;
    const behind = plain.slice(match.index + whole.length);
    if (
      PERIODIC.test(behind) ||
      /^(?:\s|-)?(?:months?|mos?|meses|years?|yrs?|anos?|hours|hrs|horas|miles|millas|points|puntos|lbs?|pounds|libras|kg|kilos|psi|watts|gallons?|galones|litros|hp|rpm|cfm)\b/.test(
        behind,
      )
    )
      return [];
    const cents = toCents(number, times);
    const bare = dollar === undefined && times === undefined;
    // 2019 is a model year; 720 a score; 5,000 with a comma or a dollar sign is money.
    if (bare && (cents < 5000_00 || /^(?:19|20)\d\d$/.test(number))) return [];
    // $500 alone is a price, next to a payment it is a budget.
    return cents >= (dollar === undefined || PAYMENT.test(plain) ? 1000_00 : 100_00) ? [cents] : [];
  });
  return found.length === 0 ? undefined : Math.max(...found);
}

function readMonths(plain: string): number | undefined {
  const months = MONTHS.exec(plain)?.[1];
  if (months !== undefined && Number(months) >= 6) return Number(months);
  const half = HALF_YEARS.exec(plain);
  if (half) return Number(half[1]) * 12 + 6;
  const years = YEARS.exec(plain)
    ?.slice(1)
    .find((one) => one !== undefined);
  if (years !== undefined && Number(years) <= 15) return Number(years) * 12;
  const bare =
    /(?:\b(?:over|at|for|a|en|por|plazo|plazo de|plazo a|term|term of)\s)(12|24|36|48|60|72|84)\b(?![\d,.%]|\s?(?:k|mil|grand|thousand|m|million)\b)/.exec(
      plain,
    )?.[1];
  return bare === undefined ? undefined : Number(bare);
}

function readScore(plain: string): number | undefined {
  const near =
    /(?:score|fico|puntaje|puntuacion|credito|credit|puntos|beacon|tengo)\D{0,14}([4-8]\d\d)\b(?![,.]?\d|\s?(?:k|mil)\b)/.exec(
      plain,
    );
  const before =
    /(?<![\d$,.])([4-8]\d\d)\+?\s?(?:de |en |in )?(?:mi )?(?:credit|credito|score|fico|puntaje|puntos|beacon)\b/.exec(
      plain,
    );
  const bare =
    /(?<![\d$,.])([5-8]\d\d)(?![\d,.%]|\s?(?:k|mil|grand|thousand|m|million|millon|horas|hours|hrs|dollars|dolares|bucks|hp|kw)\b)/.exec(
      plain,
    );
  const found = before?.[1] ?? near?.[1] ?? bare?.[1];
  return found === undefined ? undefined : Number(found);
}

const CREDIT = String.raw`(?:credit|credito|score|puntaje|tier|nivel|fico|historial|history)`;
const words = (list: string): RegExp =>
  new RegExp(
    String.raw`\b(?:${list})\b(?:\s(?:de|mi|el|my|business|personal|overall))?\s${CREDIT}\b|\b${CREDIT}\b(?:\s(?:is|es|esta|de|del|tier|nivel|muy|pretty|really|mas o menos|como|score|category|range))*\s(?:${list})\b`,
  );
const TIER_WORDS: [TierName, RegExp][] = [
  [
    'building',
    words(
      String.raw`building|rebuilding|en reconstruccion|reconstruccion|bad|poor|low|rough|terrible|horrible|malo|mal|mala|bajo|pesimo|en construccion|construccion|reconstruyendo|danado|bruised|weak`,
    ),
  ],
  [
    'fair',
    words(
      String.raw`not (?:so |that |very |too |really )?(?:good|great|excellent)|no (?:es |esta )?(?:muy |tan )?buen[oa]?|fair|so so|average|ok|okay|decent|regular|regularcito|mas o menos|medio|justo|aceptable|mediocre|normal|mediano|promedio`,
    ),
  ],
  ['premium', words(String.raw`premium|perfect|top|top tier|best|outstanding|perfecto|el mejor|impecable|super`)],
  ['excellent', words(String.raw`excellent|great|very good|really good|strong|excelente|muy buen|muy bueno|buenisimo`)],
  ['good', words(String.raw`good|buen|bueno|bien|solid`)],
];
/** Names that need no "credit" next to them. */
const BARE_TIERS: [TierName, RegExp][] = [
  ['premium', /\bpremium\b/],
  ['excellent', /\b(?:excellent|excelente)\b/],
  ['fair', /\b(?:fair|regular)\b/],
  ['building', /\bbuilding tier\b/],
];
const readTierWord = (plain: string): TierName | undefined =>
  [...TIER_WORDS, ...BARE_TIERS].find(([, pattern]) => pattern.test(plain))?.[0];

const PERCENT = String.raw`(?<![\d.,])(\d{1,2}(?:\.\d+)?)\s?(?:%|percent|por ciento|porciento|pct)`;
const NO_RATE = new RegExp(String.raw`${PERCENT}\s(?:apr|interest|rate|de interes|de tasa|interes)`, 'g');
const LINK = String.raw`(?:\s?(?:of|as|for|worth|valued|valorad[oa]|que vale|vale|in|de|del|para|como|el|a|is|es|in|por|my|mi|un|the|para el|cash|money|payment|pago|would be|seria|:|=|,))*\s?`;
const AMOUNT = String.raw`\$?\s?${NUMBER}${TIMES}\b${UNIT}`;

const NOTHING_DOWN = new RegExp(
  String.raw`\b(?:no|zero|cero|0|nothing|nada|sin|without(?: any| a)?)(?: (?:money|cash|nada|dar|poner|dejar|de|un|any|a|pago))*\s(?:payment )?${DOWN}(?:\s?payment)?\b`,
);
/** "10 down", where it can only be a share. */
const ROUND_SHARE = /(?<![\w.,$])([1-4]?[05])\s(?=(?:down|(?:de )?(?:enganche|entrada|inicial))\b)/;
const A_PERCENT = new RegExp(PERCENT);
const BEFORE_DOWN = new RegExp(String.raw`(?<![\w.,])${AMOUNT}${LINK}${DOWN}\b`);
const AFTER_DOWN = new RegExp(
  String.raw`\b(?:${DOWN}(?:\s?payment)?|pago inicial|put(?:ting)?(?: down)?|bring(?:ing)?|contribut(?:e|ing)|minus|less|menos|doy|dar|daria|dando|damos|dejo|dejar|dejando|meto|meter|pongo|poner|pondria|ponemos|poniendo|aporto|aportar|aportando|adelanto|adelantar|abono|abonando)${LINK}${AMOUNT}`,
);
/** The down payment, and the text without it: what is left holds the price. */
function readDown(plain: string): { bps?: number; cents?: number; rest: string } {
  const text = plain.replace(NO_RATE, ' ');
  if (/\b(?:half down|mitad de (?:enganche|entrada|inicial)|la mitad)\b/.test(text)) return { bps: 5000, rest: text };
  const none = NOTHING_DOWN.exec(text);
  if (none) return { bps: 0, rest: text.replace(none[0], ' ') };
  const percent = A_PERCENT.exec(text) ?? ROUND_SHARE.exec(text);
  if (
    percent &&
    !/\b(?:interest|apr|interes|tasa|rate)\b/.test(
      text.slice(Math.max(0, percent.index - 12), percent.index + percent[0].length + 14),
    )
  )
    return { bps: Math.round(Number(percent[1]) * 100), rest: text.replace(percent[0], ' ') };
  const found = BEFORE_DOWN.exec(text) ?? AFTER_DOWN.exec(text);
  const cents = found ? toCents(found[1] ?? '', found[2]) : 0;
  if (!found || cents < 500_00) return { rest: text };
  return { cents, rest: text.replace(found[0], ' ') };
}

import type { TierName } from '#finance/tiers.ts';
import { DOWN, plainOf } from './plain-terms.ts';

/** What a question says about a payment. Cents, months, basis points; undefined where it says nothing. */
export type AskedPayment = {
  valueCents: number | undefined;
  months: number | undefined;
  tier: TierName | undefined;
  /** Below the lowest tier. */
  score: number | undefined;
  downBps: number | undefined;
  downCents: number | undefined;
  /** The question wants a figure, not only mentions an amount. */
  wantsPayment: boolean;
  /** In as many words. */
  namesPayment: boolean;
};

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

/** Reads amounts, term, credit and down payment from a question in English or Spanish. */
export function readTerms(text: string): AskedPayment {
  const plain = plainOf(text);
  const score = readScore(plain);
  const down = readDown(plain);
  const rest = down.rest.replace(/(?:score|fico|puntaje|credito|credit|puntos)\D{0,12}\d{3}\b(?!,)/g, ' ');
  return {
    valueCents: readValue(rest),
    months: readMonths(plain),
    score,
    tier: score === undefined ? readTierWord(plain) : tierOfCreditScore(score),
    downBps: down.bps,
    downCents: down.cents,
    wantsPayment: WANTS.test(plain),
    namesPayment: PAYMENT.test(plain),
  };
}

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
/** Names that need no "credit" beside them. */
const BARE_TIERS: [TierName, RegExp][] = [
  ['premium', /\bpremium\b/],
  ['excellent', /\b(?:excellent|excelente)\b/],
  ['fair', /\b(?:fair|regular)\b/],
  ['building', /\bbuilding tier\b/],
];
const readTierWord = (plain: string): TierName | undefined =>
  [...TIER_WORDS, ...BARE_TIERS].find(([, pattern]) => pattern.test(plain))?.[0];

const PERCENT = String.raw`(\d{1,2}(?:\.\d+)?)\s?(?:%|percent|por ciento|porciento|pct)`;
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

import type { StructureName } from '#finance/named-structures.ts';
import { isBelowTiers, type Pricing, type TierName, tierOfScore } from '#finance/tiers.ts';
import { machineIn, readStructure, readTierWord } from './named-terms.ts';
import { DOWN, LISTED, plainOf } from './numbers.ts';

/** Terms of a payment as a visitor named them. Cents, months, basis points; absent where nothing was named. */
export type StatedTerms = {
  valueCents?: number;
  months?: number;
  tier?: TierName;
  score?: number;
  /** The score is in no tier. */
  isLowScore?: true;
  downBps?: number;
  downCents?: number;
  structure?: StructureName;
  machine?: string;
};
/** What one question back can ask for. */
export type AskedTerm = 'amount' | 'term' | 'downPayment';

/** What a message says about a payment. */
export type ReadTerms = {
  terms: StatedTerms;
  /** Changes relative to the terms before them: "5k more", "another year". */
  change: Pick<StatedTerms, 'valueCents' | 'months'>;
  /** What the message leaves open, although it names numbers for it. */
  unclear: AskedTerm | undefined;
  /** Several terms to compare, in months: "36 or 60 months". */
  compared: number[] | undefined;
  /** An interest rate in percent: "can you do 8%?" */
  rate: string | undefined;
  /** The message wants a figure and not only mentions an amount. */
  wantsPayment: boolean;
  /** It uses a word for the payment. */
  namesPayment: boolean;
  /** Its numbers without a unit, in order. */
  bare: number[];
};

/** A number with its unit and the words around it. */
type Mention = {
  value: number;
  unit: 'money' | 'percent' | 'months' | 'years' | 'none';
  /** It has a dollar sign or a word for thousands. */
  marked: boolean;
  left: string;
  right: string;
};

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const MONTHS = String.raw`months?|mo(?:s|nts?|nht?s?)?|mn?ths?|mese?s?|mensualidades|pagos|payments|pmts?|letras|cuotas|abonos`;
const YEARS = String.raw`years?|yrs?|yeras?|anos?|anios?|anitos?`;
const MENTION = new RegExp(
  String.raw`(?<![\w.,]|[a-z]-)(\$)?\s?(${NUMBER})(?:\s?(k|mil|grand|thousand|mill?|m|mm|million|millon|millones)\b)?(?:(\s?(?:%|percent\b|pct\b|porciento\b))|[\s-]?(?:(${MONTHS})|(${YEARS}))\b)?(?![\d])(?:\s?(dollars|dolares|bucks|usd|dls)\b)?`,
  'g',
);

function mentionsIn(plain: string): Mention[] {
  return [...plain.matchAll(MENTION)].map((found) => {
    const [whole, dollar, number = '', times, percent, months, years, currency] = found;
    const value = Number(number.replaceAll(',', '')) * factorOf(number, times);
    const marked = [dollar, times, currency].some((one) => one !== undefined);
    const isMoney = marked || (!/^(?:19|20)\d\d$/.test(number) && value >= 5000);
    const unit = percent ? 'percent' : months ? 'months' : years ? 'years' : isMoney ? 'money' : 'none';
    const left = plain.slice(Math.max(0, found.index - AROUND), found.index).trimEnd();
    const end = found.index + whole.length;
    const right = plain.slice(end, end + AROUND).trimStart();
    return { value, unit, marked, left, right };
  });
}
function factorOf(number: string, times: string | undefined): number {
  if (times === undefined) return 1;
  // "80 mill" is 80 thousand: nothing here costs 80 million.
  return /^(?:k|mil|grand|thousand)$/.test(times) || (times === 'mill' && Number(number) >= 5) ? 1000 : 1e6;
}
const AROUND = 45;

const ABOUT = String.raw`(?:\s(?:is|are|was|of|about|around|like|over|under|only|just|up to|at|for|es|son|era|de|como|mas de|a|por|solo|hasta|unos|the|:|=))*$`;
type Words = TemplateStringsArray;
const before = (words: Words, ...more: string[]): RegExp =>
  new RegExp(`(?:^|[^a-z])(?:${String.raw(words, ...more)})${ABOUT}`);
const behind = (words: Words): RegExp => new RegExp(`^(?:${String.raw(words)})(?![a-z])`);

/** What a number counts that is neither money nor a score. */
const COUNTED = behind`-?(?:hours?|hrs?|horas?|mi|miles?|millas?|km|points?|lbs?|pounds?|libras|kg|kilos|psi|watts?|kw|hp|rpm|cfm|gal\w*|lit(?:er|re|ro)\w*|tons?|tonelad\w+|amps?|volts?|feet|foot|ft|pies|inch\w*|acres?|head|cabezas|employees|emplead\w+|people|personas|customers|clientes|days?|dias?|weeks?|semanas?|axles?|ejes?|sq|square)`;
/** A bare number in front of these counts machines or names a model. */
const OF_MACHINES = behind`units?|pieces?|piezas|machines?|maquinas?|trucks?|trocas?|camion\w*|trailers?|series|backhoes?|loaders?|dozers?|excavators?|skid\w*|crawlers?|graders?|retro\w*|excavadoras?|cargador\w*|bulldozers?|tractor\w*|presses?|chassis`;
const MODEL = before`cat|caterpillar|case|deere|jd|bobcat|komatsu|volvo|ford|f|t|s|ram|chevy|gmc|kenworth|peterbilt|freightliner|mack|hino|isuzu|hitachi|kubota|takeuchi|jcb|holland|haas|mazak|hobart|doosan|hyundai|liebherr|terex|genie|jlg|model\w*|serie\w*|zip|zip code|code|postal|gvwr?|highway|suite|area|number|numero`;
const PERIODIC = behind`(?:a|per|al|por|cada|each|every|\/) ?(?:month|mes|mo|week|semana|year|ano|load|day|dia|viaje)|monthly|mensual(?:es)?|\/mo|yearly|annually|anual(?:es)?`;
const BUDGET = before`afford|budget\w*|presupuesto|spend|gastar|pay(?:ing)?|pagar|pagando|pago de|letra de|payments? (?:of|at|around|under|below|to)|mensualidad de`;
/** Above this a budget would be a price. */
const HIGHEST_BUDGET = 10_000;
/** Money that is not the price: what a business makes, owes, has or insures. */
const OTHER_MONEY_BEFORE = before`revenues?|sales|gross\w*|income|profit|net|makes?|making|made|earn\w*|bring in|owe|owes|owing|balance|debts?|debo|deudas?|saldo|limit|liability|coverage|insured for|insurance|savings?|statements?|ingresos?|ventas?|ganancias?|vend\w+|factur\w+|gan[oa]\w*|ahorr\w+|limite|cobertura|aseguranza|odometer|fees?|tax(?:es)?|interest|rent|payroll|nomina|bank|banco|contracts? worth|job worth|contrato`;
const OTHER_MONEY_BEHIND = behind`(?:(?:in|of|de|en|worth of) )?(?:(?:annual|yearly|monthly|gross|anual\w*|total) )*(?:revenues?|sales|income|profit|interest|debts?|savings|deposits|fees|taxes|liability|coverage|ventas|ingresos|interes\w*|deudas?|ahorros|comision|ganancias?|(?:in|en) (?:the|my|el|mi) (?:bank|banco|account|cuenta))|(?:left|still owed|owed) on`;
const EXTRA_BEFORE = /(?:\bplus|\band|\bmas|\by|\+)(?: (?:about|another|otros|como|unos))*$/;
const EXTRA_BEHIND = behind`(?:(?:in|for|of|de|en|por|the|la|el|sales) )*(?:tax\w*|freight|delivery|shipping|install\w*|attachments?|rigging|impuestos?|flete|entrega|envio|instalacion|accesorios?|setup|training|soft costs)`;
const LESS_BEHIND = behind`off|de (?:descuento|rebaja)|discount|cheaper|(?:less|menos)(?= ?(?:$|[,.]|and\b|y\b|then\b|que\b))|mas barat[oa]`;
const LESS_BEFORE =
  /\b(?:discount|rebate|descuento|rebaja|knock\w*(?: off)?|(?:me )?(?:bajan?|rebajan?|descuentan?)|take off|drops?)(?: (?:of|de|it|me|by|en|another|otros|the price|el precio))*$/;
const MORE_BEHIND = behind`(?:more|extra|longer|mas|additional|adicional\w*)(?= ?(?:$|[,.]|and\b|y\b|then\b|que\b|expensive|car[oa]|money|months|a month|de plazo))`;
const MORE_BEFORE = /\b(?:another|otros|extra)$/;
const EACH = behind`(?:dollars )?(?:each|apiece|a piece|ea|per (?:unit|machine|truck)|cada un[oa]|c\/u|por (?:unidad|cada))`;
const NEGATED =
  /(?:^|[^a-z])(?:not|instead of|rather than|en (?:vez|lugar) de|no(?! (?:a|de|por)\b))(?: (?:for|over|at|the|a|los|las))*$/;
const REPLACED =
  /\b(?:but|pero|now|ahora|actually|wait|sorry|i mean|perdon|digo|mejor|instead|sino|takes?|dejan?|accept\w*|settled?|agreed|talked|got (?:it|him|them|her)|bajaron|bajo|lo sacamos)\b/;

const LINK = String.raw`(?:of|d|x|pa|as|for|worth|valued|valorad[oa]|que vale|vale|in|de|del|para|como|el|la|a|is|es|por|my|mi|un|the|cash|money|payment|pago|would be|seria|:|=|,)`;
const DOWN_BEHIND = new RegExp(String.raw`^(?:to put |(?:${LINK}|more|extra|mas|less|menos)\s?)*${DOWN}\b`);
const DOWN_BEFORE = new RegExp(
  String.raw`\b(?:${DOWN}(?:\s?payment)?|pago inicial|put(?:ting)?(?: down)?|bring(?:ing)?|contribut(?:e|ing)|minus|less|menos|do[yi]|dar|daria|dando|damos|dejo|dejar|dejando|meto|meter|pongo|poner|pondria|ponemos|poniendo|aporto|aportar|aportando|adelanto|adelantar|abono|abonando)(?:\s?${LINK})*$`,
);
const TRADE_BEFORE = new RegExp(String.raw`\b(?:trade|a cuenta)(?:\s?(?:in|${LINK}))*$`);
/** "10k down and another 5k in March" is one sum. */
const ANOTHER_DOWN = new RegExp(
  String.raw`\b${DOWN}(?: payment)? (?:and|plus|y|mas) (?:(?:then|luego) )?(?:another|otros)(?: \$)?$`,
);
const LEAST_DOWN = 500;
const isDown = (one: Mention): boolean => DOWN_BEHIND.test(one.right);
const NOTHING_DOWN = new RegExp(
  String.raw`\b(?:no|zero|cero|0|nothing|nada|sin|without(?: any| a)?)(?: (?:money|cash|nada|dar|poner|dejar|de|un|any|a|pago))*\s(?:payment )?${DOWN}\b|\b100 ?(?:%|percent) (?:financ\w+|of (?:it|the (?:price|machine|cost)))|\bfinanciar el 100 ?%`,
);
const SHARES: [RegExp, number][] = [
  [
    /\bhalf (?:down|of it)\b|\b(?:put|pay) (?:down )?half\b|\bmitad (?:de |del )?(?:enganche|entrada|inicial)\b|\bla mitad\b(?! (?:del (?:plazo|tiempo)|de los))/,
    5000,
  ],
  [/\b(?:a|one) third down\b|\bun tercio de (?:enganche|entrada|inicial)\b/, 3333],
  [/\b(?:a|one) (?:quarter|fourth) down\b|\buna? cuart[oa](?: parte)? de (?:enganche|entrada|inicial)\b/, 2500],
];
const RATE_BEHIND = behind`(?:\w+ )?(?:apr|interest|rate|de interes|de tasa|interes|anual|annual|fixed|fij[oa]|financing)`;
const RATE_BEFORE = before`apr|interest(?: rate)?|rate|tasa|interes`;
const OTHER_PERCENT = behind`off|discount|de (?:descuento|rebaja)|tax|sales tax|de impuestos?|more|less|mas|menos|cheaper|of (?:my|our|the|sales)|de (?:mis|las|mi)|commission|de comision|owner\w*|owned|due\w*|roi|sure|seguro|utilization|put|residual|buy`;
const PRICE = /\$ ?\d|\d ?(?:k|mil|grand|thousand)\b|\d,\d{3}|\d{5}/;
/** The percent of a message with these words is a rate, unless it is said to be the down payment. */
const RATE_WORD = /\b(?:rates?|interest|apr|tasas?|interes\w*)\b/;
const HAGGLING =
  /\b(?:beat|match|igual\w*|bank|banco|offer\w*|ofrec\w*|lower|bajarl\w*|bajarm\w*|quoted?|can (?:you|u|yall) (?:do|get|give)|could you do|do you do|give me|get me|me dan?|me lo dejan?|me dej\w+|credit union|charg\w+|cobran?|deal)\b/;

type Down = { bps?: number | undefined; cents?: number | undefined; said: Mention[] };
/** The down payment, and the numbers that say it. */
function readDown(plain: string, mentions: Mention[]): Down {
  const share = SHARES.find(([pattern]) => pattern.test(plain));
  if (share) return { bps: share[1], said: [] };
  if (NOTHING_DOWN.test(plain)) return { bps: 0, said: [] };
  const percent = mentions.find((one) => isShareDown(plain, one));
  if (percent) return { bps: Math.round(percent.value * 100), said: [percent] };
  const amounts = mentions.filter((one) => (one.unit === 'money' || one.unit === 'none') && one.value >= LEAST_DOWN);
  const first = amounts.filter(isDown);
  const said =
    first.length > 0
      ? amounts.filter((one) => isDown(one) || TRADE_BEFORE.test(one.left) || ANOTHER_DOWN.test(one.left))
      : [];
  if (said.length > 0) return { cents: toCents(said), said };
  const named = amounts.find((one) => DOWN_BEFORE.test(one.left) && !isElse(one));
  return named ? { cents: toCents([named]), said: [named] } : { said: [] };
}

/** "20% down", "10 down", and a bare "20%" where nothing makes it a rate. */
function isShareDown(plain: string, one: Mention): boolean {
  if (one.unit === 'none') return isRoundShare(one) && SHARE_BEHIND.test(one.right);
  if (one.unit !== 'percent' || isRate(one) || OTHER_PERCENT.test(one.right)) return false;
  const isNamed = DOWN_BEHIND.test(one.right) || DOWN_BEFORE.test(one.left) || DOWN_WORD.test(plain);
  return isNamed || (one.value % 5 === 0 && !RATE_WORD.test(plain) && !isHaggled(plain, one));
}
const isRoundShare = ({ marked, value }: Mention): boolean => !marked && value > 0 && value < 50 && value % 5 === 0;
const DOWN_WORD = new RegExp(String.raw`\b${DOWN}\b`);
const SHARE_BEHIND = /^(?:down|(?:de )?(?:enganche|entrada|inicial))\b/;
const isRate = (one: Mention): boolean => RATE_BEHIND.test(one.right) || RATE_BEFORE.test(one.left);
const isHaggled = (plain: string, { value }: Mention): boolean =>
  HAGGLING.test(plain) && (value < 10 || !PRICE.test(plain));

const toCents = (all: Mention[]): number => Math.round(all.reduce((sum, { value }) => sum + value, 0) * 100);

/** Money that belongs to another matter. */
const isElse = ({ value, unit, left, right }: Mention): boolean =>
  [MODEL, OTHER_MONEY_BEFORE].some((one) => one.test(left)) ||
  [PERIODIC, COUNTED, OTHER_MONEY_BEHIND].some((one) => one.test(right)) ||
  (unit === 'none' && OF_MACHINES.test(right)) ||
  (value < HIGHEST_BUDGET && BUDGET.test(left));

type Price = { cents?: number | undefined; change?: number | undefined; isUnclear?: true };
/** The price of the machine: smaller amounts are counts, years or a monthly budget. */
function readPrice(plain: string, mentions: Mention[]): Price {
  const isNear = PAYMENT.test(plain);
  const money = mentions.filter((one) => isPriced(one, isNear));
  const less = money.filter((one) => LESS_BEHIND.test(one.right) || LESS_BEFORE.test(one.left));
  const more = money.filter((one) => !less.includes(one) && isMore(one));
  const others = money.filter((one) => !less.includes(one) && !more.includes(one));
  const extra = others.length > 1 ? others.filter(isExtra) : [];
  const prices = others.filter((one) => !extra.includes(one));
  const changed = toCents(extra) + toCents(more) - toCents(less);
  if (prices.length === 0) return changed === 0 ? {} : { change: changed };
  if (mentions.some((one) => one.unit === 'percent' && LESS_BEHIND.test(one.right))) return { isUnclear: true };
  return priceOf(plain, prices, changed);
}

const isPriced = (one: Mention, isNear: boolean): boolean =>
  one.unit === 'money' && one.value >= (one.marked && !isNear ? 100 : 1000) && !isElse(one) && !NEGATED.test(one.left);
const isMore = (one: Mention): boolean => MORE_BEHIND.test(one.right) || MORE_BEFORE.test(one.left);
const isExtra = (one: Mention): boolean => EXTRA_BEFORE.test(one.left) && EXTRA_BEHIND.test(one.right);

function priceOf(plain: string, prices: Mention[], changed: number): Price {
  const each = prices.find((one) => EACH.test(one.right));
  if (each || prices.some((one) => AND_ANOTHER.test(one.left))) {
    const count = COUNT.exec(plain)?.[1];
    if (!each || count === undefined || prices.length > 1) return { isUnclear: true };
    return { cents: each.value * 100 * Number(count) };
  }
  const isReplaced = REPLACED.test(plain) && prices.length > 1;
  const value = isReplaced ? (prices.at(-1)?.value ?? 0) : Math.max(...prices.map((one) => one.value));
  return { cents: Math.round(value * 100) + changed };
}
const AND_ANOTHER =
  /\b(?:and|y|plus|mas) (?:another|the other|one|an?|otr[oa]|la otra|el otro|una?) (?:\w+ )?(?:for|at|is|is for|de|en|por|a|cuesta)$/;
const COUNT = /(?<![\w$.,])([2-9])(?: [a-z]+){1,4} (?:at|for|de|a|en|por|that (?:are|cost)|que cuestan)? ?\$?\d/;

const NO_TERM_BEFORE =
  /\b(?:within|dentro de|after|despues de|past|last|first|the next|every|cada|hace|ultimos|primeros|proximos|old|warranty|tiene|missed|waiting|wait)$/;
const NO_TERM_BEHIND = behind`left|remaining|restantes|que (?:faltan|quedan)|of (?:warranty|bank|statements|payments left)|warranty|de (?:garantia|estados)|bank statements|behind|late|past due|sin pagar|no payments|with no|interest free|sin interes|same as cash`;
const SOON = /\b(?:in|en)$/;
/** A term below a year behind "in" is when something happens. */
const LEAST_MONTHS = 6;
const LONGEST_YEARS = 15;

type Term = { months?: number | undefined; change?: number | undefined; compared?: number[] };
function readTerm(plain: string, mentions: Mention[]): Term {
  const named = mentions.filter(isTerm).map((one) => {
    const months = one.unit === 'years' ? one.value * 12 : one.value;
    const by = MORE_BEHIND.test(one.right) ? 1 : FEWER_BEHIND.test(one.right) ? -1 : 0;
    return by === 0 ? { months } : { change: by * months };
  });
  const all = [...new Set(named.flatMap(({ months }) => months ?? []))];
  if (all.length > 1 && LISTED.test(plain)) return { months: Math.max(...all), compared: all };
  const chosen = REPLACED.test(plain) ? named.at(-1) : named[0];
  if (chosen) return chosen;
  const bare = BARE_TERM.exec(plain)?.[1];
  return bare === undefined ? {} : { months: Number(bare) };
}
const FEWER_BEHIND = /^(?:less|shorter|fewer|menos)\b/;

function isTerm({ unit, value, left, right }: Mention): boolean {
  const isLong = unit === 'years' ? value <= LONGEST_YEARS : unit === 'months' && value >= LEAST_MONTHS;
  const isElsewhere = NEGATED.test(left) || NO_TERM_BEFORE.test(left) || NO_TERM_BEHIND.test(right);
  const isFrom = /\b(?:from|de)$/.test(left) && /^(?:to|a) \d/.test(right);
  const isSoon = unit === 'months' && value < 12 && SOON.test(left);
  return isLong && !isElsewhere && !isFrom && !isSoon;
}
const BARE_TERM =
  /(?:\b(?:over|at|for|a|en|por|plazo|plazo de|plazo a|term|term of)\s)(12|24|36|48|60|72|84)\b(?![\d,.%]|\s?(?:k|mil|grand|thousand|m|million)\b)/;

const CREDIT_WORD = String.raw`(?:score|fico|puntaje|puntuacion|puntos|beacon|credito|credit)`;
const SCORE_BEFORE = new RegExp(String.raw`(?:${CREDIT_WORD}|\btengo)\D{0,14}$`);
const SCORE_BEHIND = new RegExp(String.raw`^\+?(?:de |en |in )?(?:mi |my )?${CREDIT_WORD}\b`);
function readScore(mentions: Mention[]): number | undefined {
  const likely = mentions.filter(
    ({ unit, marked, value }) => unit === 'none' && !marked && Number.isInteger(value) && value >= 400 && value < 900,
  );
  const named =
    likely.find((one) => SCORE_BEHIND.test(one.right)) ??
    likely.find((one) => SCORE_BEFORE.test(one.left) && !COUNTED.test(one.right));
  return (named ?? likely.find((one) => one.value >= 500 && !isElse(one) && !BUDGET.test(one.left)))?.value;
}

function readCredit(plain: string, mentions: Mention[], pricing: Pricing) {
  const score = readScore(mentions);
  if (score === undefined) return { tier: readTierWord(plain) };
  return { score, tier: tierOfScore(pricing, score), isLowScore: isBelowTiers(pricing, score) || undefined };
}

const PAYMENT =
  /\b(?:payments?|pmts?|monthly|(?:per|a|each|every) month|mensual(?:es|idad(?:es)?)?|pagos?|(?:al|por|cada) mes)\b/;
const WANTS =
  /\b(?:payments?|pmts?|monthly|per month|a month|cuanto (?:me )?(?:sale|saldria|saldrian|queda|quedaria|quedarian|seria|serian|es|pago|pagaria|viene|vendria|costaria|toca|tocaria)|what would|what (?:do|will) i pay|whats it|how much (?:would|is|will|per|a|does|do)|run me|cost me|looking at|calculat\w*|calcul\w*|estimat\w*|figure|mensualidad(?:es)?|mensual(?:es)?|pagos?|pagando|pagaria|al mes|por mes|letras?|abonos?|cotiza\w*|quote|run (?:the )?numbers|numeros|work out|saca\w*|dame|salen?|quedan?)\b/;

/** Reads amounts, term, credit, down payment, structure and machine from a message in English or Spanish. */
export function readTerms(text: string, pricing: Pricing): ReadTerms {
  const said = plainOf(text);
  const structure = readStructure(said);
  const plain = structure ? said.replace(structure.said, ' ') : said;
  const mentions = mentionsIn(plain);
  const down = readDown(plain, mentions);
  const rest = mentions.filter((one) => !down.said.includes(one));
  const isMoreDown = down.said.some(
    (one) => MORE_BEFORE.test(one.left) || /^(?:more|extra|mas|less|menos)\b/.test(one.right),
  );
  const price = readPrice(plain, rest);
  const term = readTerm(plain, mentions);
  const found = {
    valueCents: price.cents,
    months: term.months,
    ...readCredit(plain, rest, pricing),
    downBps: isMoreDown ? undefined : down.bps,
    downCents: isMoreDown ? undefined : down.cents,
    structure: structure?.name,
    machine: machineIn(plain),
  };
  const rate = rest.find((one) => one.unit === 'percent' && !OTHER_PERCENT.test(one.right));
  return {
    terms: Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)),
    change: {
      ...(price.change !== undefined && { valueCents: price.change }),
      ...(term.change !== undefined && { months: term.change }),
    },
    compared: term.compared,
    unclear: price.isUnclear ? 'amount' : isMoreDown ? 'downPayment' : undefined,
    rate: rate && `${String(rate.value)}%`,
    wantsPayment: WANTS.test(plain),
    namesPayment: PAYMENT.test(plain),
    bare: rest.map(bareOf).filter((one) => one !== undefined),
  };
}

/** A number that may be a term or thousands of dollars; no model year, count or model. */
const bareOf = (one: Mention): number | undefined =>
  one.unit === 'none' && !isElse(one) && !(one.value >= 1900 && one.value < 2100) ? one.value : undefined;

const SMALL: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veintiuno: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiseis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
  // As they are often misspelt.
  fourty: 40,
  ninty: 90,
  sinco: 5,
  nuebe: 9,
  dies: 10,
  beinte: 20,
  sincuenta: 50,
  secenta: 60,
  nobenta: 90,
  sien: 100,
  docientos: 200,
  dosientos: 200,
  trecientos: 300,
  tresientos: 300,
};
const TIMES: Record<string, number> = {
  hundred: 100,
  thousand: 1000,
  grand: 1000,
  mil: 1000,
  cientos: 100,
  million: 1e6,
  millon: 1e6,
  millones: 1e6,
};
/** A constructor is a builder, whatever every object has. */
const isSmall = (word: string): boolean => Object.hasOwn(SMALL, word);
const isNumberWord = (word: string): boolean => isSmall(word) || Object.hasOwn(TIMES, word);
const HOLDS_NUMBER_WORD = new RegExp(
  `(?<![a-z])(?:${[...Object.keys(SMALL), ...Object.keys(TIMES)].join('|')})(?![a-z])`,
);
/** Said as one. */
const FIXED: [RegExp, string][] = [
  [/\b(?:a )?(?:half|1\/2) (?:a |of a )?mil(?:lion)?\b|\bhalf mil\b|\bmedio millon\b/g, '500000'],
  [/\b(?:a )?quarter (?:of a )?mil(?:lion)?\b|\b(?:un )?cuarto de millon\b/g, '250000'],
  [/\b(?:a|one) million and a half\b|\b(?:un |1 )?millon y medio\b|\bone and a half million\b/g, '1500000'],
  [/\b(?:a|one) million and a quarter\b|\b(?:un )?millon y cuarto\b/g, '1250000'],
  [/\b(?:two|2) (?:million and a half|and a half million)\b|\b(?:dos|2) millones y medio\b/g, '2500000'],
  [/\bthree quarters of a million\b|\btres cuartos de millon\b/g, '750000'],
  [/\ba (hundred|million|thousand)\b|(?<![a-z\d.,] ?)\b(hundred)\b/g, 'one $1$2'],
];

/** "ochentaicinco" and "eightyfive". */
const JOINED =
  /\b(treinta|cuarenta|cincuenta|sincuenta|sesenta|secenta|setenta|ochenta|noventa|twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety)(?: ?[iy] ?| )?(?=(?:un|uno|dos|tres|cuatro|[cs]inco|seis|siete|ocho|nueve|one|two|three|four|five|six|seven|eight|nine)\b)/g;
/** What stands behind a number that counts something else than the thousands before it. */
const COUNTED =
  /^\s*-?(?:months?|mos?|mths?|meses|mes|mensualidades|pagos|payments|years?|yrs?|anos?|%|percent|por ?ciento)\b/;

/** Folded text with its written-out numbers in digits: "ciento veinte mil" reads "120000". Small ones alone stay. */
export function digitsOf(folded: string): string {
  const text = FIXED.reduce((all, [from, to]) => all.replace(from, to), folded.replace(JOINED, '$1 '));
  if (!HOLDS_NUMBER_WORD.test(text)) return text;
  const words = text.split(/(?<=[a-z])(?=[^a-z])|(?<=[^a-z])(?=[a-z])/);
  const out: string[] = [];
  let run: string[] = [];
  const close = (behind: string): void => {
    const gap = /^[\s-]+$/.test(run.at(-1) ?? '') ? (run.pop() ?? '') : '';
    const joint = /^(?:and|y)$/.test(run.at(-1) ?? '') ? run.splice(-1) : [];
    out.push(valueOf(run, COUNTED.test(behind)), ...joint, gap);
    run = [];
  };
  for (const [at, word] of words.entries()) {
    const isNumber = isNumberWord(word);
    const isBetween = run.length > 0 && (/^[\s-]+$/.test(word) || word === 'y' || word === 'and');
    if (isNumber || isBetween) run.push(word);
    else {
      if (run.length > 0) close(words.slice(at, at + 6).join(''));
      out.push(word);
    }
  }
  if (run.length > 0) close('');
  return out.join('');
}

/** The numbers of a run: "eighty thousand sixty" are two where the second one counts months. */
function valueOf(run: string[], isCounted: boolean): string {
  const numbers = run.filter(isNumberWord);
  const first = numbers.findIndex(isSmall);
  // "un" and "one" alone are articles; "mil" behind digits ("80 mil") is read there.
  if (first === -1 || /^(?:un|una|uno|one)$/.test(numbers.join(' '))) return run.join('');
  const behind = numbers.slice(0, first).map((word) => `${word} `);
  return behind.join('') + totalsOf(numbers.slice(first), isCounted).join(' ');
}

/** A number that is being read: what is complete, what is not, and what it was last multiplied by. */
type Reading = { total: number; part: number; least: number };

function totalsOf(numbers: string[], isCounted: boolean): number[] {
  const nothing: Reading = { total: 0, part: 0, least: Infinity };
  const totals: number[] = [];
  let reading = nothing;
  for (const at of numbers.keys()) {
    const rest = numbers.slice(at);
    if (startsAnother(reading, rest, isCounted)) {
      totals.push(reading.total + reading.part);
      reading = nothing;
    }
    reading = withNext(reading, rest);
  }
  return [...totals, reading.total + reading.part];
}

function startsAnother({ total, part, least }: Reading, rest: string[], isCounted: boolean): boolean {
  const small = SMALL[rest[0] ?? ''];
  if (small === undefined) return false;
  if (part > 0) return !fits(part, small) && !isInThousands(part, rest);
  return total > 0 && (timesAhead(rest) >= least || (isCounted && timesAhead(rest) === 1));
}

function withNext({ total, part, least }: Reading, rest: string[]): Reading {
  const word = rest[0] ?? '';
  const times = TIMES[word];
  if (times === 100) return { total, part: Math.max(part, 1) * 100, least };
  if (times !== undefined) return { total: total + Math.max(part, 1) * times, part: 0, least: times };
  return { total, part: part * (isInThousands(part, rest) ? 100 : 1) + (SMALL[word] ?? 0), least };
}

/** Whether the language puts this behind that: "twenty five", never "five twenty". */
const fits = (part: number, small: number): boolean =>
  small < 10 ? part % 10 === 0 && part % 100 !== 10 : small < 100 && part % 100 === 0;
/** "one twenty thousand". */
const isInThousands = (part: number, rest: string[]): boolean =>
  part > 0 && part < 10 && (SMALL[rest[0] ?? ''] ?? 0) >= 10 && timesAhead(rest) > 1;
/** What the number that starts here is multiplied by. */
const timesAhead = (rest: string[]): number => TIMES[rest.find((word) => (TIMES[word] ?? 0) >= 1000) ?? ''] ?? 1;

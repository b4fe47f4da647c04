/** Numbers and their words in both languages, misspellings included. */
const SMALL_WORDS = `
  1:one,un,uno,una 2:two,dos 3:three,tres 4:four,cuatro 5:five,cinco,sinco 6:six,seis 7:seven,siete
  8:eight,ocho 9:nine,nueve,nuebe 10:ten,diez,dies 11:eleven,once 12:twelve,doce 13:thirteen,trece
  14:fourteen,catorce 15:fifteen,quince 16:sixteen,dieciseis 17:seventeen,diecisiete 18:eighteen,dieciocho
  19:nineteen,diecinueve 20:twenty,veinte,beinte 21:veintiuno 22:veintidos 23:veintitres 24:veinticuatro
  25:veinticinco 26:veintiseis 27:veintisiete 28:veintiocho 29:veintinueve 30:thirty,treinta
  40:forty,cuarenta,fourty 50:fifty,cincuenta,sincuenta 60:sixty,sesenta,secenta 70:seventy,setenta
  80:eighty,ochenta 90:ninety,noventa,ninty,nobenta 100:cien,ciento,sien 200:doscientos,docientos,dosientos
  300:trescientos,trecientos,tresientos 400:cuatrocientos 500:quinientos 600:seiscientos 700:setecientos
  800:ochocientos 900:novecientos`;
const SMALL: Record<string, number> = Object.fromEntries(
  (SMALL_WORDS.match(/\S+/g) ?? []).flatMap((entry) => {
    const [number = '', words = ''] = entry.split(':');
    return words.split(',').map((word) => [word, Number(number)] as const);
  }),
);
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

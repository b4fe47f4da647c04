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
  docientos: 200,
  trecientos: 300,
  sincuenta: 50,
  sinco: 5,
  beinte: 20,
  dies: 10,

  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
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
/** Said as one. */
const FIXED: [RegExp, string][] = [
  [/\b(?:a )?(?:half|1\/2) (?:a |of a )?mil(?:lion)?\b|\bhalf mil\b|\bmedio millon\b/g, '500000'],
  [/\b(?:a )?quarter (?:of a )?mil(?:lion)?\b|\bun cuarto de millon\b/g, '250000'],
  [/\b(?:a|one) million and a half\b|\b(?:un )?millon y medio\b|\bone and a half million\b/g, '1500000'],
  [/\b(?:two|2) (?:million and a half|and a half million)\b|\b(?:dos|2) millones y medio\b/g, '2500000'],
  [/\bthree quarters of a million\b|\btres cuartos de millon\b/g, '750000'],
  [/\ba (hundred|million|thousand)\b|(?<![a-z\d.,] ?)\b(hundred)\b/g, 'one $1$2'],
];

/** Folded text with its written-out numbers in digits: "ciento veinte mil" reads "120000". Small ones alone stay. */
export function digitsOf(folded: string): string {
  const text = FIXED.reduce((all, [from, to]) => all.replace(from, to), folded);
  const words = text.split(/(?<=[a-z])(?=[^a-z])|(?<=[^a-z])(?=[a-z])/);
  const out: string[] = [];
  let run: string[] = [];
  const close = (): void => {
    const gap = /^[\s-]+$/.test(run.at(-1) ?? '') ? (run.pop() ?? '') : '';
    const joint = /^(?:and|y)$/.test(run.at(-1) ?? '') ? run.splice(-1) : [];
    out.push(valueOf(run), ...joint, gap);
    run = [];
  };
  for (const word of words) {
    const isNumber = word in SMALL || word in TIMES;
    const isBetween = run.length > 0 && (/^[\s-]+$/.test(word) || word === 'y' || word === 'and');
    if (isNumber || isBetween) run.push(word);
    else {
      if (run.length > 0) close();
      out.push(word);
    }
  }
  if (run.length > 0) close();
  return out.join('');
}

function valueOf(run: string[]): string {
  const numbers = run.filter((word) => word in SMALL || word in TIMES);
  // "mil" behind digits ("80 mil") is read there; "un" and "one" alone are articles.
  if (
    numbers.length === 0 ||
    !(numbers[0] !== undefined && numbers[0] in SMALL) ||
    /^(?:un|una|uno|one)$/.test(numbers.join(' '))
  )
    return run.join('');
  let total = 0;
  let part = 0;
  for (const word of numbers) {
    const times = TIMES[word];
    if (times === undefined) part += SMALL[word] ?? 0;
    else if (times === 100) part = Math.max(part, 1) * 100;
    else {
      total += Math.max(part, 1) * times;
      part = 0;
    }
  }
  return String(total + part);
}

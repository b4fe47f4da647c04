import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import type { Language } from '#contract/language.ts';
import { words as en } from '#copy/en/knowledge/words.ts';
import { words as es } from '#copy/es/knowledge/words.ts';

/** A word as retrieval compares it: its stem, or the name in `words.ts` that it belongs to. Light words say little. */
export type Token = { term: string; light: boolean; named: boolean };

/** Lower case, without accents and apostrophes. */
export const fold = (text: string): string =>
  (/^[ -~\s]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase().replace(/[’'`´]/g, '');

/** A stated age (`tengo 70 años`), but not years in a trade. It reads as one word: lenders do not consider age. */
const STATED_AGE =
  /\b(?:(?:im|i am|at(?! (?:12|24|36|48|60|72|84)\b)|aged|age) \d\d(?: ?(?:years?|yrs?|yr)(?: |-)old| yo\b)?(?! ?(?:%|k\b|years?\b|yrs?\b|months?\b|payments?\b|percent\b|apr\b|down\b|\d))|(?:tengo|por tener|cumpli|a mis|a los) \d\d anos(?: de edad)?(?! (?:en|con|como|de|trabaj\w+|manej\w+|haciend\w+)\b))\b/g;

/** Words and numbers. The model year of a machine reads as one word. */
const pieces = (text: string): string[] =>
  (
    fold(text)
      .replace(/(\d),(?=\d{3}\b)/g, '$1')
      .replace(/\b\d{3,}k? ?(?:hours|hrs|horas|miles|millas)\b/g, ' oldyear ')
      .replace(STATED_AGE, ' statedage ')
      .match(/\$?[\p{L}\p{N}]+/gu) ?? []
  ).map((one) => (/^(?:19[89]|20[012])\d$/.test(one) ? 'oldyear' : one));

function reader(words: typeof en, stem: (word: string) => string) {
  const listed = (text: string): string[][] => text.split(',').map((one) => pieces(one).map(stem));
  const silent = new Set(pieces(words.silent));
  const light = new Set(pieces(words.light).map(stem));
  // Longest first: "sales tax" is not a tax.
  const names = Object.entries(words.same)
    .flatMap(([name, all]) => [[stem(name)], ...listed(all)].map((spelling) => ({ term: stem(name), spelling })))
    .toSorted((a, b) => b.spelling.length - a.spelling.length);
  const byFirst = Map.groupBy(names, ({ spelling }) => spelling[0] ?? '');
  const occasions = new Set(pieces(words.occasions).map(stem));
  const elsewhere = words.elsewhere.split(',').map((one) => ` ${pieces(one).join(' ')}`);

  /** How many words from `at` on a spelling takes. A silent word may come between two of its words. */
  function reach(raw: string[], stems: string[], at: number, spelling: string[]): number {
    // "can" is not "canning", although the stems are equal.
    if (spelling.length === 1 && silent.has(raw[at] ?? '')) return 0;
    let next = at;
    for (const word of spelling) {
      if (next > at && stems[next] !== word && silent.has(raw[next] ?? '')) next += 1;
      if (stems[next] !== word) return 0;
      next += 1;
    }
    return next - at;
  }

  function tokens(text: string): Token[] {
    const raw = pieces(text);
    const stems = raw.map(stem);
    const found: Token[] = [];
    for (let at = 0; at < raw.length;) {
      const from = at;
      const name = (byFirst.get(stems[at] ?? '') ?? [])
        .map(({ term, spelling }) => ({ term, length: reach(raw, stems, from, spelling) }))
        .find(({ length }) => length > 0);
      const term = name?.term ?? stems[at] ?? '';
      if (name !== undefined || !silent.has(raw[at] ?? ''))
        found.push({ term, light: light.has(term), named: name !== undefined });
      at += name?.length ?? 1;
    }
    return found;
  }

  /** How many words and phrases of other matters, or their plurals, are in the text. */
  function countElsewhere(text: string): number {
    const padded = ` ${pieces(text).join(' ')} `;
    return elsewhere.filter((one) => padded.includes(`${one} `) || padded.includes(`${one}s `)).length;
  }
  return {
    tokens,
    countElsewhere,
    isOccasion: (term: string): boolean => occasions.has(term),
  };
}

export const readers: Record<Language, ReturnType<typeof reader>> = {
  en: reader(en, stemEnglish),
  es: reader(es, stemSpanish),
};

const allWords = (words: typeof en): string[] =>
  pieces([words.silent, words.light, words.elsewhere, words.machines, ...Object.values(words.same)].join(' '));
/** Words that this field knows, as they are written. */
export const vocabularyOf = (lang: Language): string[] => allWords(lang === 'es' ? es : en);

/** A typo in a shorter word would make another word. */
const SPELLED_EXACTLY = 5;

/** Replaces words that are not in the list by one that differs in a letter or in two swapped ones. */
export function spellerOf(
  vocabulary: string[],
  exactly = SPELLED_EXACTLY,
  others: string[] = [],
): (text: string) => string {
  const known = new Set([...vocabulary, ...others]);
  const byStart = Map.groupBy(new Set(vocabulary), (word) => word.charAt(0));
  const near = (word: string): string =>
    (byStart.get(word.charAt(0)) ?? []).find(
      (other) => other.length >= exactly && startsAlike(word, other) && isTypo(word, other),
    ) ?? word;
  return (text) =>
    fold(text).replace(/(?<![a-z\d])[a-z]+/g, (word) => (word.length < exactly || known.has(word) ? word : near(word)));
}

const startsAlike = (word: string, other: string): boolean =>
  word[1] === other[1] || word[1] === other[2] || word[2] === other[1];

/** Whether two words differ by one letter that is missing, added or wrong, or by two that are swapped. */
function isTypo(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === other[at]) at += 1;
  const rests = (a: number, b: number): boolean => word.slice(at + a) === other.slice(at + b);
  const isSwapped = word[at] === other[at + 1] && word[at + 1] === other[at] && rests(2, 2);
  return rests(1, 1) || rests(0, 1) || rests(1, 0) || isSwapped;
}

/** Words about money and time, which decide figures. */
const MONEY_WORDS =
  'down payment payments month months monthly year years percent interest credit score thousand hundred million dollars price over with good fair excellent what about seasonal enganche entrada meses anos mensual mensualidad pago pagos ciento interes credito puntaje millones dolares cuanto buen bueno regular excelente plazo temporada';
/** The same text with these words as they are spelled. Other words of this field stay. */
export const spellMoney = spellerOf(MONEY_WORDS.split(' '), 4, [...vocabularyOf('en'), ...vocabularyOf('es')]);

/** Small words that only one of the two languages has. */
const TELLTALES: Record<Language, Set<string>> = {
  en: new Set(
    'the what whats how is are do does did i im my you your we for with of and can could would if this that much many it its on at have has had get need want there when where who why will be was not dont any over about please and or from in to an'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las que cual como es son de del mi mis su sus para por con y si puedo puede pueden quiero necesito ocupo tengo tienen hay cuanto cuanta cuantos cuando donde quien una un al se lo le les esta estan cuesta dan piden hacen soy ya gracias hola buenas en'.split(
      ' ',
    ),
  ),
};

/** The language a message is written in; undefined when its small words do not say. */
export function languageOf(text: string): Language | undefined {
  const words = fold(text).match(/[a-z]+/g) ?? [];
  const count = (lang: Language): number => words.filter((word) => TELLTALES[lang].has(word)).length;
  const [english, spanish] = [count('en'), count('es')];
  if (english === spanish) return undefined;
  return english > spanish ? 'en' : 'es';
}

/** Words around a request for a language that ask for nothing else. */
const LANGUAGE_NAMES: Record<Language, RegExp> = {
  en: /\b(?:in|to|speak|talk|en|a|al) (?:english|ingles)\b|\b(?:english|ingles)(?= (?:please|por favor|porfa|pls)\b|$)/,
  es: /\b(?:in|to|speak|talk|en|a|al) (?:spanish|espanol|castellano)\b|\b(?:spanish|espanol)(?= (?:please|por favor|porfa|pls)\b|$)/,
};
const ABOUT_THE_SITE =
  /\b(?:appl\w*|forms?|page|site|version|documents?|contracts?|call|phone|someone|anyone|person|rep|agent|speaks?|hablan?|aplic\w*|solicit\w*|pagina|formulario|contratos?|documentos|hacer\w*|papeles|alguien|persona|llam\w*|telefono|atienden)\b/;

/** The language that a message asks the answers to be in, and the message without that request. */
export function readLanguageRequest(text: string): { lang: Language; rest: string } | undefined {
  const folded = fold(text)
    .replace(/[^a-z0-9$%.,]+/g, ' ')
    .trim();
  if (ABOUT_THE_SITE.test(folded)) return undefined;
  const lang = (['es', 'en'] as const).find((one) => LANGUAGE_NAMES[one].test(folded));
  if (!lang) return undefined;
  const rest = folded
    .replace(LANGUAGE_NAMES[lang], ' ')
    .replace(
      /\b(?:can|could|would|will|do|you|u|please|pls|say|said|tell|me|answer|reply|write|repeat|explain|translate|switch|continue|that|this|it|again|now|i|prefer|want|and|but|the|puede|puedes|podria|por favor|porfa|favor|decir\w*|digame\w*|dime\w*|repit\w*|repetir\w*|contest\w*|respond\w*|escrib\w*|explic\w*|traduc\w*|cambi\w*|eso|esto|lo|otra vez|ahora|me|mejor|prefiero|quiero|y|pero|todo|no entiendo|no hablo|sorry|perdon|not|entend\w*)\b|[.,]/g,
      ' ',
    )
    .trim();
  return { lang, rest };
}

import { typedCents } from '#contract/typed-amount.ts';
/** Between what a section holds and what stands in its fields: fields are named by the place of their value. */
type Tree = { [key: string]: unknown };

const LINES = new Set(['associations', 'manufacturers', 'leftOut']);
const LISTS = new Set(['licensedStates']);
const MAY_BE_EMPTY = new Set(['inBusinessSince']);
const PERCENT = /Bps$/;
const MONEY = /Cents$/;
const COUNT = /(?:Months|Days|Hour)$/;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);
const lastOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** The value at this place, such as phones.main.display. */
export const valueAt = (value: unknown, name: string): unknown =>
  name.split('.').reduce<unknown>((at, key) => (at as Tree | null | undefined)?.[key], value);

/** A value as people type it: 1950 basis points are 19.5, 2,500,000 cents are 25,000. */
export function shown(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join(LISTS.has(lastOf(name)) ? ', ' : '\n');
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  const key = lastOf(name);
  if (PERCENT.test(key)) return String(value / 100);
  return MONEY.test(key) ? (value / 100).toLocaleString('en-US') : String(value);
}

/** What a form says, in the shape of its section. What cannot be read as a number is NaN, which its schema refuses. */
export function readForm(data: FormData): unknown {
  const tree: Tree = {};
  for (const [name, text] of data) {
    if (typeof text !== 'string') continue;
    if (name.endsWith('[]')) put(tree, name.slice(0, -2).split('.'), {});
    else put(tree, name.split('.'), readText(lastOf(name), text));
  }
  const lists = new Set([...data.keys()].filter((name) => name.endsWith('[]')).map((name) => name.slice(0, -2)));
  return tidied(tree, lists);
}

function put(tree: Tree, [key = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    tree[key] ??= value;
    return;
  }
  const below = tree[key];
  const next = isTree(below) ? below : {};
  tree[key] = next;
  put(next, rest, value);
}

/** Rows become lists, and a proof of which nothing is filled in is none. */
function tidied(value: unknown, lists: ReadonlySet<string>, at = ''): unknown {
  if (!isTree(value)) return value;
  const entries = Object.entries(value).map(([key, part]) => {
    const name = at === '' ? key : `${at}.${key}`;
    return [key, tidied(part, lists, name)] as const;
  });
  if (lists.has(at)) return entries.map(([, part]) => part);
  if (entries.length === 2 && value['evidence'] === '' && value['on'] === '') return null;
  return Object.fromEntries(entries);
}

function readText(key: string, text: string): unknown {
  const plain = text.trim();
  if (LINES.has(key)) return plain === '' ? [] : plain.split(/\s*\n\s*/);
  if (LISTS.has(key)) return plain.split(/\s*[,\n]\s*/).filter((part) => part !== '');
  if (MAY_BE_EMPTY.has(key)) return plain === '' ? null : Number(plain);
  if (PERCENT.test(key)) return hundredfold(plain.replace(/\s*%$/, ''));
  if (MONEY.test(key)) return typedCents(plain, 'en');
  return COUNT.test(key) ? numberIn(plain) : plain;
}

const numberIn = (text: string): number => (text === '' ? Number.NaN : Number(text));
/** Without the noise of binary fractions: 14.35 is 1435, and 14.355 stays no whole number. */
const hundredfold = (text: string): number => Number((numberIn(text) * 100).toFixed(4));

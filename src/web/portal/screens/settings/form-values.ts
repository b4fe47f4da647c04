import { typedCents } from '#contract/typed-amount.ts';
import type { FormValues } from '#web/portal/hooks/form-values.ts';

/** The values of a section, whose fields have the names of their places. */
type Tree = { [key: string]: unknown };

const LINES = new Set(['associations', 'manufacturers']);
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

/** Returns the texts of a section, each at the place of its value. Things of several fields are rows of such texts. */
export function textsOf(value: unknown, at = ''): Record<string, FormValues[string]> {
  const name = (key: string): string => (at === '' ? key : `${at}.${key}`);
  if (value === null && !MAY_BE_EMPTY.has(lastOf(at))) return { [name('evidence')]: '', [name('on')]: '' };
  if (isTree(value))
    return Object.fromEntries(Object.entries(value).flatMap(([key, part]) => Object.entries(textsOf(part, name(key)))));
  if (!Array.isArray(value) || LINES.has(at) || LISTS.has(at)) return { [at]: shown(at, value) };
  return { [at]: value.map((one: unknown) => (typeof one === 'string' ? one : textsOf(one))) as FormValues[string] };
}

/** Returns what the texts say, in the shape of their section. A text that is no number is NaN, which the schema refuses. */
export function readForm(values: FormValues): unknown {
  const tree: Tree = {};
  for (const [name, value] of Object.entries(values)) put(tree, name.split('.'), readValue(lastOf(name), value));
  return tidied(tree);
}

const readValue = (key: string, value: FormValues[string]): unknown => {
  if (typeof value === 'string') return readText(key, value);
  return typeof value === 'object' ? value.map((one) => (typeof one === 'string' ? one : readForm(one))) : value;
};

function put(tree: Tree, [key = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    tree[key] = value;
    return;
  }
  const below = tree[key];
  const next = isTree(below) ? below : {};
  tree[key] = next;
  put(next, rest, value);
}

/** A proof of which nothing is filled in is none. */
function tidied(value: unknown): unknown {
  if (!isTree(value)) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, tidied(part)] as const);
  const isEmptyProof = entries.length === 2 && value['evidence'] === '' && value['on'] === '';
  return isEmptyProof ? null : Object.fromEntries(entries);
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

import type { Condition, WhereClause } from '@jetstreamapp/soql-parser-js';
import { sameId } from './ids.ts';
import type { FieldInfo } from './objects.ts';
import { Refusal } from './refusal.ts';

/** Returns the value and the field description of a row's field. */
export type Look<R> = (row: R, path: string) => { value: Value; info: FieldInfo };
type Value = string | number | boolean | null;
type Token<R> = '(' | ')' | 'AND' | 'OR' | 'NOT' | ((row: R) => boolean);
type Held = { field: string; operator: string; value: string | string[]; openParen?: number; closeParen?: number };

/** Returns a predicate for a WHERE clause. AND binds closer than OR, and brackets group. */
export function matcherOf<R>(where: WhereClause | undefined, look: Look<R>): (row: R) => boolean {
  if (!where) return () => true;
  const tokens = tokensOf(where, look);
  const holds = either(tokens);
  if (tokens.length > 0) throw new Refusal(400, 'MALFORMED_QUERY', 'unexpected token');
  return holds;
}

function tokensOf<R>(clause: WhereClause, look: Look<R>): Token<R>[] {
  const brackets = (count: number | undefined, bracket: '(' | ')'): Token<R>[] =>
    Array<Token<R>>(count ?? 0).fill(bracket);
  const { left } = clause;
  const rest = 'right' in clause ? tokensOf(clause.right, look) : [];
  if ('operator' in clause && clause.operator === 'NOT')
    return [...brackets((left as { openParen?: number } | null)?.openParen, '('), 'NOT', ...rest];
  const condition = left as Condition as unknown as Held;
  const own = [
    ...brackets(condition.openParen, '('),
    (row: R) => compare(look(row, condition.field), condition),
    ...brackets(condition.closeParen, ')'),
  ];
  return 'operator' in clause ? [...own, clause.operator, ...rest] : own;
}

function either<R>(tokens: Token<R>[]): (row: R) => boolean {
  const parts = [both(tokens)];
  while (tokens[0] === 'OR') {
    tokens.shift();
    parts.push(both(tokens));
  }
  return (row) => parts.some((part) => part(row));
}
function both<R>(tokens: Token<R>[]): (row: R) => boolean {
  const parts = [single(tokens)];
  while (tokens[0] === 'AND') {
    tokens.shift();
    parts.push(single(tokens));
  }
  return (row) => parts.every((part) => part(row));
}
function single<R>(tokens: Token<R>[]): (row: R) => boolean {
  const token = tokens.shift();
  if (typeof token === 'function') return token;
  if (token === 'NOT') {
    const inner = single(tokens);
    return (row) => !inner(row);
  }
  const inner = token === '(' ? either(tokens) : undefined;
  if (!inner || tokens.shift() !== ')') throw new Refusal(400, 'MALFORMED_QUERY', 'unexpected token');
  return inner;
}

function compare({ value, info }: { value: Value; info: FieldInfo }, { operator, value: asked }: Held): boolean {
  if (Array.isArray(asked)) {
    const isIn = asked.some((one) => equals(value, info, one));
    return operator === 'IN' ? isIn : !isIn;
  }
  if (operator === '=') return equals(value, info, asked);
  if (operator === '!=') return !equals(value, info, asked);
  if (value === null) return false;
  if (operator === 'LIKE') return patternOf(asked).test(String(value));
  const [have, want] =
    info.type === 'datetime' ? [Date.parse(String(value)), Date.parse(asked)] : [value, Number(asked)];
  if (typeof have !== 'number' || Number.isNaN(want)) throw new Refusal(400, 'INVALID_FIELD', 'not comparable');
  return { '<': have < want, '<=': have <= want, '>': have > want, '>=': have >= want }[operator] ?? false;
}

function equals(value: Value, info: FieldInfo, asked: string): boolean {
  if (asked.toUpperCase() === 'NULL') return value === null || value === '';
  if (value === null) return false;
  if (!asked.startsWith("'"))
    return info.type === 'boolean' ? String(value).toUpperCase() === asked.toUpperCase() : value === Number(asked);
  const text = lettersOf(asked).map(({ letter }) => letter);
  if (info.type === 'id' || info.type === 'reference') return sameId(value, text.join(''));
  return String(value).toLowerCase() === text.join('').toLowerCase();
}

const WRITTEN: Record<string, string> = { n: '\n', r: '\r', t: '\t', f: '\f', b: '\b' };
/** Splits a literal into its characters without quotes. An escaped character is not a wildcard. */
function lettersOf(literal: string): { letter: string; escaped: boolean }[] {
  return [...literal.slice(1, -1).matchAll(/\\(.)|([^\\])/gsu)].map(([, escaped, plain]) =>
    escaped === undefined
      ? { letter: plain ?? '', escaped: false }
      : { letter: WRITTEN[escaped] ?? escaped, escaped: true },
  );
}

/** Ignores case and compares accents: the stricter of the known behaviors of Salesforce. */
function patternOf(literal: string): RegExp {
  const parts = lettersOf(literal).map(({ letter, escaped }) => {
    if (!escaped && letter === '%') return '.*';
    if (!escaped && letter === '_') return '.';
    return letter.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  });
  return new RegExp(`^${parts.join('')}$`, 'isu');
}

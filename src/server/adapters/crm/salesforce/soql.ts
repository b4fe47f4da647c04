/** SOQL text that is safe to send. Only this file creates it. */
export type Soql = { readonly soql: string };
type Value = string | number | boolean | Date | null | readonly string[] | Soql;

const ESCAPED: Record<string, string> = {
  '\\': '\\\\',
  "'": "\\'",
  '"': '\\"',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\f': '\\f',
  '\b': '\\b',
};
const escape = (text: string): string => text.replace(/[\\'"\n\r\t\f\b]/g, (c) => ESCAPED[c] ?? '');
const quoted = (text: string): string => `'${escape(text)}'`;

/** Builds a query and escapes each value. @throws Error for an empty list or a number that is not finite */
export const soql = (texts: TemplateStringsArray, ...values: Value[]): Soql => ({
  soql: texts.reduce((all, text, at) => all + text + (at < values.length ? literal(values[at] ?? null) : ''), ''),
});

function literal(value: Value): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Error('SOQL accepts only finite numbers');
    return String(value);
  }
  if (value instanceof Date) return value.toISOString();
  if ('soql' in value) return value.soql;
  if (value.length === 0) throw new Error('SOQL does not accept an empty list');
  return `(${value.map(quoted).join(', ')})`;
}

const FIELD = /^[A-Za-z]\w{0,79}(?:\.[A-Za-z]\w{0,79}){0,4}$/;
export const isSalesforceField = (name: string): boolean => FIELD.test(name);

/** Lists field names from the mapping. @throws Error for an invalid name */
export function fields(...names: string[]): Soql {
  const odd = names.find((name) => !isSalesforceField(name));
  if (odd !== undefined || names.length === 0) throw new Error('this is not a valid SOQL field name');
  return { soql: names.join(', ') };
}

export const join = (parts: Soql[], between: ' AND ' | ' OR '): Soql => ({
  soql: parts.map((part) => part.soql).join(between),
});

/** LIKE compares accents, so these letters match any letter. The caller must filter the result. */
const BLURRED = /[aceinosuyz]/;
/** Returns a LIKE pattern for texts that contain this word in any case and with any accents. */
export const holding = (word: string): Soql => {
  const letters = Array.from(word, (c) => (BLURRED.test(c) ? '_' : /[%_]/.test(c) ? `\\${c}` : escape(c)));
  return { soql: `'%${letters.join('')}%'` };
};

const ID = /^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$/;
export const isSalesforceId = (text: string): boolean => ID.test(text);

/** Markup that is already safe. Only html`` and raw() create it. */
export type Markup = { readonly text: string; readonly [isMarkup]: true };
const isMarkup: unique symbol = Symbol('markup');

type Part = string | number | Markup | readonly Part[];

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (c) => ENTITIES[c] ?? c);

/** Builds HTML and escapes every inserted text. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup =>
  raw(strings.reduce((text, piece, i) => text + show(parts[i - 1] ?? '') + piece));

/** Marks trusted text as safe. Never use it for input. */
export const raw = (text: string): Markup => ({ text, [isMarkup]: true });

function show(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  return 'text' in part ? part.text : part.map(show).join('');
}

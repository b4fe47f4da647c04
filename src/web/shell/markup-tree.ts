/** A piece of page markup: text, or an element with its content. */
export type Piece = string | MarkupElement;
export type MarkupElement = { tag: string; attributes: Record<string, string>; pieces: Piece[] };

const TOKEN = /<!--.*?-->|<(\/)?([a-z][\w-]*)((?:\s[^<>]*?)?)\/?>|[^<]+/gis;
const ATTRIBUTE = /([^\s=]+)="([^"]*)"/g;
const VOID = new Set(['br', 'img', 'input', 'hr', 'meta', 'link', 'wbr']);
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Parses React's output: every element except void ones is closed, every attribute is quoted and escaped. */
export function readMarkup(html: string): Piece[] {
  const root: MarkupElement = { tag: '', attributes: {}, pieces: [] };
  const open = [root];
  for (const [token, closes, name, attributes] of html.matchAll(TOKEN)) {
    const within = open.at(-1) ?? root;
    if (name === undefined) {
      if (!token.startsWith('<!--')) within.pieces.push(unescape(token));
    } else if (closes) open.pop();
    else {
      const element = { tag: name.toLowerCase(), attributes: readAttributes(attributes ?? ''), pieces: [] };
      within.pieces.push(element);
      if (!VOID.has(element.tag) && !token.endsWith('/>')) open.push(element);
    }
  }
  return root.pieces;
}

const readAttributes = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, unescape(value)]));

const unescape = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => ENTITIES[name] ?? whole);

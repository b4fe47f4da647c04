import { type MarkupElement, type Piece, readMarkup } from './markup-tree.ts';

const LEFT_OUT = new Set(['script', 'style', 'svg', 'template', 'noscript', 'input', 'select', 'textarea', 'button']);
const INLINE = new Set(['a', 'span', 'b', 'strong', 'i', 'em', 'small', 'code', 'br', 'sup', 'abbr', 'time', 'q']);
const TERMS = new Set(['summary', 'legend', 'dt']);
const MARKS: Record<string, string> = { b: '**', strong: '**', i: '*', em: '*', code: '`' };

/** Converts the product's page markup to Markdown. `base` is the page's address. Omits drawings and controls. */
export function markdownOf(html: string, base: string): string {
  const blocks = blocksOf(readMarkup(html));
  const heading = blocks.filter((block) => block.startsWith('# '));
  return [...heading, ...blocks.filter((block) => !heading.includes(block))].join('\n\n');

  /** Adjacent inline pieces form one paragraph. */
  function blocksOf(pieces: Piece[]): string[] {
    const blocks: string[] = [];
    let line: Piece[] = [];
    const endLine = (): void => {
      const text = inline(line);
      if (text !== '') blocks.push(text);
      line = [];
    };
    for (const piece of pieces) {
      if (typeof piece === 'string' || isInline(piece)) line.push(piece);
      else {
        endLine();
        if (isRead(piece)) blocks.push(...blockOf(piece));
      }
    }
    endLine();
    return blocks;
  }

  function blockOf(element: MarkupElement): string[] {
    const { tag, pieces } = element;
    if (/^h[1-6]$/.test(tag)) return [`${'#'.repeat(Number(tag[1]))} ${inline(pieces)}`];
    if (tag === 'ul' || tag === 'ol') return listOf(element);
    if (tag === 'table') return [tableOf(element)];
    if (tag === 'blockquote') return [indented(blocksOf(pieces).join('\n\n'), '> ', '> ')];
    if (TERMS.has(tag) && !hasHeading(pieces)) return [`**${inline(pieces)}**`];
    if (tag === 'label') return [`- ${inline(pieces)}`];
    return blocksOf(pieces);
  }

  function listOf({ tag, pieces }: MarkupElement): string[] {
    const items = pieces.filter((piece) => typeof piece !== 'string' && isRead(piece)) as MarkupElement[];
    // A card is not a list item: its heading keeps its level.
    if (items.some(({ pieces: within }) => hasHeading(within))) return items.flatMap((item) => blocksOf(item.pieces));
    const lines = items.map((item, i) => {
      const mark = tag === 'ol' ? `${String(i + 1)}. ` : '- ';
      return indented(blocksOf(item.pieces).join('\n\n'), mark, ' '.repeat(mark.length));
    });
    return [lines.join('\n')];
  }

  function tableOf(table: MarkupElement): string {
    const [head = [], ...rows] = all(table, ['tr']).map((row) =>
      all(row, ['th', 'td']).map((cell) => blocksOf(cell.pieces).join(' ').replaceAll('|', '\\|')),
    );
    return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  }

  function inline(pieces: Piece[]): string {
    return pieces
      .map((piece) => (typeof piece === 'string' ? escaped(piece) : isRead(piece) ? inlineOf(piece) : ''))
      .join('')
      .replace(/\s+/g, ' ')
      .replace(/ (?=[,.;:)])/g, '')
      .trim();
  }

  // Elements that only styles separate are adjacent in the markup, so each gets a space.
  function inlineOf({ tag, attributes, pieces }: MarkupElement): string {
    if (tag === 'br') return ' ';
    const text = inline(pieces);
    if (tag === 'a') {
      const { href = '', 'aria-label': label } = attributes;
      return ` [${label === undefined ? text : escaped(label)}](${new URL(href, base).href})`;
    }
    const mark = MARKS[tag] ?? '';
    return text === '' ? '' : ` ${mark}${text}${mark} `;
  }
}

const isInline = ({ tag }: MarkupElement): boolean => INLINE.has(tag) || LEFT_OUT.has(tag);
const isRead = ({ tag, attributes }: MarkupElement): boolean =>
  !LEFT_OUT.has(tag) &&
  attributes['aria-hidden'] !== 'true' &&
  !('hidden' in attributes) &&
  !('data-live' in attributes);

const hasHeading = (pieces: Piece[]): boolean =>
  pieces.some((piece) => typeof piece !== 'string' && (/^h[1-6]$/.test(piece.tag) || hasHeading(piece.pieces)));

/** Returns the elements with these names, in order. */
const all = ({ pieces }: MarkupElement, tags: string[]): MarkupElement[] =>
  pieces.flatMap((piece) => (typeof piece === 'string' ? [] : tags.includes(piece.tag) ? [piece] : all(piece, tags)));

const indented = (text: string, first: string, rest: string): string =>
  text
    .split('\n')
    .reduce((done, line, i) => `${done}${i === 0 ? first : `\n${line === '' ? rest.trimEnd() : rest}`}${line}`, '');

const escaped = (text: string): string => text.replace(/[\\`*_[\]<]/g, '\\$&');

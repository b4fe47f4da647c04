import { type ESTree, parseSync, Visitor } from 'vite';
import { projectFiles, textOf } from './project-files.ts';

/** Not English prose: Spanish texts, and spellings of visitors that the assistant understands. */
const NOT_PROSE = ['src/copy/es/', 'src/copy/en/knowledge/words.ts'];

type Kind = 'document' | 'cell' | 'comment' | 'title' | 'text';
/** One paragraph, list item, table cell, comment, test title or string, with the line on which it starts. */
export type Passage = { file: string; line: number; kind: Kind; text: string };
type Found = { line: number; text: string };

const SCRIPT = /\.(?:ts|tsx|mjs|mts)$/;
const HASH_COMMENTS = /\.(?:ya?ml|conf|service|example)$|\/(?:Dockerfile|Caddyfile|equipment-finance|run)$/;
/** Files whose strings are texts. Strings of tests and sample data are fixtures, except test titles. */
const TEXTS = /^(?:src|scripts|lab)\/(?!.*(?:\.test\.tsx?$|\/emails\/catalog\.ts$|\bsample-[\w-]+\.ts$))/;
/** Lists of Spanish words: their strings and table cells are not English. */
const SPANISH = [
  'docs/reference/spanish-terms.md',
  'src/contract/us-states.ts',
  'src/server/features/assistant/understand.ts',
];
const DIRECTIVE = /^\s*(?:cspell:|oxlint-|eslint-|prettier-|@ts-|@vite-|v8 |[#@]__PURE__|\/ <reference)/;
const TEST_CALLS = new Set(['test', 'it', 'describe']);
/** Stands for code in the prose: one word for the count of words, none for the dictionary. */
const CODE = '0';

/** Reads the documents, comments, test titles and texts of the project, except in folders that are rewritten later. */
export const projectProse = (): Passage[] =>
  projectFiles()
    .filter((file) => !NOT_PROSE.some((place) => file.startsWith(place)))
    .flatMap((file) => proseOf(file, textOf(file)))
    .filter(({ file, kind }) => !SPANISH.includes(file) || (kind !== 'text' && kind !== 'cell'));

/** Reads the prose of one file by the ending of its name. Other kinds of files have none. */
export function proseOf(file: string, content: string): Passage[] {
  if (file.endsWith('.md')) return ofDocument(file, content);
  if (SCRIPT.test(file)) return ofScript(file, content);
  if (file.endsWith('.css')) return find(content, /\/\*[^]*?\*\//g).flatMap((one) => ofComment(file, one));
  if (HASH_COMMENTS.test(file)) return find(content, /(?:^[ \t]*#.*\n)+/gm).flatMap((one) => ofComment(file, one));
  return [];
}

const find = (content: string, pattern: RegExp): Found[] =>
  [...content.matchAll(pattern)].map(({ 0: text, index }) => ({ line: lineAt(content, index), text }));

const lineAt = (content: string, offset: number): number => content.slice(0, offset).split('\n').length;

/** Replaces code in backticks, addresses and absolute paths by one word. Line breaks stay. */
const withoutCode = (text: string): string =>
  text
    .replace(/`[^`]*`/g, (span) => CODE + span.replace(/[^\n]/g, ''))
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\bhttps?:\/\/[^\s)>]+|(?<![^\s(])\/[\w./-]+/g, CODE);

/** Joins lines into passages. An empty line, a list item, a heading and a tag start a new one. */
function join(file: string, kind: Kind, lines: Found[]): Passage[] {
  const result: Passage[] = [];
  let open: Passage | undefined;
  for (const { line, text } of lines) {
    const content = text.replace(/^\s*(?:(?:[-*>]|\d+\.|#+)\s+|@\w+\s*)/, '');
    if (content.trim() === '') open = undefined;
    else if (open && content === text) open.text += `\n${text}`;
    else {
      const passage = { file, line, kind, text: content };
      result.push(passage);
      open = /^\s*#+\s/.test(text) ? undefined : passage;
    }
  }
  return result.map((one) => ({ ...one, text: withoutCode(one.text) }));
}

/** Lines of a comment without its marks. Settings and commands that are commented out are left out. */
function ofComment(file: string, { line, text }: Found): Passage[] {
  let isList = false;
  const lines = text.split('\n').map((one, n): Found => {
    const content = one
      .replace(/^#(?:!|[A-Z_]+=).*/, '')
      .replace(/^\s*(?:\/\*+|\*+\/|\*|#+|\/\/)?\s?/, '')
      .replace(/\*+\/\s*$/, '');
    isList = /^\s*(?:[-*]|\d+\.)\s/.test(content) || (isList && content !== '');
    return { line: line + n, text: !isList && n > 0 && /^ {2}/.test(content) ? '' : content };
  });
  return join(file, 'comment', lines);
}

/** Paragraphs, list items, headings and table cells. Fenced and indented code, HTML comments and pictures are left out. */
function ofDocument(file: string, content: string): Passage[] {
  const blank = (text: string): string => text.replace(/[^\n]/g, '');
  const prose = content
    .replace(/^( *)```[^]*?^\1```$/gm, blank)
    .replace(/^ {4}.*$/gm, '')
    .replace(/<!--[^]*?-->/g, blank);
  const lines = prose.split('\n').map((text, n): Found => ({ line: n + 1, text }));
  const isRow = ({ text }: Found): boolean => /^\s*\|/.test(text);
  const cells = lines
    .filter(isRow)
    .flatMap(({ line, text }) => text.split(/(?<!\\)\|/).flatMap((cell) => join(file, 'cell', [{ line, text: cell }])));
  return [
    ...join(
      file,
      'document',
      lines.map((one) => (isRow(one) ? { ...one, text: '' } : one)),
    ),
    ...cells,
  ];
}

/** Comments, test titles, and strings of two or more words where strings are texts. SQL is left out. */
function ofScript(file: string, content: string): Passage[] {
  const { program, comments } = parseSync(file, content);
  const starts = [0, ...[...content.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const lineOf = (offset: number): number => starts.findLastIndex((start) => start <= offset) + 1;
  const joined: Found[] = [];
  let end = 0;
  for (const { type, value, start, end: next } of comments) {
    const last = joined.at(-1);
    if (DIRECTIVE.test(value)) continue;
    if (type === 'Line' && last && /^\r?\n[ \t]*$/.test(content.slice(end, start))) last.text += `\n${value}`;
    else joined.push({ line: lineOf(start), text: value });
    end = next;
  }
  const found = joined.flatMap((one) => ofComment(file, one));
  const add = (kind: Kind, { start }: ESTree.Span, text: string): void => {
    found.push({
      file,
      line: lineOf(start),
      kind,
      text: withoutCode(kind === 'title' ? text.replace(/%[sdifjo#]|\$[\w.]+/g, CODE) : text),
    });
  };
  /** Nodes without English texts: SQL, Spanish and titles. */
  const excluded: ESTree.Span[] = [];
  const addText = (node: ESTree.Span, text: unknown): void => {
    if (!TEXTS.test(file) || !isText(text)) return;
    if (!excluded.some(({ start, end: last }) => start <= node.start && node.end <= last)) add('text', node, text);
  };
  new Visitor({
    TaggedTemplateExpression: ({ quasi }) => void excluded.push(quasi),
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && key.name === 'es') excluded.push(value);
    },
    CallExpression: ({ callee, arguments: [title] }) => {
      if (!title || !TEST_CALLS.has(rootOf(callee))) return;
      excluded.push(title);
      if (title.type === 'Literal' && typeof title.value === 'string') add('title', title, title.value);
      if (title.type === 'TemplateLiteral') add('title', title, textOfTemplate(title));
    },
    Literal: (node) => {
      addText(node, node.value);
    },
    TemplateLiteral: (node) => {
      addText(node, textOfTemplate(node));
    },
    JSXText: (node) => {
      addText(node, node.value);
    },
  }).visit(program);
  return found;
}

/** The name at the start of a call such as `test.each(rows)`, or an empty text. */
function rootOf(callee: ESTree.Expression): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootOf(callee.object);
  return callee.type === 'CallExpression' ? rootOf(callee.callee) : '';
}

const textOfTemplate = ({ quasis }: ESTree.TemplateLiteral): string =>
  quasis.map(({ value }) => value.cooked ?? '').join(CODE);

/** Whether a string has two words and is neither Spanish nor markup, a pattern or SQL. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' &&
  /[a-z]{2,}[,:;]? [a-z]{2,}/i.test(value) &&
  !/[áéíóúñ¿¡{}<>|\\]/i.test(value) &&
  !/^\s*(?:select|insert into|update \w+ set|delete from|alter|create|drop|with \w+ as)\b|^[\w.]+ as \w+$/.test(value);

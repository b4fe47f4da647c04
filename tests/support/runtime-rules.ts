import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { projectFiles, ROOT, textOf } from '../../scripts/checks/project-files.ts';

/** The parts of a syntax tree node (ESTree with TypeScript) that the rules read. */
type Node = { type: string; start: number; [key: string]: unknown };
export type Breach = { file: string; line: number; what: string };

const PRIVATE = 'reads a private field';
const DEEP = 'imports internals of a package';
const CAST = 'casts to members that the type does not have';
const FLAG = 'sets a V8 flag';
const STATE = 'keeps mutable state in a module';

/** V8 flags in both spellings, and the two other ways to set them. */
const V8_FLAGS =
  /--(?:no[-_])?(?:expose[-_]gc|(?:min|max|initial)[-_](?:semi[-_]space|old[-_]space|heap|lazy)|semi[-_]space|heap[-_]growing|gc[-_]|allocation[-_]site|single[-_]threaded|optimize[-_]for|always[-_]|turbo|maglev|sparkplug|jitless|lite[-_]mode|wasm[-_]|liftoff|stack[-_]size|allow[-_]natives|interrupt[-_]budget|opt\b|scavenge|parallel[-_]|concurrent[-_]|incremental[-_]|v8[-_])|\bsetFlagsFromString\b|\bglobalThis\.gc\b/;
/** Documented in spite of its `_` prefix: the default of a schema in Zod Mini. */
const DOCUMENTED = new Set(['z._default']);
/** Members that the types have but the documentation does not mention. */
const UNDOCUMENTED = new Set(['process.binding', 'process.dlopen', 'Object.getOwnPropertySymbols']);
const ENGINE_OPTIONS = 'emscriptenOpts';
const CONTAINERS = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'Array']);
const WRITES = new Set(
  ['set', 'add', 'delete', 'clear', 'push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill'].concat(
    'copyWithin',
  ),
);

/** Lists the violations in one file of the product. Reads code as a syntax tree, other files as text. */
export function runtimeBreaches(file: string, text: string): Breach[] {
  const found: Breach[] = [];
  const add = (at: number, what: string): void =>
    void found.push({ file, line: text.slice(0, at).split('\n').length, what });
  for (const { index } of withoutComments(text).matchAll(new RegExp(V8_FLAGS, 'g'))) add(index, FLAG);
  if (!/\.(?:tsx?|mjs|mts)$/.test(file)) return found;
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} could not be parsed: ${errors[0]?.message ?? ''}`);
  const root = program as unknown as Node;
  // Without imports or exports, `declare module` describes a package without types.
  const isModule = nodesIn(root['body']).some(({ type }) => /^(?:Import|Export)/.test(type));
  walk(root, (node) => {
    if (readsPrivate(node)) add(node.start, PRIVATE);
    else if (importsInternals(node)) add(node.start, DEEP);
    else if (castsTwice(node) || (isModule && augmentsModule(node))) add(node.start, CAST);
  });
  if (file.startsWith('src/')) for (const { start } of stateOf(root)) add(start, STATE);
  return found.sort((a, b) => a.line - b.line);
}

/** The files of the product: its source, its commands and its starter. The rules do not apply to tests. */
const productFiles = (): string[] =>
  projectFiles().filter(
    (file) =>
      (/^(?:src|scripts)\/.*\.(?:tsx?|mjs|mts)$/.test(file) && !/\.test\.tsx?$/.test(file)) ||
      file.startsWith('deploy/') ||
      file === 'package.json',
  );

/** Accepted violations, each with its reason. */
const ALLOWED: Record<string, string> = {
  [`src/server/db/durable-pglite.ts ${PRIVATE}`]:
    'PGlite never flushes to the disk, and its public API has no hook for that. durable-pglite.test.ts counts the flushes of each commit.',
  [`src/server/db/embedded.ts ${CAST}`]:
    'After a panic PGlite never completes the query, so only the protocol parser of pg receives the error. disk-faults.test.ts covers it.',
  [`src/server/features/signed-copies/page.ts ${CAST}`]: 'PDFKit accepts opened fonts, but its types know only files.',
  [`src/server/http/fastify-types.ts ${CAST}`]: 'Fastify documents this declaration for the types of decorators.',
  [`src/server/lib/ids.ts ${STATE}`]:
    'The counter of UUID version 7 (RFC 9562, 6.2): it orders the ids of the whole process.',
  [`src/web/portal/portal-brand.ts ${STATE}`]:
    'The company details of one browser tab. They follow the settings that staff save in it.',
};

export const breachesOfProduct = (): Breach[] => productFiles().flatMap((file) => runtimeBreaches(file, textOf(file)));

export const isAllowed = ({ file, what }: Breach): boolean => `${file} ${what}` in ALLOWED;

/** Lists the exceptions that no violation needs. */
export const needlessExceptions = (found: readonly Breach[]): string[] =>
  Object.keys(ALLOWED).filter((one) => !found.some(({ file, what }) => one === `${file} ${what}`));

/** `x._field`, `x['_field']`, `{ _field } = x` and the listed members. Own code has no such names. */
function readsPrivate(node: Node): boolean {
  if (node.type === 'MemberExpression') {
    const name = nameOf(node['property'], node['computed'] === true) ?? '';
    const whole = `${nameOf(node['object']) ?? ''}.${name}`;
    if (DOCUMENTED.has(whole)) return false;
    return name.startsWith('_') || name === ENGINE_OPTIONS || UNDOCUMENTED.has(whole);
  }
  if (node.type !== 'ObjectPattern') return false;
  return nodesIn(node['properties']).some((one) => nameOf(one['key'])?.startsWith('_') === true);
}

/** A path into a package that its `exports` do not include, or into `node_modules`. */
function importsInternals(node: Node): boolean {
  const isImport = /^(?:Import|Export(?:Named|All))Declaration$|^ImportExpression$/.test(node.type);
  const isCall = node.type === 'CallExpression' && /^(?:require|resolve)$/.test(calledName(node) ?? '');
  const source = isImport ? node['source'] : isCall ? nodesIn(node['arguments'])[0] : undefined;
  const from = textOfLiteral(source);
  if (from === undefined) return false;
  if (from.includes('node_modules')) return true;
  const [, name = '', inside = ''] = /^((?:@[^/]+\/)?[^@./#][^/:]*)(\/.+)?$/.exec(from) ?? [];
  return inside !== '' && !offers(name, `.${inside}`);
}

/** Returns true when the package's manifest exports this path. Without `exports` every file is internal. */
function offers(name: string, inside: string): boolean {
  const manifest = path.join(ROOT, 'node_modules', name, 'package.json');
  if (!fs.existsSync(manifest)) return false;
  const { exports: given } = JSON.parse(fs.readFileSync(manifest, 'utf8')) as { exports?: unknown };
  if (typeof given !== 'object' || given === null) return false;
  return Object.keys(given).some((key) => {
    const [before = '', after] = key.split('*');
    if (after === undefined) return key === inside;
    const isInternal = /^\.\/(?:dist|lib|src|\*)/.test(key) && /\/(?:dist|lib|src)\//.test(inside);
    return inside.startsWith(before) && inside.endsWith(after) && !isInternal;
  });
}

/** `x as unknown as T`: the compiler does not check it, so T may have any member. */
const castsTwice = (node: Node): boolean =>
  node.type === 'TSAsExpression' && typeOf(withoutBrackets(node['expression'])) === 'TSUnknownKeyword';

/** `declare module 'x'` in a module adds members to the types of a package. */
const augmentsModule = (node: Node): boolean =>
  node.type === 'TSModuleDeclaration' && textOfLiteral(node['id']) !== undefined;

/**
 * Module-level declarations that change after loading: `let`, `var`, and a Map, Set, array or object that a function
 * of the file writes to.
 */
function stateOf(root: Node): Node[] {
  const declared = nodesIn(root['body'])
    .map((one) => (one.type === 'ExportNamedDeclaration' ? (one['declaration'] as Node | null) : one))
    .filter((one) => one?.type === 'VariableDeclaration' && one['declare'] !== true) as Node[];
  const changing = declared.filter(({ kind }) => kind === 'let' || kind === 'var');
  const containers = declared.flatMap((one) => nodesIn(one['declarations'])).filter(({ init }) => isContainer(init));
  const names = new Set(containers.map(({ id }) => nameOf(id)).filter((name) => name !== undefined));
  const written = writtenInFunctions(root, names);
  return [...changing, ...containers.filter(({ id }) => written.has(nameOf(id) ?? ''))];
}

function isContainer(init: unknown): boolean {
  const node = withoutBrackets(init);
  if (!isNode(node)) return false;
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return isContainer(node['expression']);
  if (node.type === 'NewExpression') return CONTAINERS.has(nameOf(node['callee']) ?? '');
  return node.type === 'ArrayExpression' || node.type === 'ObjectExpression';
}

/** Returns the given names that a function writes to without declaring them. */
function writtenInFunctions(root: Node, names: ReadonlySet<string>): Set<string> {
  const written = new Set<string>();
  const visit = (node: Node, depth: number, own: ReadonlySet<string>): void => {
    const isFunction = /Function/.test(node.type) && node['body'] !== null;
    const within = isFunction ? new Set([...own, ...namesDeclaredIn(node)]) : own;
    const target = depth > 0 ? writtenBy(node) : undefined;
    if (target !== undefined && names.has(target) && !within.has(target)) written.add(target);
    for (const child of childrenOf(node)) visit(child, isFunction ? depth + 1 : depth, within);
  };
  visit(root, 0, new Set());
  return written;
}

function writtenBy(node: Node): string | undefined {
  if (node.type === 'AssignmentExpression') return memberRoot(node['left']);
  if (node.type === 'UpdateExpression') return memberRoot(node['argument']);
  if (node.type === 'UnaryExpression' && node['operator'] === 'delete') return memberRoot(node['argument']);
  if (node.type !== 'CallExpression') return undefined;
  if (nameOf(node['callee']) === undefined && calledName(node) === 'assign')
    return nameOf(nodesIn(node['arguments'])[0]);
  return WRITES.has(calledName(node) ?? '') ? memberRoot(node['callee']) : undefined;
}

/** Returns `a` for `a.b`, `a[0].c` and `a?.b`, and undefined for a plain `a`. */
function memberRoot(value: unknown): string | undefined {
  let node = withoutBrackets(value);
  let depth = 0;
  while (isNode(node) && /^(?:MemberExpression|ChainExpression|TSNonNullExpression)$/.test(node.type)) {
    if (node.type === 'MemberExpression') depth += 1;
    node = withoutBrackets(node['object'] ?? node['expression']);
  }
  return depth > 0 ? nameOf(node) : undefined;
}

/** Returns the parameters and variables of a function, without those of nested functions. */
function namesDeclaredIn(node: Node): string[] {
  const found: string[] = [];
  const bind = (value: unknown): void => {
    if (!isNode(value)) return;
    if (value.type === 'Identifier') found.push(String(value['name']));
    else for (const child of childrenOf(value)) if (child.type !== 'TSTypeAnnotation') bind(child);
  };
  for (const parameter of nodesIn(node['params'])) bind(parameter);
  const visit = (child: Node): void => {
    if (child.type === 'VariableDeclarator') bind(child['id']);
    if (!/Function/.test(child.type)) for (const one of childrenOf(child)) visit(one);
  };
  if (isNode(node['body'])) visit(node['body']);
  return found;
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of childrenOf(node)) walk(child, visit);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const withoutBrackets = (value: unknown): unknown =>
  isNode(value) && value.type === 'ParenthesizedExpression' ? withoutBrackets(value['expression']) : value;
const typeOf = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'TSAsExpression' && isNode(value['typeAnnotation'])
    ? value['typeAnnotation'].type
    : undefined;
const textOfLiteral = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'Literal' && typeof value['value'] === 'string' ? value['value'] : undefined;

/** Returns the name of an identifier or of a computed string key. */
function nameOf(value: unknown, computed = false): string | undefined {
  if (!isNode(value)) return undefined;
  if (!computed && (value.type === 'Identifier' || value.type === 'PrivateIdentifier'))
    return value.type === 'Identifier' ? String(value['name']) : undefined;
  return textOfLiteral(value);
}

/** Returns `f` for `f()` and `a.f()`. */
function calledName(node: Node): string | undefined {
  const callee = node['callee'];
  return isNode(callee) && callee.type === 'MemberExpression' ? nameOf(callee['property']) : nameOf(callee);
}

/** Replaces comments with spaces to keep lines and positions. */
const withoutComments = (text: string): string =>
  text.replace(/^\s*(?:\/\/|\*|\/\*|#).*$/gm, (comment) => ' '.repeat(comment.length));

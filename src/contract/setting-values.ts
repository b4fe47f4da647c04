/** The single values of a settings section, by path. They are confirmed, compared and saved separately. */
type Tree = { [key: string]: unknown };

/** Objects that count as one value: a phone number with its dialed form, a claim with its evidence. */
const WHOLE = /^(?:phones\.\w+|claims\.\w+|noticeTexts\.read)$/;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);
const join = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`);

/** Returns the brand key of a path: phones for phones.main. */
export const keyOfPath = (path: string): string => path.split('.', 1)[0] ?? '';

/** Returns paths such as company, phones.main and pricing.tiers.good.minDownBps. A list is one value. */
export const pathsOf = (value: object, at = ''): string[] =>
  Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const path = join(at, key);
    return isTree(part) && !WHOLE.test(path) ? pathsOf(part, path) : [path];
  });

/** Returns the value at this path, or null. */
export const valueAtPath = (value: object, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (isTree(at) ? at[key] : null), value) ?? null;

/** Both values come from the same schema, which orders the keys. */
export const isSameAt = (one: object, other: object, path: string): boolean =>
  JSON.stringify(valueAtPath(one, path)) === JSON.stringify(valueAtPath(other, path));

export const changedPaths = (before: object, after: object): string[] =>
  [...new Set([...pathsOf(before), ...pathsOf(after)])].filter((path) => !isSameAt(before, after, path));

/** Returns `onto` with the values of `from` at these paths. */
export const withValues = <T extends object>(onto: T, from: object, paths: readonly string[]): T =>
  paths.reduce<T>((result, path) => put(result as Tree, path.split('.'), valueAtPath(from, path)) as T, onto);

function put(tree: Tree, [key = '', ...rest]: string[], value: unknown): Tree {
  if (rest.length === 0) return { ...tree, [key]: value };
  const below = tree[key];
  return { ...tree, [key]: put(isTree(below) ? below : {}, rest, value) };
}

import type { SettingsChange } from '#contract/settings.ts';

/** Values that may identify a person: the audit records that they changed, not their content. */
const PERSONAL =
  /^(?:representatives|testimonials|emails\.lender|claims\.\w+\.evidence|noticeTexts\.read\.evidence)(?:\.|$)/;
const BETWEEN = '\n';
const AFTER_PATH = ': ';

type Leaves = Map<string, string>;

/** Returns all values of a section by path, such as phones.main.display. */
function leavesOf(value: unknown, at = '', found: Leaves = new Map()): Leaves {
  if (value === null || value === undefined) return found;
  if (typeof value === 'object')
    for (const [key, part] of Object.entries(value)) leavesOf(part, at === '' ? key : `${at}.${key}`, found);
  else found.set(at, `${value as string | number | boolean}`.replace(/\s+/g, ' '));
  return found;
}

/** Returns the audit detail of a change: changed values by path before and after, and the paths of personal ones. */
export function detailOfChange(before: unknown, after: unknown): { before: string; after: string; personal: string } {
  const [old, fresh] = [leavesOf(before), leavesOf(after)];
  const changed = [...new Set([...old.keys(), ...fresh.keys()])].filter((path) => old.get(path) !== fresh.get(path));
  const open = changed.filter((path) => !PERSONAL.test(path));
  const lines = (of: Leaves): string =>
    open
      .filter((path) => of.has(path))
      .map((path) => `${path}${AFTER_PATH}${of.get(path) ?? ''}`)
      .join(BETWEEN);
  return {
    before: lines(old),
    after: lines(fresh),
    personal: changed.filter((path) => PERSONAL.test(path)).join(', '),
  };
}

/** Parses the audit detail for the screen. */
export function readChanges(detail: Record<string, unknown>): SettingsChange[] {
  const [before, after] = [linesOf(detail['before']), linesOf(detail['after'])];
  const open = [...new Set([...before.keys(), ...after.keys()])].map((path) => ({
    path,
    before: before.get(path) ?? null,
    after: after.get(path) ?? null,
    personal: false,
  }));
  const personal = textOf(detail['personal'])
    .split(', ')
    .filter((path) => path !== '')
    .map((path) => ({ path, before: null, after: null, personal: true }));
  return [...open, ...personal];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function linesOf(value: unknown): Leaves {
  const lines = textOf(value)
    .split(BETWEEN)
    .filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const at = line.indexOf(AFTER_PATH);
      return [line.slice(0, at), line.slice(at + AFTER_PATH.length)];
    }),
  );
}

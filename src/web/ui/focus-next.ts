/**
 * Focuses the first match of a row (`tr` or `li`), `by` rows from the row with the focus and at most the first or last
 * one. Without a focused row, focuses the first. Returns false without rows.
 */
export function focusNext(container: Element | null, selector: string, by: number): boolean {
  const firsts = new Map<Element, HTMLElement>();
  for (const one of container?.querySelectorAll<HTMLElement>(selector) ?? []) {
    const row = one.closest('tr, li') ?? one;
    if (!firsts.has(row)) firsts.set(row, one);
  }
  const rows = [...firsts];
  const from = rows.findIndex(([row]) => row.contains(document.activeElement));
  const [, next] = rows[from === -1 ? 0 : Math.min(Math.max(from + by, 0), rows.length - 1)] ?? [];
  next?.focus();
  return next !== undefined;
}

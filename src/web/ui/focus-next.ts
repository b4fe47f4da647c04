/**
 * Focuses the first match in the row (`tr` or `li`) that is `by` rows from the focused row. Stops at the first and last
 * row. Without a focused row, focuses the first. Returns false without rows.
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

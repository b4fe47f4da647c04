import { useMemo, useState } from 'react';
import type { ApplicationListRow } from '#contract/admin.ts';

type Row = Pick<ApplicationListRow, 'id'>;
/** The row of the open file, with its place when the file was opened. */
type Held<One> = { row: One; at: number; list: string };

/**
 * Keeps the row of the open file in its place, so that a decision neither moves nor removes it. Another file or another
 * list ends that.
 * @param list names the filter and the order of the rows; undefined while the rows are those of the list before
 */
export function useHeldRow<One extends Row>(
  rows: readonly One[],
  openId: string | undefined,
  list: string | undefined,
): readonly One[] {
  const [held, setHeld] = useState<Held<One>>();
  const known = held?.row.id === openId && held?.list === list ? held : undefined;
  const at = rows.findIndex(({ id }) => id === openId);
  const row = rows[at];
  // The last version that the list had: the decision is in it before the list is read again.
  if (row && list !== undefined && known?.row !== row) setHeld({ row, at: known?.at ?? at, list });
  return useMemo(() => (known ? withHeld(rows, known) : rows), [rows, known]);
}

/** Returns the rows with one at its place, wherever it is in them. */
export function withHeld<One extends Row>(rows: readonly One[], { row, at }: { row: One; at: number }): readonly One[] {
  if (rows[at]?.id === row.id) return rows;
  const now = rows.find(({ id }) => id === row.id) ?? row;
  return rows.filter(({ id }) => id !== row.id).toSpliced(at, 0, now);
}

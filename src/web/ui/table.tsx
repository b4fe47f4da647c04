import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { focusNext } from './focus-next.ts';
import { Icon } from './icon.tsx';

export type Column<Row> = {
  key: string;
  label: string;
  /** `rows` are all rows in the order shown. */
  cell: (row: Row, rows: readonly Row[]) => ReactNode;
  /** The sort key of the column. Without it the column has no sort button. */
  sortBy?: (row: Row) => string | number;
  /** Figures are right-aligned, so that their digits line up. */
  align?: 'right';
  /** Hides the heading, such as for a column of buttons. */
  quiet?: boolean;
  /** On a phone the cell has no label, or is not shown. */
  phone?: 'plain' | 'hidden';
};
export type Sort = { key: string; direction: 'ascending' | 'descending' };
type Props<Row> = {
  label: string;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The order at first. Without it the rows keep theirs, and no heading is marked. */
  initialSort?: Sort;
  /** The group of a row. Groups have headings while the table has its initial order, in which their rows are together. */
  groupOf?: (row: Row) => string;
  /** Keys of hidden columns. */
  hidden?: ReadonlySet<string>;
  /** A footer, such as a sum. */
  foot?: ReactNode;
};

/**
 * Rows under a heading that stays in view. Headings sort. The arrows move between the rows' first link or button, Home and
 * End to the ends. A phone shows the name of a row over its other values.
 */
export function Table<Row>({ label, columns, rows, rowKey, initialSort, groupOf, hidden, foot }: Props<Row>) {
  const [sort, setSort] = useState(initialSort);
  const shown = columns.filter(({ key }) => hidden?.has(key) !== true);
  const sorted = sortRows(rows, columns, sort);
  const isInitial = sort?.key === initialSort?.key && sort?.direction === initialSort?.direction;
  const turn = (key: string): void =>
    setSort({
      key,
      direction: sort?.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending',
    });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move along the links in its rows
    <table className="table" aria-label={label} onKeyDown={moveAlongRows}>
      <thead>
        <tr>
          {shown.map((column) => (
            <Heading key={column.key} column={column} sort={sort} onSort={() => turn(column.key)} />
          ))}
        </tr>
      </thead>
      {groupRows(sorted, isInitial ? groupOf : undefined).map(([group, members]) => (
        <tbody key={group}>
          {group !== '' && (
            <tr className="table-group">
              <th scope="rowgroup" colSpan={shown.length}>
                {group}
              </th>
            </tr>
          )}
          {members.map((row) => (
            <tr key={rowKey(row)}>
              {shown.map((column, at) => (
                <Cell key={column.key} column={column} row={row} rows={sorted} first={at === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
      {foot !== undefined && (
        <tfoot>
          <tr>
            <td colSpan={shown.length}>{foot}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

type HeadingProps<Row> = { column: Column<Row>; sort: Sort | undefined; onSort: () => void };

function Heading<Row>({ column: { key, label, align, sortBy, quiet }, sort, onSort }: HeadingProps<Row>) {
  const direction = sort?.key === key ? sort.direction : undefined;
  return (
    <th scope="col" className={align === 'right' ? 'table-right' : undefined} aria-sort={direction}>
      {sortBy ? (
        <SortButton label={label} direction={direction} onSort={onSort} />
      ) : (
        <span className={quiet === true ? 'sr-only' : undefined}>{label}</span>
      )}
    </th>
  );
}

type SortButtonProps = {
  label: string;
  direction: Sort['direction'] | undefined;
  /** The direction for screen readers, outside of a heading with aria-sort. */
  spoken?: string | undefined;
  onSort: () => void;
};

/** The heading of a column that sorts, with its direction. */
export const SortButton = ({ label, direction, spoken, onSort }: SortButtonProps) => (
  <button type="button" className="table-sort" data-sorted={direction} onClick={onSort}>
    {label}
    {spoken !== undefined && <span className="sr-only">, {spoken}</span>}
    <Icon of={direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown} />
  </button>
);

type CellProps<Row> = { column: Column<Row>; row: Row; rows: readonly Row[]; first: boolean };

function Cell<Row>({ column, row, rows, first }: CellProps<Row>) {
  const { label, align, quiet, phone, cell } = column;
  const className = align === 'right' ? 'table-right num' : undefined;
  if (first)
    return (
      <th scope="row" className={className}>
        {cell(row, rows)}
      </th>
    );
  return (
    <td className={className} data-label={quiet === true ? undefined : label} data-phone={phone}>
      {cell(row, rows)}
    </td>
  );
}

type CellTextProps = {
  text: string;
  /** A second, smaller line. */
  more?: string;
  /** The text in another form, such as a link. */
  children?: ReactNode;
  /** The second line in another form. */
  moreAs?: ReactNode;
};

/** The text of a cell, in rows of one height. A line that does not fit ends in an ellipsis, and its tooltip shows all of it. */
export const CellText = ({ text, more = '', children, moreAs }: CellTextProps) => (
  <span className="table-text">
    <span className="table-line" title={text}>
      {children ?? text}
    </span>
    {more !== '' && (
      <span className="table-line table-small" title={more}>
        {moreAs ?? more}
      </span>
    )}
  </span>
);

const byText = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Returns the rows in the order of a column. Equal rows keep their order. */
export function sortRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort?: Sort): readonly Row[] {
  const sortBy = columns.find(({ key }) => key === sort?.key)?.sortBy;
  if (!sort || !sortBy) return rows;
  const factor = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [left, right] = [sortBy(a), sortBy(b)];
    if (typeof left === 'number' && typeof right === 'number') return factor * (left - right);
    return factor * byText.compare(String(left), String(right));
  });
}

/** Returns the rows by group, in the order of the first row of each. Without groups they are one without a name. */
function groupRows<Row>(rows: readonly Row[], groupOf: (row: Row) => string = () => ''): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const members = groups.get(groupOf(row));
    if (members) members.push(row);
    else groups.set(groupOf(row), [row]);
  }
  return [...groups];
}

export const ROW_STARTS = 'tbody :is(a, button)';
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

function moveAlongRows(event: KeyboardEvent<HTMLTableElement>): void {
  const by = steps[event.key];
  const at = event.target instanceof HTMLElement ? event.target : null;
  if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!at || at.matches('input, textarea, select') || at.closest('[role=menu]')) return;
  if (focusNext(event.currentTarget, ROW_STARTS, by)) event.preventDefault();
}

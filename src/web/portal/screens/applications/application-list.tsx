import { memo, type ReactNode, useDeferredValue, useState } from 'react';
import type { ApplicationListRow, ApplicationSort } from '#contract/admin.ts';
import { MINE, UNASSIGNED } from '#contract/assignments.ts';
import { inbox } from '#copy/portal/applications.ts';
import { bulkAssign } from '#copy/portal/assignment.ts';
import type { ApplicationFilter, useApplications } from '#web/client/admin.ts';
import { KeysHint } from '#web/portal/components/keys-hint.tsx';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/field-checkbox.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SortButton } from '#web/ui/table.tsx';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { ApplicationTableRow } from './application-table-row.tsx';
import { BulkAssign } from './bulk-assign.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { RowActions } from './row-actions.tsx';

type Props = {
  applications: ReturnType<typeof useApplications>;
  /** The loaded rows, with the open file in its place. */
  rows: readonly ApplicationListRow[];
  filter: ApplicationFilter;
  sort: ApplicationSort;
  search: string;
  openId: string | undefined;
  onSort: (sort: ApplicationSort) => void;
  onClear: () => void;
  /** The ids that are selected; undefined while nothing is being selected. */
  selected: ReadonlySet<string> | undefined;
  onSelect: (selected: ReadonlySet<string> | undefined) => void;
  /** Turns the selection of one row. Undefined without the permission to assign. */
  onSelectRow: ((id: string) => void) | undefined;
};

const Row = memo(ApplicationTableRow);

export function ApplicationList({
  applications,
  rows: all,
  filter,
  sort,
  search,
  openId,
  onSort,
  onClear,
  selected,
  onSelect,
  onSelectRow,
}: Props) {
  const now = useNow();
  // Drawn in the background, so that typing in the search field is answered first.
  const rows = useDeferredValue(applications.isPending ? undefined : all) ?? all;
  if (applications.isPending) return <ListSkeleton />;
  const failure = applications.error && (
    <FailedRead read={applications} title={inbox.failed} className="inbox-failure" />
  );
  if (rows.length === 0) return failure ?? <NoRows filter={filter} onClear={onClear} />;
  const count = rows.length;
  return (
    <div className="inbox-body">
      {!applications.isFetchNextPageError && failure}
      {selected && (
        <BulkAssign
          rows={rows.filter(({ id }) => selected.has(id))}
          onClear={() => onSelect(undefined)}
          onDone={(left) => onSelect(left.size > 0 ? left : undefined)}
        />
      )}
      <Columns selecting={selected !== undefined} sort={sort} onSort={onSort} />
      <ul className="inbox-rows" aria-busy={applications.isPlaceholderData}>
        {rows.map((row) => (
          <Item key={row.id} row={row} selected={selected} onSelect={onSelect} onSelectRow={onSelectRow}>
            <Row row={row} search={search} open={row.id === openId} now={now} />
          </Item>
        ))}
      </ul>
      {applications.isFetchNextPageError && failure}
      <Foot applications={applications} count={count} onSelectRow={onSelectRow} />
    </div>
  );
}

/** The orders that the first and the second press on a heading choose. */
const sorts: Partial<Record<string, readonly [ApplicationSort, ApplicationSort]>> = {
  name: ['business', '-business'],
  due: ['due', '-due'],
  received: ['-received', 'received'],
};

/** The headings of the columns, of which some sort. A row is one link, which reads the same without the others. */
const Columns = ({ selecting, sort, onSort }: Pick<Props, 'sort' | 'onSort'> & { selecting: boolean }) => (
  <div className="inbox-columns" role="group" aria-label={inbox.sort.name} data-selecting={selecting}>
    {Object.entries(inbox.columns).map(([column, label]) => {
      const own = sorts[column];
      const direction = !own?.includes(sort) ? undefined : sort.startsWith('-') ? 'descending' : 'ascending';
      return (
        <span key={column} className={`inbox-column-${column}`} aria-hidden={own === undefined}>
          {own ? (
            <SortButton
              label={label}
              direction={direction}
              spoken={direction && inbox.sort[direction]}
              onSort={() => onSort(sort === own[0] ? own[1] : own[0])}
            />
          ) : (
            label
          )}
        </span>
      );
    })}
  </div>
);

/** Shows the number of rows, the button for more, and the key that selects. */
function Foot({ applications, count, onSelectRow }: Pick<Props, 'applications' | 'onSelectRow'> & { count: number }) {
  return (
    <div className="inbox-foot">
      <p role="status">{applications.hasNextPage ? inbox.shown(count) : inbox.allShown(count)}</p>
      {applications.hasNextPage && (
        <Button
          variant="outline"
          size="s"
          busy={applications.isFetchingNextPage && inbox.loadingMore}
          onClick={() => !applications.isFetching && void applications.fetchNextPage()}
        >
          {inbox.more}
        </Button>
      )}
      <KeysHint more={onSelectRow && { key: 'X', does: inbox.keys.select }} />
    </div>
  );
}

type ItemProps = Pick<Props, 'selected' | 'onSelect' | 'onSelectRow'> & {
  row: ApplicationListRow;
  children: ReactNode;
};

/** A row, with its box while rows are selected, or with its actions while the pointer is on it. */
function Item({ row, selected, onSelect, onSelectRow, children }: ItemProps) {
  const [pointed, setPointed] = useState(false);
  return (
    <li
      className={selected ? 'inbox-selectable' : undefined}
      data-selected={selected?.has(row.id)}
      onPointerEnter={({ pointerType }) => setPointed(pointerType === 'mouse')}
      onPointerLeave={() => setPointed(false)}
    >
      {selected && <SelectBox row={row} selected={selected} onSelect={onSelect} />}
      {children}
      {pointed && onSelectRow && !selected && <RowActions row={row} onSelect={onSelectRow} />}
    </li>
  );
}

type BoxProps = { row: ApplicationListRow; selected: ReadonlySet<string>; onSelect: Props['onSelect'] };

const SelectBox = ({ row: { id, businessName }, selected, onSelect }: BoxProps) => (
  <CheckboxField
    id={`select-${id}`}
    box={{
      checked: selected.has(id),
      onChange: ({ target }) => {
        const next = new Set(selected);
        if (target.checked) next.add(id);
        else next.delete(id);
        onSelect(next);
      },
    }}
  >
    <span className="sr-only">{bulkAssign.selectOne(businessName)}</span>
  </CheckboxField>
);

function NoRows({ filter, onClear }: Pick<Props, 'filter' | 'onClear'>) {
  if (Object.values(filter).every((one) => one === '')) return <EmptyState {...inbox.empty} />;
  const isQuiet = filter.q === '' && filter.status === '' && (filter.due === '' || filter.due === 'us');
  const none = filter.assigned === MINE ? inbox.noneMine : filter.assigned === UNASSIGNED ? inbox.noneFree : undefined;
  if (isQuiet && none)
    return (
      <EmptyState {...none}>
        <Button variant="outline" onClick={onClear}>
          {inbox.nothingFound.clear}
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState title={inbox.nothingFound.title} text={inbox.nothingFound.text(filter.q)}>
      <Button variant="outline" onClick={onClear}>
        {inbox.nothingFound.clear}
      </Button>
    </EmptyState>
  );
}

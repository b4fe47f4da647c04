import { Info, ListFilter } from 'lucide-react';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { dealBoard as words } from '#copy/portal/deal-board.ts';
import { staffDeals } from '#copy/portal/staff-deals.ts';
import { frame } from '#copy/portal/frame.ts';
import { type BoardFilter, useDealBoard } from '#web/client/deal-board.ts';
import { Alert } from '#web/ui/alert.tsx';
import { AssignedSelect } from '../assignment/assigned-select.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { SearchField } from '#web/portal/components/search-field.tsx';
import { BoardColumns } from './board-columns.tsx';
import { boardFilterOf, DealViews } from './deal-views.tsx';
import '../staff-deals/staff-deals.css';
import './deal-board.css';

/** Submitted deals by the stage of their lead. Search and filter live in the address, and go along to the list. */
export function DealBoardScreen() {
  const [search, setSearch] = useSearchParams();
  const filter = useMemo(() => boardFilterOf(search), [search]);
  const board = useDealBoard(filter);
  const isNarrowed = filter.q !== '' || filter.assigned !== '';
  // A phone shows the search and the filter on request, and while one is set.
  const [isOpen, setOpen] = useState(false);
  const change = (next: Partial<BoardFilter>): void => {
    const kept = Object.entries({ ...filter, ...next }).filter(([, value]) => value !== '');
    setSearch(Object.fromEntries(kept), { replace: isNarrowed && kept.length > 0 });
  };
  return (
    <div className="board-screen">
      <div className="board-head">
        <ScreenHeading className="screen-title" title={words.title}>
          {words.title}
        </ScreenHeading>
        <IconButton
          icon={ListFilter}
          label={words.tools}
          className="board-tools-button"
          aria-expanded={isOpen || isNarrowed}
          onClick={() => setOpen(!isOpen)}
        />
        <div className="staff-deals-tools" data-open={isOpen || isNarrowed}>
          <SearchField
            label={staffDeals.search}
            placeholder={staffDeals.placeholder}
            q={filter.q}
            onSearch={(q) => change({ q })}
          />
          <AssignedSelect assigned={filter.assigned} onChange={(assigned) => change({ assigned })} />
        </div>
        <DealViews />
      </div>
      <Board board={board} filter={filter} />
    </div>
  );
}

/** Drawn in the background, so that typing in the search field is answered first. */
const Columns = memo(BoardColumns);

type BoardProps = { board: ReturnType<typeof useDealBoard>; filter: BoardFilter };

/** Shows the board, why it could not be loaded, or that it is empty. */
function Board({ board, filter }: BoardProps) {
  const data = useDeferredValue(board.data) ?? board.data;
  const busy = useDeferredValue(board.isPlaceholderData);
  const shownFilter = useDeferredValue(filter);
  if (!data)
    return board.error ? (
      <FailedRead read={board} title={words.failed} />
    ) : (
      <p className="board-note skeleton-late" role="status">
        {frame.loading}
      </p>
    );
  const isNarrowed = filter.q !== '' || filter.assigned !== '';
  return (
    <>
      <FailedRead read={board} title={words.failed} />
      {!data.movable && (
        <Alert tone="info" icon={Info} title={words.readOnly.title}>
          <p>{words.readOnly.text}</p>
        </Alert>
      )}
      {data.columns.some((column) => column.count > 0) ? (
        <Columns board={data} filter={shownFilter} busy={busy} />
      ) : (
        <section className="panel">
          <EmptyState {...(isNarrowed ? words.nothingFound : words.empty)} />
        </section>
      )}
    </>
  );
}

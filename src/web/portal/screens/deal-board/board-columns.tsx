import { ChevronDown } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useDeferredValue, useRef, useState } from 'react';
import type { BoardAnswer, BoardCard } from '#contract/deal-board.ts';
import { dealBoard as words } from '#copy/portal/deal-board.ts';
import type { BoardFilter } from '#web/client/deal-board.ts';
import { MoveDialog } from '../staff-deals/move-dialog.tsx';
import { useMedia } from '#web/portal/hooks/use-media.ts';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { useMay } from '#web/client/session.ts';
import { listedCard, listOf } from '../decision/file-list.ts';
import { BoardColumnView } from './board-column.tsx';
import { type BoardMove, type BoardMoves, movesOf, titleOf, withMoved } from './board-moves.ts';
import { PendingMove } from './pending-move.tsx';
import { useCardDrag } from './use-card-drag.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { useScrollEdges } from './use-scroll-edges.ts';
import { useMovedCard } from './use-moved-card.ts';

/** The columns and cards that fit in most windows. */
const IN_VIEW = { columns: 5, cards: 6 };

type Props = { board: BoardAnswer; filter: BoardFilter; busy: boolean };

/** Columns side by side; a phone shows one at a time, and a list to choose it. */
export function BoardColumns({ board: { columns: stored, movable }, filter, busy }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const isNarrow = useMedia('(max-width: 767px)');
  const now = useNow();
  const [chosen, setChosen] = useState<string>();
  // Numbered, because a browser reports a closed dialog late, when the next one may be open.
  const [moving, setMoving] = useState<{ card: BoardCard; to: BoardMove; nth: number }>();
  const [dropped, setDropped] = useState<{ card: BoardCard; to: BoardMove }>();
  // The first paint has the cards that fit in a window. The others follow without holding it up.
  const isFirstPaint = useDeferredValue(false, true);
  const columns = dropped ? withMoved(stored, dropped.card, dropped.to) : stored;
  useBoardKeys(element);
  const [mayFund, mayDecide] = [useMay('deals.fund'), useMay('files.decide')];
  const known = new Map<string, BoardMoves>();
  const ofCard = (card: BoardCard): BoardMoves | undefined => {
    if (!movable) return undefined;
    // The cards of a column share their status and stage, and so their moves.
    const key = `${card.status} ${card.stage ?? ''}`;
    const moves = known.get(key) ?? movesOf(card, columns, { mayFund, mayDecide });
    known.set(key, moves);
    return moves;
  };
  const askNote = (card: BoardCard, to: BoardMove): void =>
    setMoving((before) => ({ card, to, nth: (before?.nth ?? 0) + 1 }));
  const list = listOf(columns.flatMap(({ cards }) => cards.map(listedCard)));
  const drag = useCardDrag({
    list,
    movesOf: ofCard,
    // The dealer must read which information is missing.
    onMove: (card, to) => (to.status === 'info_requested' ? askNote(card, to) : setDropped({ card, to })),
  });
  const endDrop = useCallback(() => setDropped(undefined), []);
  const returnTo = useMovedCard(element, columns);
  const one = columns.find((column) => column.stage === chosen) ?? columns.find((column) => column.count > 0);
  const shown = isNarrow ? columns.filter((column) => column === one) : columns;
  return (
    <>
      {isNarrow && (
        <label className="field-select">
          <span className="sr-only">{words.column}</span>
          <select className="field-control" value={one?.stage} onChange={({ target }) => setChosen(target.value)}>
            {columns.map(({ stage, status, count }) => (
              <option key={stage} value={stage}>
                {words.option(titleOf({ stage, status }, columns), count)}
              </option>
            ))}
          </select>
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
        </label>
      )}
      <Row element={element} columns={columns} busy={busy}>
        {shown.map((column, at) => (
          <BoardColumnView
            key={column.stage}
            column={column}
            title={titleOf(column, columns)}
            list={list}
            most={isFirstPaint ? (at < IN_VIEW.columns ? IN_VIEW.cards : 0) : Infinity}
            filter={filter}
            now={now}
            movesOf={ofCard}
            onMove={askNote}
            drag={drag}
          />
        ))}
      </Row>
      {dropped && <PendingMove key={`${dropped.card.id} ${dropped.to.stage}`} {...dropped} onEnd={endDrop} />}
      <p className="board-keys">{words.keys}</p>
      {moving && (
        <MoveDialog
          key={moving.nth}
          deal={moving.card}
          to={moving.to.status}
          stage={moving.to}
          onClose={() => {
            setMoving((now) => (now === moving ? undefined : now));
            returnTo(moving.card.id);
          }}
        />
      )}
    </>
  );
}

type RowProps = { element: RefObject<HTMLDivElement | null>; columns: unknown; busy: boolean; children: ReactNode };

/** The columns side by side, faded where they go on. Scrolling draws this element again, not the cards. */
function Row({ element, columns, busy, children }: RowProps) {
  const more = useScrollEdges(element, columns);
  return (
    <>
      {more.right && <p className="board-more">{words.moreColumns}</p>}
      <div
        className={`board${more.left ? ' board-from' : ''}${more.right ? ' board-on' : ''}`}
        ref={element}
        aria-busy={busy}
      >
        {children}
      </div>
    </>
  );
}

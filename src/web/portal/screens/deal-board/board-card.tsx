import { type HTMLAttributes, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { BoardCard } from '#contract/deal-board.ts';
import { PREPARE_MS } from '#contract/admin-deals.ts';
import { moverOf } from '#contract/deals.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { dealBoard as words } from '#copy/portal/deal-board.ts';
import { outcomeStatuses } from '#copy/portal/decisions.ts';
import { AssigneeMark } from '../assignment/assignee-mark.tsx';
import { DealBadge } from '../dashboard/deal-badge.tsx';
import { showAge, showInstant } from '#web/portal/instants.ts';
import { placeOfDecision } from '../decision/asked-decision.ts';
import { answerWords, timeLeft } from '../decision/clock-words.ts';
import type { BoardMove, BoardMoves } from './board-moves.ts';
import { closeMenu } from './use-board-keys.ts';

type Props = {
  card: BoardCard;
  /** The state of its links: the board as a list. */
  list: unknown;
  now: number;
  /** The deals of the column wait for different parties. */
  saysMover: boolean;
  /** Undefined where deals do not move here. */
  moves: BoardMoves | undefined;
  onMove: (to: BoardMove) => void;
  /** Undefined where the card is not dragged. */
  drag: HTMLAttributes<HTMLLIElement> | undefined;
};

/** One deal, a link to its file, and where it may go. */
export const BoardCardView = ({ card, list, now, saysMover, moves, onMove, drag }: Props) => (
  <li className="board-card" {...drag}>
    <Link className="board-link" draggable={false} data-card={card.id} to={`/admin/deals/${card.id}`} state={list}>
      <span className="board-name">{card.dealName}</span>
      <span className="board-amount num">{showTypedAmount(String(card.amount))}</span>
      <span>{card.customer}</span>
      <span>{card.dealership}</span>
    </Link>
    <div className="board-foot">
      {card.approvalExpired && <DealBadge status={card.status} expired />}
      {saysMover && <Mover card={card} />}
      <TimeOf card={card} now={now} />
      <AssigneeMark assignee={card.assignee} />
      {moves && (moves.to.length > 0 || moves.decide) && (
        <Moves card={card} list={list} moves={moves} onMove={onMove} />
      )}
    </div>
  </li>
);

function Mover({ card }: Pick<Props, 'card'>) {
  const of = moverOf(card.status, card);
  return (
    <span className={of === 'lender' ? 'board-mover board-ours' : 'board-mover'}>
      {card.counterOffered && of !== 'lender' ? outcomeStatuses.counter_offer : words.mover[of]}
    </span>
  );
}

/** Shows when the promised answer is due, as in the inbox, otherwise the time in this stage. */
function TimeOf({ card, now }: Pick<Props, 'card' | 'now'>) {
  const { since, answerBy } = card;
  const age = words.since(showAge(since, now));
  if (answerBy === null)
    return (
      <time className={isLate(card, now) ? 'due-warn' : undefined} dateTime={since} title={showInstant(since)}>
        {age}
      </time>
    );
  const clock = { answerBy, dueAt: null };
  const { left, tone } = timeLeft(clock, now);
  return (
    <time className={`due-${tone}`} dateTime={answerBy} title={words.inStage(answerWords(clock, now), age)}>
      {left}
    </time>
  );
}

/** As in the list: an approved deal waits too long for its documents. */
const isLate = ({ status, approvalExpired, since }: BoardCard, now: number): boolean =>
  status === 'approved' && !approvalExpired && now - Date.parse(since) > PREPARE_MS;

/** The browser opens one menu at a time, and by the keyboard too. */
function Moves({ card, list, moves, onMove }: Pick<Props, 'card' | 'list' | 'onMove'> & { moves: BoardMoves }) {
  const menu = useRef<HTMLDetailsElement>(null);
  // A board has hundreds of menus: the choices of each are drawn when it first opens.
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const opened = menu.current;
    // Opened by its key, while the card has the focus.
    if (drawn && !opened?.contains(document.activeElement))
      opened?.querySelector<HTMLElement>('ul :is(a, button)')?.focus();
  }, [drawn]);
  return (
    <details className="board-moves" name="board-moves" ref={menu} onToggle={() => setDrawn(true)}>
      <summary className="link-button" aria-label={words.moveLabel(card.dealName)}>
        {words.move}
      </summary>
      {drawn && (
        <ul>
          {moves.to.map((to) => (
            <li key={to.stage}>
              <button
                type="button"
                onClick={() => {
                  if (menu.current) closeMenu(menu.current);
                  onMove(to);
                }}
              >
                {to.title}
              </button>
            </li>
          ))}
          {moves.decide && (
            <li>
              <Link to={placeOfDecision({ kind: 'deal', id: card.id })} state={list}>
                {words.decide}
              </Link>
            </li>
          )}
        </ul>
      )}
    </details>
  );
}

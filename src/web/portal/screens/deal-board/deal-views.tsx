import { useQueryClient } from '@tanstack/react-query';
import { NavLink, useLocation } from 'react-router';
import { dealBoard as words } from '#copy/portal/deal-board.ts';
import { type BoardFilter, apiReadBoardAhead } from '#web/client/deal-board.ts';
import { readAssigned } from '../assignment/assigned-select.tsx';

/** The filter in the address. */
export const boardFilterOf = (search: URLSearchParams): BoardFilter => ({
  q: search.get('q')?.trim() ?? '',
  assigned: readAssigned(search.get('assigned')),
});

/** The same deals as a list or as a board; the filters that both have go along. */
export function DealViews() {
  const { search } = useLocation();
  const client = useQueryClient();
  const readAhead = (): void => void apiReadBoardAhead(client, boardFilterOf(new URLSearchParams(search)));
  return (
    <nav className="deal-views" aria-label={words.views}>
      <NavLink to={{ pathname: '/admin/deals', search }} end>
        {words.list}
      </NavLink>
      <NavLink to={{ pathname: '/admin/deals/board', search }} onFocus={readAhead} onPointerEnter={readAhead}>
        {words.board}
      </NavLink>
    </nav>
  );
}

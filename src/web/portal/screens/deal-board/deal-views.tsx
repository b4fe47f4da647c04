import { NavLink, useLocation } from 'react-router';
import { dealBoard as words } from '#copy/portal/deal-board.ts';

/** The same deals as a list or as a board; the filters that both have go along. */
export function DealViews() {
  const { search } = useLocation();
  return (
    <nav className="deal-views" aria-label={words.views}>
      <NavLink to={{ pathname: '/admin/deals', search }} end>
        {words.list}
      </NavLink>
      <NavLink to={{ pathname: '/admin/deals/board', search }}>{words.board}</NavLink>
    </nav>
  );
}

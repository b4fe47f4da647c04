import { Menu } from 'lucide-react';
import type { SignedInUser } from '#contract/sign-in.ts';
import { frame } from '#copy/portal/frame.ts';
import { Icon } from '#web/ui/icon.tsx';
import { deskGroups } from './desk-links.ts';
import { CountBadge, DeskNavLink } from './desk-nav.tsx';
import { useCountMarks } from './use-count-marks.ts';

const SHOWN = ['/admin', '/admin/applications', '/admin/deals', '/admin/chats'];

/** The daily screens at the lower edge of a small window, and the menu with all of them. */
export function DeskBar({ user, onMenu }: { user: SignedInUser; onMenu: () => void }) {
  const marks = useCountMarks();
  const links = deskGroups(user)
    .flatMap((group) => group.links)
    .filter(({ to }) => SHOWN.includes(to));
  const inquiries = marks['/admin/inquiries'];
  return (
    <nav className="desk-bar" aria-label={frame.nav}>
      {links.map((link) => (
        <DeskNavLink key={link.to} link={link} mark={marks[link.to]} />
      ))}
      <button type="button" className="desk-link" title={inquiries?.text} onClick={onMenu}>
        <Icon of={Menu} size="m" />
        <span className="desk-label">{frame.menu}</span>
        {inquiries && <CountBadge mark={inquiries} />}
      </button>
    </nav>
  );
}

import type { ReactNode } from 'react';
import type { SignedInUser } from '#contract/sign-in.ts';
import { frame } from '#copy/portal/frame.ts';
import { deskGroups } from './desk-links.ts';
import { DeskNavLink } from './desk-nav.tsx';
import { useCountMarks } from './use-count-marks.ts';

const SHOWN = ['/admin', '/admin/applications', '/admin/deals', '/admin/chats'];

/** The daily screens at the lower edge of a small window, and the menu with all of them. */
export function DeskBar({ user, children }: { user: SignedInUser; children: ReactNode }) {
  const marks = useCountMarks();
  const links = deskGroups(user)
    .flatMap((group) => group.links)
    .filter(({ to }) => SHOWN.includes(to));
  return (
    <nav className="desk-bar" aria-label={frame.nav}>
      {links.map((link) => (
        <DeskNavLink key={link.to} link={link} mark={marks[link.to]} />
      ))}
      {children}
    </nav>
  );
}

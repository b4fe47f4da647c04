import { NavLink } from 'react-router';
import type { SignedInUser } from '#contract/sign-in.ts';
import { frame } from '#copy/portal/frame.ts';
import { Icon } from '#web/ui/icon.tsx';
import { type DeskLink, deskGroups } from './desk-links.ts';
import { type CountMark, useCountMarks } from './use-count-marks.ts';

/** Every screen of the desk by group, with a number where work waits. */
export function DeskNav({ user }: { user: SignedInUser }) {
  const marks = useCountMarks();
  return (
    <nav aria-label={frame.nav} className="desk-nav">
      {deskGroups(user).map(({ name, links }) => (
        <div key={name} role="group" {...(name === '' ? {} : { 'aria-label': name })} className="desk-group">
          {name !== '' && (
            <p className="desk-group-name" aria-hidden>
              {name}
            </p>
          )}
          {links.map((link) => (
            <DeskNavLink key={link.to} link={link} mark={marks[link.to]} />
          ))}
        </div>
      ))}
    </nav>
  );
}

export const CountBadge = ({ mark: { tone, count } }: { mark: CountMark }) => (
  <span className={`desk-count desk-count-${tone} num`} aria-hidden>
    {count}
  </span>
);

export function DeskNavLink({ link, mark }: { link: DeskLink; mark: CountMark | undefined }) {
  const { to, label, icon, key } = link;
  const keys = key === undefined ? '' : ` (G ${key.toUpperCase()})`;
  return (
    <NavLink
      to={to}
      end={to === '/admin'}
      className="desk-link"
      title={mark ? `${label}${keys}: ${mark.text}` : `${label}${keys}`}
    >
      <Icon of={icon} size="m" />
      <span className="desk-label">{label}</span>
      {mark?.clock !== undefined && (
        <span className="desk-clock num" aria-hidden>
          {mark.clock}
        </span>
      )}
      {mark && <CountBadge mark={mark} />}
    </NavLink>
  );
}

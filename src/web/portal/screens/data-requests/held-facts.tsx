import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { HeldItem } from '#contract/data-requests.ts';
import { dataRequestWords } from '#copy/portal/data-requests.ts';
import { notices } from '#copy/portal/notices.ts';
import { emailLabel } from '#copy/portal/email-labels.ts';
import { showDate } from '#web/portal/instants.ts';

const { agrees, items: words, kept, parts, things, until } = dataRequestWords;
const places: Partial<Record<HeldItem['kind'], string>> = {
  application: '/admin/applications/',
  deal: '/admin/deals/',
  chat: '/admin/chats/',
};

/** What a thing is called by the lender's people. */
export function nameOfHeld({ kind, name }: Pick<HeldItem, 'kind' | 'name'>): string {
  if (kind === 'mail') return emailLabel(name);
  return kind === 'chat' ? (name === 'es' ? notices.languages.es : notices.languages.en) : name;
}

/** What it is, of whom, since when, and what belongs to it. */
export function HeldFacts({ item, children }: { item: HeldItem; children?: ReactNode }) {
  const name = nameOfHeld(item);
  const place = places[item.kind];
  const belongings = Object.entries(item.parts).flatMap(([part, count]) =>
    count === 0 ? [] : [parts[part]?.(count) ?? ''],
  );
  return (
    <div>
      <strong>
        {things[item.kind]}{' '}
        {item.hasFile && place !== undefined ? <Link to={place + item.id}>{name}</Link> : <span>{name}</span>}
      </strong>
      <p>{item.detail}</p>
      <p className="held-small">{[showDate(item.at), ...belongings].join(' · ')}</p>
      {item.kind !== 'chat' && (
        <p className={item.agrees.includes('email') ? 'held-small' : 'held-small held-differs'}>
          {agrees(item.agrees)}
        </p>
      )}
      {children}
    </div>
  );
}

/** What was signed is not changed: a correction is noted in its file. */
export const CorrectLink = ({ item }: { item: HeldItem }) => (
  <p className="held-small">
    <Link to={`/admin/applications/${item.id}#corrections`}>{words.correct}</Link>
  </p>
);

/** Whether it may be removed now; if not, why, and from which day on. */
export const KeptWords = ({ item }: { item: HeldItem }) =>
  item.kept === null ? (
    <p className="held-kept">
      <span className="badge badge-ok">{words.mayGo}</span>
    </p>
  ) : (
    <p className="held-kept">
      <span className="badge badge-warn">{words.stays}</span> {kept[item.kept.why]}
      {item.kept.until !== null && ` ${until(showDate(item.kept.until))}`}
    </p>
  );

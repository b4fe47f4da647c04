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

/** Returns the staff's name for a held item. */
export function nameOfHeld({ kind, name }: Pick<HeldItem, 'kind' | 'name'>): string {
  if (kind === 'mail') return emailLabel(name);
  return kind === 'chat' ? (name === 'es' ? notices.languages.es : notices.languages.en) : name;
}

/** Shows kind, person and date of a held item, and what belongs to it. */
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

/** Links to the file, where staff note a correction. Signed content stays unchanged. */
export const CorrectLink = ({ item }: { item: HeldItem }) => (
  <p className="held-small">
    <Link to={`/admin/applications/${item.id}#corrections`}>{words.correct}</Link>
  </p>
);

/** Shows whether the item may be removed now, otherwise why not, and from which day on. */
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

import { Link } from 'react-router';
import type { Notice, NoticeState } from '#contract/notices.ts';
import { decisionWords } from '#copy/portal/decisions.ts';
import { notices as words } from '#copy/portal/notices.ts';
import { showInstant } from '#web/portal/instants.ts';
import { May } from '#web/portal/layout/may.tsx';

const tones: Record<NoticeState, string> = {
  queued: 'badge badge-accent',
  sent: 'badge badge-ok',
  failed: 'badge badge-bad',
  waiting: 'badge badge-warn',
  by_hand: 'badge badge-warn',
  removed: 'badge',
  told: 'badge badge-ok',
};
const places = { application: '/admin/applications/', deal: '/admin/deals/' };

export const NoticeTable = ({ notices }: { notices: Notice[] }) => (
  <table>
    <thead>
      <tr>
        {Object.values(words.columns).map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {notices.map((notice) => (
        <NoticeRow key={notice.id} notice={notice} />
      ))}
    </tbody>
  </table>
);

const NoticeRow = ({ notice }: { notice: Notice }) => (
  <tr>
    <th scope="row">
      {words.kinds[notice.kind]}
      <span className="rows-small">
        {notice.outcome === null ? '' : `${decisionWords.outcomes[notice.outcome]}, `}
        {words.languages[notice.language]}
      </span>
    </th>
    <td>
      <Link to={places[notice.file.kind] + notice.file.id}>{notice.file.name}</Link>
    </td>
    <td data-label={words.columns.to}>{toWhom(notice)}</td>
    <td>
      <span className={tones[notice.state]}>{words.states[notice.state]}</span>
      {more(notice).map((line) => (
        <span key={line} className="rows-small">
          {line}
        </span>
      ))}
      {notice.state === 'failed' && (
        <May permission="outbox.read">
          <span className="rows-small">
            <Link to="/admin/outbox">{words.mails}</Link>
          </span>
        </May>
      )}
    </td>
    <td data-label={words.columns.when}>
      <time dateTime={notice.recordedAt}>{showInstant(notice.recordedAt)}</time>
    </td>
  </tr>
);

function toWhom({ to, state }: Notice): string {
  if (to !== null) return to;
  return state === 'by_hand' ? words.toNobody : words.unknownAddress;
}

/** What became of it, as far as something is known. */
function more({ state, replacedAt, sentAt, attempts, lastError, openedAt }: Notice): string[] {
  return [
    ...(replacedAt === null ? [] : [words.replacedAt(showInstant(replacedAt))]),
    ...(sentAt === null ? [] : [words.sentAt(showInstant(sentAt))]),
    ...(lastError === null ? [] : [words.fault(attempts, lastError)]),
    ...(openedAt === null ? [] : [words.openedAt(showInstant(openedAt))]),
    ...(state === 'told' ? [words.told] : []),
    ...(openedAt === null && state === 'by_hand' ? [words.notOpened] : []),
  ];
}

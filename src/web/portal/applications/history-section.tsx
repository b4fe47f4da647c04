import { Link } from 'react-router';
import type { ApplicationFile } from '#contract/admin.ts';
import { dealWords } from '#copy/portal/deals.ts';
import { file, history as words, statusNames } from '#copy/portal/applications.ts';
import { showInstant } from '../instants.ts';
import { FileSection } from './file-row.tsx';

type Entry = ApplicationFile['history'][number];

/** Who saw and did what, the newest first. */
export function HistorySection({ id, history }: Pick<ApplicationFile, 'id' | 'history'>) {
  const entries = history.toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <FileSection title={file.sections.history}>
      <ol className="history">
        {entries.map((entry) => (
          <li key={`${entry.at} ${entry.action} ${entry.actor}`}>
            <span className="history-action">{inWords(entry)}</span>
            <span className="history-who">
              {words.actors[entry.actor] ?? entry.actor}, <time dateTime={entry.at}>{showInstant(entry.at)}</time>
            </span>
            {typeof entry.detail['reason'] === 'string' && (
              <span className="history-reason">{words.reason(entry.detail['reason'])}</span>
            )}
          </li>
        ))}
      </ol>
      <Link className="history-trail" to={{ pathname: '/admin/audit', search: `subject=${id}` }}>
        {words.trail}
      </Link>
    </FileSection>
  );
}

function inWords({ action, detail }: Entry): string {
  if (action === 'application.revealed') {
    const field = Object.entries(file.sealed).find(([name]) => name === detail['field']);
    if (field) return words.revealed(field[1]);
  }
  const [from, to] = [statusOf(detail['from']), statusOf(detail['to'])];
  if (action.endsWith('.status_changed') && from !== to && from !== undefined && to !== undefined)
    return words.moved(from, to);
  if (action.endsWith('.assigned')) return words.assigned(detail['assignee']);
  return words.actions[action] ?? action;
}

const statusOf = (name: unknown): string | undefined =>
  Object.entries({ ...dealWords.statuses, ...statusNames }).find(([status]) => status === name)?.[1];

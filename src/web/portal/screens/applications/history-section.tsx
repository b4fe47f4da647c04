import { Link } from 'react-router';
import type { ApplicationFile } from '#contract/admin.ts';
import { file, history as words } from '#copy/portal/applications.ts';
import { showInstant } from '#web/portal/instants.ts';
import { May } from '#web/portal/layout/may.tsx';
import { FileSection } from './file-row.tsx';
import { historyLines } from './history-lines.ts';

/** Who saw and did what, the newest first. */
export function HistorySection({ id, history }: Pick<ApplicationFile, 'id' | 'history'>) {
  return (
    <FileSection title={file.sections.history}>
      <ol className="history">
        {historyLines(history).map(({ at, actor, what, reason }) => (
          <li key={`${at} ${what} ${actor}`}>
            <span className="history-action">{what}</span>
            <span className="history-who">
              {words.actors[actor] ?? actor}, <time dateTime={at}>{showInstant(at)}</time>
            </span>
            {reason !== undefined && <span className="history-reason">{words.reason(reason)}</span>}
          </li>
        ))}
      </ol>
      <May permission="audit.read">
        <Link className="history-trail" to={{ pathname: '/admin/audit', search: `subject=${id}` }}>
          {words.trail}
        </Link>
      </May>
    </FileSection>
  );
}

import { Circle, Stethoscope } from 'lucide-react';
import { Link } from 'react-router';
import type { Checklist } from '#contract/settings.ts';
import { doctor } from '#copy/portal/doctor.ts';
import { settings } from '#copy/portal/settings.ts';
import { useChecklist } from '#web/client/settings.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';

const { checklist: words } = settings;

/** How much is left before publishing. The list of sections shows what is left in each. */
export function ChecklistPanel() {
  const checklist = useChecklist();
  return (
    <section className="panel settings-checklist" aria-labelledby="settings-checklist" aria-busy={checklist.isPending}>
      <h2 id="settings-checklist">{words.title}</h2>
      <FailedRead read={checklist} title={words.failed} />
      {checklist.isPending && <span className="skeleton skeleton-late settings-skeleton" />}
      {checklist.data && <Found checklist={checklist.data} />}
    </section>
  );
}

function Found({ checklist: { beforeLive, open } }: { checklist: Checklist }) {
  return (
    <>
      <p className="settings-note">{open === 0 ? words.ready : words.open(open)}</p>
      {beforeLive.length > 0 && (
        <>
          <p className="settings-note">{words.environment}</p>
          <ul className="settings-open">
            {beforeLive.map((line) => (
              <li key={line}>
                <Circle size={18} strokeWidth={1.75} aria-hidden />
                <div>{line}</div>
              </li>
            ))}
          </ul>
        </>
      )}
      <Link className="settings-doctor" to="/admin/settings/doctor">
        <Stethoscope size={18} strokeWidth={1.75} aria-hidden />
        {doctor.open}
      </Link>
    </>
  );
}

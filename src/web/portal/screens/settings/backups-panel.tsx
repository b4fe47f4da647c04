import type { BackupsAnswer } from '#contract/settings.ts';
import { settings } from '#copy/portal/settings.ts';
import { useBackups } from '#web/client/settings.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { showFileSize } from '#web/ui/file-size.ts';
import { showMoment } from '#contract/show-moment.ts';

const { backups: words } = settings;

/** The newest scheduled backup, its copy, the last restore drill, and what is wrong. */
export function BackupsPanel() {
  const backups = useBackups();
  return (
    <section className="panel settings-backups" aria-labelledby="backups" aria-busy={backups.isPending}>
      <h2 id="backups">{words.title}</h2>
      <FailedRead read={backups} title={words.failed} />
      {backups.isPending && <span className="skeleton skeleton-late settings-skeleton" />}
      {backups.data && <State backups={backups.data} />}
    </section>
  );
}

function State({ backups: { schedule, last, drilledAt, drillCommand, fault: error } }: { backups: BackupsAnswer }) {
  if (!schedule) return <p className="settings-note">{words.none}</p>;
  return (
    <>
      <p className="settings-note">{words.schedule(schedule.hours, schedule.keep)}</p>
      {error !== null && (
        <p className="settings-fault" role="alert">
          {error}
        </p>
      )}
      <ul>
        <li>{last ? words.last(showMoment(last.at, 'en'), showFileSize(last.bytes)) : words.never}</li>
        {last?.copied === true && schedule.copies && <li>{words.copied}</li>}
        {!schedule.copies && <li>{words.noCopy}</li>}
        <li>{drilledAt === null ? words.undrilled(drillCommand) : words.drilled(showMoment(drilledAt, 'en'))}</li>
        <li>{words.keys}</li>
      </ul>
    </>
  );
}

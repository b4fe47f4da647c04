import { useState } from 'react';
import type { SettingsChange, SettingsHistory, SettingsSection } from '#contract/settings.ts';
import { settings } from '#copy/portal/settings.ts';
import { useSettingsHistory } from '#web/client/settings.ts';
import { EmailText } from '#web/portal/components/email-text.tsx';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { showInstant } from '#web/portal/instants.ts';

const { history: words } = settings;

/** Lists the changes of this section with user and time. Read when the user opens it. */
export function SectionHistory({ section }: { section: SettingsSection }) {
  const [open, setOpen] = useState(false);
  const history = useSettingsHistory(section, open);
  const entries = history.data?.entries;
  return (
    <details className="panel settings-history" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.title}</summary>
      <div>
        <FailedRead read={history} title={words.failed} />
        {open && history.isPending && <span className="skeleton skeleton-late settings-skeleton" />}
        {entries?.length === 0 && <p className="settings-note">{words.none}</p>}
        <ol>
          {entries?.map((entry) => (
            <Entry key={`${entry.at} ${entry.action}`} entry={entry} />
          ))}
        </ol>
      </div>
    </details>
  );
}

const Entry = ({ entry }: { entry: SettingsHistory['entries'][number] }) => (
  <li>
    <p>
      <b>{words[entry.action]}</b> · <time dateTime={entry.at}>{showInstant(entry.at)}</time> ·{' '}
      <span title={entry.actor}>
        <EmailText>{entry.actorName ?? entry.actor}</EmailText>
      </span>
    </p>
    {entry.changes.length === 0 && <p className="settings-note">{words.same}</p>}
    <ul>
      {entry.changes.map((change) => (
        <li key={change.path}>
          <Place path={change.path} /> <Values change={change} />
        </li>
      ))}
    </ul>
  </li>
);

/** In the words of its field where it has one. */
const Place = ({ path }: { path: string }) => {
  const label = settings.fields[path]?.label;
  return label === undefined ? <code>{path}</code> : <span>{label}:</span>;
};

const Values = ({ change }: { change: SettingsChange }) =>
  change.personal ? (
    <span className="settings-note">{words.personal}</span>
  ) : (
    <>
      <del>{change.before ?? words.nothing}</del> <ins>{change.after ?? words.nothing}</ins>
    </>
  );

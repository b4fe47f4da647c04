import { Circle, Stethoscope } from 'lucide-react';
import { Link } from 'react-router';
import { type Checklist, sectionNames } from '#contract/settings.ts';
import { doctor } from '#copy/portal/doctor.ts';
import { settings } from '#copy/portal/settings.ts';
import { useChecklist } from '#web/client/settings.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';

const { checklist: words, sections, fields } = settings;

/** What is left before publishing, with the section or the setting of each. */
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

/** The field of a value, or else its section. */
const labelOf = (key: string, section: string): string => (fields[key] ?? fields[`${key}.display`])?.label ?? section;

function Found({ checklist: { samples, beforeLive, open } }: { checklist: Checklist }) {
  return (
    <>
      <p className="settings-note">{open === 0 ? words.ready : words.open(open)}</p>
      <ul className="settings-open">
        {sectionNames
          .map((section) => ({ section, left: samples.filter((one) => one.section === section) }))
          .filter(({ left }) => left.length > 0)
          .map(({ section, left }) => (
            <li key={section}>
              <Circle size={18} strokeWidth={1.75} aria-hidden />
              <details>
                <summary>
                  {section === 'noticeTexts' ? words.mayWait : words.samples(left.length)}{' '}
                  <b>{sections[section].title}</b>
                </summary>
                <ul>
                  {left.map(({ key, words: said }) => (
                    <li key={key}>{words.line(labelOf(key, sections[section].title), said)}</li>
                  ))}
                </ul>
              </details>
              <Link to={`/admin/settings/${section}`} aria-label={words.setSection(sections[section].title)}>
                {words.setHere}
              </Link>
            </li>
          ))}
      </ul>
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

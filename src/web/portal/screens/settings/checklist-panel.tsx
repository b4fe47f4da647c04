import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { type Checklist, sectionNames } from '#contract/settings.ts';
import { settings } from '#copy/portal/settings.ts';
import { useChecklist } from '#web/client/settings.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';

const { checklist: words, sections } = settings;

/** What npm run ops -- doctor says, with the way to each thing: a section of this screen, or a variable of the environment. */
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

function Found({ checklist: { installation, samples, beforeLive, open } }: { checklist: Checklist }) {
  const own = installation.filter((one) => one.own);
  const defaults = installation.filter((one) => !one.own);
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
                  {words.samples(left.length)} <b>{sections[section].title}</b>
                </summary>
                <ul>
                  {left.map(({ words: line }) => (
                    <li key={line}>{line}</li>
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
      <Lines title={words.defaults(defaults.length)} lines={defaults} />
      <Lines title={words.configured(own.length)} lines={own} />
    </>
  );
}

const Lines = ({ title, lines }: { title: string; lines: Checklist['installation'] }) => (
  <details className="settings-lines-of">
    <summary>{title}</summary>
    <dl>
      {lines.map(({ name, words: said, own, variable }) => (
        <div key={name}>
          <dt>
            {own && <CircleCheck size={16} strokeWidth={1.75} aria-hidden />}
            {name}
          </dt>
          <dd>
            {said}
            {!own && variable !== null && <span className="settings-variable">{words.set(variable)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  </details>
);

import type { DeskDay } from '#contract/desk.ts';
import { myDay } from '#copy/portal/my-day.ts';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { placeOfFile } from '../decision/asked-decision.ts';
import { timeLeft } from '../decision/clock-words.ts';

const { week: words } = myDay;

type Week = NonNullable<DeskDay['week']>;

/** Shows how fast applications were decided in the last 7 days, and which ones are near the deadline of the law. */
export function WeekFigures({ week, now }: { week: Week; now: number }) {
  const { received, approved, countered, declined, medianHours, promised, kept } = week;
  const figures = [
    [words.median, medianHours === null ? words.none : words.hours(medianHours), words.medianNote],
    promised === 0
      ? [words.kept, words.none, words.noneDue]
      : [words.kept, share(kept, promised), words.keptNote(kept, promised)],
    [words.received, String(received), words.receivedNote],
    [words.decided, String(approved + countered + declined), words.decidedNote(approved, countered, declined)],
  ] as const;
  return (
    <Card title={words.title} actions={<span className="my-day-note">{words.note}</span>} flush>
      <dl className="week-figures">
        {figures.map(([label, value, note]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className="week-figure num">{value}</span>
              <span className="week-note">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      {week.nearLaw.length > 0 && <NearLaw files={week.nearLaw} now={now} />}
    </Card>
  );
}

const NearLaw = ({ files, now }: { files: Week['nearLaw']; now: number }) => (
  <section className="near-law">
    <h3 className="week-note">{words.nearLaw}</h3>
    <ul className="attention">
      {files.map(({ id, name, dueAt }) => {
        const { left, tone } = timeLeft({ answerBy: null, dueAt }, now);
        return (
          <li key={id}>
            <span>
              <Link to={placeOfFile({ kind: 'application', id })}>{name}</Link>
            </span>
            <span className={`near-law-due due-${tone}`}>{left}</span>
          </li>
        );
      })}
    </ul>
    <p className="week-note">
      <Link to="/admin/applications?outcome=none">{words.allOpen}</Link>
    </p>
  </section>
);

const share = (part: number, whole: number): string => `${String(Math.round((100 * part) / whole))}%`;

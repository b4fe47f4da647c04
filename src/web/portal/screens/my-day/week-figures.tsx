import type { DeskDay } from '#contract/desk.ts';
import { myDay } from '#copy/portal/my-day.ts';
import { Card } from '#web/ui/card.tsx';

const { week: words } = myDay;

type Week = NonNullable<DeskDay['week']>;

/** Shows how fast applications were decided in the last 7 days. */
export function WeekFigures({ week }: { week: Week }) {
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
    </Card>
  );
}

const share = (part: number, whole: number): string => `${String(Math.round((100 * part) / whole))}%`;

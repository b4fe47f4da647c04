import type { DecisionClock } from '#contract/decision.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { showDate } from '#web/portal/instants.ts';
import type { StepTone } from '../applications/next-step.ts';
import { dayOfYear, lawLeft } from './clock-words.ts';

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
const DAY_MS = 86_400_000;
const { clock: words } = desk;
const looks: Record<StepTone, string> = {
  ours: 'clock-ruler plate',
  late: 'clock-ruler file-late',
  plain: 'clock-ruler',
};
type Props = { clock: DecisionClock; now: number; tone: StepTone };

/** The time for the decision as a ruler: one tick a day, with the promised answer and today. */
export function ClockRuler({ clock, now, tone }: Props) {
  const { completeAt, answerBy, dueAt } = clock;
  if (completeAt === null || dueAt === null) return null;
  const [start, end] = [Date.parse(completeAt), Date.parse(dueAt)];
  const shareOf = (at: number): number => Math.min(Math.max((at - start) / (end - start), 0), 1);
  const days = Math.round((end - start) / DAY_MS);
  return (
    <div className={looks[tone]}>
      <div className="clock-line" aria-hidden>
        <svg viewBox={`0 0 ${String(days)} 1`} preserveAspectRatio="none">
          <path d={Array.from({ length: days - 1 }, (_, at) => `M${String(at + 1)} 0v1`).join('')} />
        </svg>
        <span className="clock-gone" style={{ width: percent(shareOf(now)) }} />
        {answerBy !== null && <AnswerMark answerBy={answerBy} share={shareOf(Date.parse(answerBy))} />}
        <span className="clock-now" style={{ left: percent(shareOf(now)) }} />
      </div>
      <p className="clock-ends num">
        <span>{words.complete(showDate(completeAt))}</span>
        <span>{lawLeft(dueAt, now)}</span>
        <span>{showDate(dueAt)}</span>
      </p>
    </div>
  );
}

/** The label is over the ruler, on the side that has room for it. */
const AnswerMark = ({ answerBy, share }: { answerBy: string; share: number }) => (
  <span className="clock-answer" data-end={share > 1 / 2} style={{ left: percent(share) }}>
    <span>{words.answerMark(dayOfYear.format(Date.parse(answerBy)))}</span>
  </span>
);

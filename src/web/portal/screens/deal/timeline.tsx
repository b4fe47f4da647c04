import { Check } from 'lucide-react';
import { type Deal, moverOf } from '#contract/deals.ts';
import { dealPage } from '#copy/portal/deal-page.ts';
import { dealWords } from '#copy/portal/deals.ts';
import { showInstant, showShortInstant, showSpan, zoneName } from '#web/portal/instants.ts';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { Icon } from '#web/ui/icon.tsx';
import { type TimelineStep, timelineSteps } from './timeline-steps.ts';

const words = dealPage.timeline;

/** `own`: for its dealership, where it is refreshed. */
export function Timeline({ deal, own = true }: { deal: Deal; own?: boolean }) {
  const now = useNow();
  return (
    <section className="panel deal-panel">
      <h2>{words.title}</h2>
      <ol className="timeline">
        {timelineSteps(deal, now).map((step) => (
          <Step key={`${step.status} ${step.at ?? ''}`} step={step} mover={own ? moverWords(deal) : undefined} />
        ))}
      </ol>
      <p className="timeline-foot">{own ? words.foot(zoneName(now)) : words.zone(zoneName(now))}</p>
    </section>
  );
}

/** Names the dealer or the customer when one of them moves next. */
function moverWords(deal: Deal): string | undefined {
  const mover = moverOf(deal.status, deal);
  return mover === 'dealer' ? words.yours : mover === 'customer' ? words.customers : undefined;
}

type StepProps = { step: TimelineStep; mover: string | undefined };

function Step({ step: { status, state, at, note, spent, overdue }, mover }: StepProps) {
  return (
    <li className={`timeline-step timeline-${state}`} {...(state === 'current' ? { 'aria-current': 'step' } : {})}>
      <span className="timeline-stop" aria-hidden>
        {state === 'reached' && <Icon of={Check} />}
      </span>
      <span className="timeline-name">
        {dealWords.statuses[status]}
        <span className="sr-only">, {words[state]}</span>
      </span>
      {spent !== null && (
        <span className={overdue ? 'timeline-spent timeline-overdue' : 'timeline-spent'}>{showSpan(spent)}</span>
      )}
      {at !== null && (
        <span className="timeline-at">
          <time dateTime={at} title={showInstant(at)}>
            {showShortInstant(at)}
          </time>
          {state === 'current' && mover !== undefined && ` · ${mover}`}
        </span>
      )}
      {note !== null && note !== '' && <span className="timeline-note">{note}</span>}
    </li>
  );
}

import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Deal, isApprovalExpired, isClosed, moverOfDeal } from '#contract/deals.ts';
import { dealPage } from '#copy/portal/deal-page.ts';
import { dealWords } from '#copy/portal/deals.ts';
import { showCalendarDay, showInstant, showShortInstant, showSpan, zoneName } from '#web/portal/instants.ts';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { type TimelineStep, timelineSteps } from './timeline-steps.ts';

const words = dealPage.timeline;

type Props = {
  deal: Deal;
  /** For its dealership, where it is refreshed. */
  own?: boolean;
  actions?: ReactNode;
};

export function Timeline({ deal, own = true, actions }: Props) {
  const now = useNow();
  const stage = own ? stageOf(deal) : '';
  return (
    <Card title={words.title} flush actions={actions}>
      <ol className="timeline">
        {timelineSteps(deal, now).map((step) => (
          <Step
            key={`${step.status} ${step.at ?? ''}`}
            step={step.state === 'current' ? { ...step, note: expiryOf(deal) ?? step.note } : step}
            mover={own ? moverWords(deal) : undefined}
          />
        ))}
      </ol>
      <div className="timeline-foot">
        {stage !== '' && <p>{words.stage(stage)}</p>}
        <p>{own ? words.foot(zoneName(now)) : words.zone(zoneName(now))}</p>
      </div>
    </Card>
  );
}

/** Returns the stage in the CRM unless the status has the same name. */
function stageOf({ salesforceStage, status }: Deal): string {
  const stage = salesforceStage ?? '';
  return stage.toLowerCase().endsWith(dealWords.statuses[status].toLowerCase()) ? '' : stage;
}

/** Replaces the note of an approval that has expired. */
function expiryOf(deal: Deal): string | undefined {
  const lastDay = deal.decision?.expiresOn ?? null;
  return isApprovalExpired(deal) && lastDay !== null ? words.expired(showCalendarDay(lastDay)) : undefined;
}

/** Names the dealer or the customer when one of them moves next. */
function moverWords(deal: Deal): string | undefined {
  const mover = moverOfDeal(deal);
  return mover === 'dealer' ? words.yours : mover === 'customer' ? words.customers : undefined;
}

type StepProps = { step: TimelineStep; mover: string | undefined };

function Step({ step: { status, state, at, note, spent, overdue }, mover }: StepProps) {
  return (
    <li
      className={`timeline-step timeline-${isClosed(status) ? 'closed' : state}`}
      {...(state === 'current' ? { 'aria-current': 'step' } : {})}
    >
      <span className="timeline-stop" aria-hidden>
        {state === 'reached' && <Icon of={isClosed(status) ? X : Check} />}
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

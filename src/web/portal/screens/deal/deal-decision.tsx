import type { DealersDecision } from '#contract/decision.ts';
import { type DealStatus, isApprovalExpired } from '#contract/deals.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { dashboard } from '#copy/portal/dashboard.ts';
import { decisionWords } from '#copy/portal/decisions.ts';
import { Conditions, Fact } from '../decision/decision-facts.tsx';
import { OutcomeBadge } from '../decision/outcome-badge.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { showDate, showCalendarDay } from '#web/portal/instants.ts';
import '../decision/decision.css';

const { dealer: words } = desk;

/** The lender's decision, as far as the dealer may see it, and the next step. DealFacts shows its figures. */
export const DealDecision = ({ decision, status }: { decision: DealersDecision; status: DealStatus }) => (
  <section className="panel decision" aria-label={desk.title}>
    <header className="decision-head">
      <h2>{desk.title}</h2>
      {isApprovalExpired({ status, decision }) ? (
        <Badge tone="warn">{dashboard.approvalExpired.note}</Badge>
      ) : (
        <OutcomeBadge outcome={decision.outcome} />
      )}
    </header>
    <dl className="decision-facts">
      {decision.expiresOn !== null && !isOver(status) && (
        <Fact label={decision.expired ? desk.facts.expired : desk.facts.expires}>
          {showCalendarDay(decision.expiresOn)}
        </Fact>
      )}
      <Fact label={desk.facts.decided}>{showDate(decision.decidedAt)}</Fact>
      <Conditions of={decision.conditions} />
    </dl>
    {!isOver(status) && (
      <div className="decision-clock">
        <p>{nextWords(decision)}</p>
      </div>
    )}
  </section>
);

/** False when the timeline already says all: the offer is accepted and has no conditions. */
export const showsDecision = (decision: DealersDecision, status: DealStatus): boolean =>
  !isOver(status) || decision.conditions.length > 0;

/** The offer is accepted: it can no longer expire, and its next step is done. */
const isOver = (status: DealStatus): boolean => status === 'docs_out' || status === 'funded';

function nextWords({ figuresHeld, expired, outcome }: DealersDecision): string {
  if (figuresHeld) return decisionWords.heldFromDealer(outcome);
  return expired ? words.expired : words.next[outcome];
}

import { type RefObject, useId } from 'react';
import type { Decision } from '#contract/decision.ts';
import type { DecidedAnswer } from '#contract/decisions.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { disclosureWords } from '#copy/portal/disclosures.ts';
import { returnFocus } from '#web/portal/hooks/return-focus.ts';
import { May } from '#web/portal/layout/may.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { DecidableFile } from './decidable-file.ts';
import { DecisionFacts } from './decision-facts.tsx';
import { OutcomeBadge } from './outcome-badge.tsx';
import { PendingDisclosure } from './pending-disclosure.tsx';
import './decision.css';

type Props = {
  file: DecidableFile;
  heading: RefObject<HTMLHeadingElement | null>;
  onDecided: (answer: DecidedAnswer) => void;
  onRefused: (error: Error) => void;
};

/** The current decision, and the ones that it replaced. Nothing before the first one. */
export function DecisionCard({ file: { standing, decisions }, heading, onDecided, onRefused }: Props) {
  const id = useId();
  if (decisions.length === 0) return null;
  const waits = standing?.disclosure?.kind === 'pending';
  return (
    <section className="panel decision" aria-labelledby={id}>
      <header className="decision-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {desk.title}
        </h2>
        {standing && <OutcomeBadge outcome={standing.outcome} pending={waits} />}
      </header>
      {waits && standing.expired && <p className="decision-expired">{disclosureWords.expired}</p>}
      {waits && !standing.expired && (
        <May permission="disclosures.record">
          <PendingDisclosure
            decision={standing}
            onRecorded={(answer) => {
              onDecided(answer);
              returnFocus(heading);
            }}
            onRefused={onRefused}
          />
        </May>
      )}
      {standing && <DecisionFacts decision={standing} />}
      <Earlier decisions={decisions.filter((one) => one !== standing)} />
    </section>
  );
}

function Earlier({ decisions }: { decisions: Decision[] }) {
  if (decisions.length === 0) return null;
  return (
    <details className="file-details">
      <summary>{desk.earlier(decisions.length)}</summary>
      {decisions.map((one) => (
        <div key={one.id} className="decision-replaced">
          <Badge>{desk.replaced}</Badge> <OutcomeBadge outcome={one.outcome} />
          <DecisionFacts decision={one} />
        </div>
      ))}
    </details>
  );
}

import { CircleAlert } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import type { Decision } from '#contract/decision.ts';
import type { DecidedAnswer } from '#contract/decisions.ts';
import { disclosureWords as words } from '#copy/portal/disclosures.ts';
import { apiRecordTransmission } from '#web/client/decisions.ts';
import { Alert } from '#web/ui/alert.tsx';
import { toast } from '#web/ui/toast.ts';
import { useRefusal } from '#web/portal/hooks/use-refusal.ts';
import { dayOf } from './decidable-file.ts';
import { GivenFields } from './disclosure-fields.tsx';
import { readTransmission } from './read-decision.ts';

type Props = {
  decision: Decision;
  onRecorded: (answer: DecidedAnswer) => void;
  onRefused: (error: Error) => void;
};

/** Records when, how and by whom the customer was given the disclosure of a waiting offer. */
export function PendingDisclosure({ decision, onRecorded, onRefused }: Props) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const { faults, failure, ...refusal } = useRefusal((name) => `disclosure.${name}`);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setBusy(true);
    refusal.clear();
    try {
      const answer = await apiRecordTransmission(decision.id, readTransmission(new FormData(form)));
      toast({ title: words.recorded });
      onRecorded(answer);
    } catch (error) {
      refusal.show(error as Error, form);
      onRefused(error as Error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="decision-pending" noValidate aria-labelledby={id} onSubmit={(event) => void submit(event)}>
      <div className="decision-disclosure">
        <h3 id={id}>{words.recordTitle}</h3>
        <p>{words.pendingHint}</p>
        {failure !== undefined && (
          <Alert tone="bad" icon={CircleAlert} role="alert" title={words.notRecorded}>
            <p>{failure}</p>
          </Alert>
        )}
        <GivenFields faults={faults} since={dayOf(new Date(decision.decidedAt))} />
        <div>
          <button type="submit" className="button button-dense" aria-disabled={busy}>
            {busy ? words.recording : words.record}
          </button>
        </div>
      </div>
    </form>
  );
}

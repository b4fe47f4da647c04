import { localDay } from '#contract/days.ts';
import { useId, useState } from 'react';
import type { Decision } from '#contract/decision.ts';
import type { DecidedAnswer } from '#contract/decisions.ts';
import { disclosureMessages, transmissionSchema } from '#contract/state-disclosures.ts';
import { decisionWords } from '#copy/portal/decisions.ts';
import { disclosureWords as words } from '#copy/portal/disclosures.ts';
import { apiRecordTransmission } from '#web/client/decisions.ts';
import { FormFailure } from '#web/portal/components/form-failure.tsx';
import { useForm } from '#web/portal/hooks/use-form.ts';
import { showCalendarDay } from '#web/portal/instants.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { GivenFields } from './disclosure-fields.tsx';

type Props = {
  decision: Decision;
  onRecorded: (answer: DecidedAnswer) => void;
  onRefused: (error: Error) => void;
};

/** Records when, how and by whom the customer was given the disclosure of a waiting offer. */
export function PendingDisclosure({ decision, onRecorded, onRefused }: Props) {
  const id = useId();
  const since = localDay(new Date(decision.decidedAt));
  const [today] = useState(() => localDay(new Date()));
  const form = useForm({
    id,
    initial: { on: today, how: '', by: '' },
    schema: transmissionSchema,
    send: async (given) => {
      try {
        const answer = await apiRecordTransmission(decision.id, given);
        toast({ title: words.recorded });
        onRecorded(answer);
      } catch (error) {
        onRefused(error as Error);
        throw error;
      }
    },
  });
  const on = form.text(
    'on',
    { label: words.on, hint: words.onHint(showCalendarDay(since), showCalendarDay(today)) },
    { min: since, max: today },
  );
  const isEmpty = form.errors['on'] === disclosureMessages.on;
  return (
    <form {...form.form} className="decision-pending" aria-labelledby={`${id}-title`}>
      <div className="decision-disclosure">
        <h3 id={`${id}-title`}>{words.recordTitle}</h3>
        <p>{words.pendingHint}</p>
        <FormFailure title={words.notRecorded} text={form.failure} />
        <GivenFields
          on={isEmpty ? { ...on, frame: { ...on.frame, error: decisionWords.dayBetween(since, today) } } : on}
          how={form.select('how', { label: words.how })}
          by={form.text('by', { label: words.by }, { maxLength: 120 })}
        />
        <div>
          <Button type="submit" size="s" busy={form.busy && words.recording}>
            {words.record}
          </Button>
        </div>
      </div>
    </form>
  );
}

import { localDay } from '#contract/days.ts';
import { useId, useState } from 'react';
import type { DecideInput, NoticePreview } from '#contract/decisions.ts';
import { previewDecision } from '#web/client/decisions.ts';
import { useForm } from '#web/portal/hooks/use-form.ts';
import type { DecidableFile } from './decidable-file.ts';
import { decisionFormSchema, typedFeesOf, termsOf, valuesFrom } from './read-decision.ts';

export type DecisionFormState = ReturnType<typeof useDecisionForm>;

/** The form of a decision. Sending it has the server write the notice; nothing is recorded yet. */
export function useDecisionForm(
  file: DecidableFile,
  onWritten: (decision: DecideInput, notice: NoticePreview) => void,
) {
  // A decision that a colleague records while the form is open does not change what is typed.
  const [initial] = useState(() => valuesFrom(file.start, file.language ?? file.start.language, localDay(new Date())));
  const form = useForm({
    id: useId(),
    initial,
    schema: decisionFormSchema(file.standing?.id ?? null),
    send: async (decision) => {
      onWritten(decision, await previewDecision(file, decision));
      // The way back from the notice leads to the same values.
      return 'canceled';
    },
  });
  const { amount, termMonths, ratePercent, fees } = form.values;
  return { ...form, offered: termsOf({ amount, termMonths, ratePercent, fees: typedFeesOf(fees) }) };
}

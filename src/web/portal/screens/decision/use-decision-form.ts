import { localDay } from '#contract/days.ts';
import { useId, useState } from 'react';
import type { DecideInput, NoticePreview } from '#contract/decisions.ts';
import { apiPreviewDecision } from '#web/client/decisions.ts';
import { errorsOf } from '#web/portal/hooks/form-values.ts';
import { useForm } from '#web/portal/hooks/use-form.ts';
import { portalBrand } from '#web/portal/portal-brand.ts';
import type { DecidableFile } from './decidable-file.ts';
import { decisionFormSchema, typedFeesOf, termsOf, valuesFrom } from './read-decision.ts';
import { tableRate } from './table-rate.ts';

export type DecisionFormState = ReturnType<typeof useDecisionForm>;

/** The form of a decision. Sending it has the server write the notice; nothing is recorded yet. */
export function useDecisionForm(
  file: DecidableFile,
  onWritten: (decision: DecideInput, notice: NoticePreview) => void,
) {
  // A decision that a colleague records while the form is open does not change what is typed.
  const [initial] = useState(() => {
    const ratePercent = file.start.ratePercent || tableRate(portalBrand.pricing, file.asked);
    return valuesFrom({ ...file.start, ratePercent }, file.language ?? file.start.language, localDay(new Date()));
  });
  const schema = decisionFormSchema(file.standing?.id ?? null);
  const form = useForm({
    id: useId(),
    initial,
    schema,
    send: async (decision) => {
      onWritten(decision, await apiPreviewDecision(file, decision));
      // The way back from the notice leads to the same values.
      return 'kept';
    },
  });
  const { outcome, amount, termMonths, ratePercent, fees } = form.values;
  const offers = outcome === 'approved' || outcome === 'counter_offer';
  return {
    ...form,
    offers,
    offered: termsOf({ amount, termMonths, ratePercent, fees: typedFeesOf(fees) }),
    /** The fields without a valid answer. Most states do not require the fees, but the APR of the notice does. */
    open: (): string[] => [
      ...Object.keys(errorsOf(schema, form.values)),
      ...(offers && typedFeesOf(fees) === null ? ['fees'] : []),
    ],
  };
}

import { type SyntheticEvent, useEffect, useState } from 'react';
import type { SentApplication } from '#web/client/application.ts';
import { createIdempotencyKey } from '#web/client/idempotency-key.ts';
import { RequestError } from '#web/client/request.ts';
import { toast } from '#web/ui/toast.ts';
import { type Checks, loadChecks } from './checks.ts';
import { isAskedForMore, type KeptReceipt, markReceipt, openReceiptStore } from './kept-receipt.ts';
import type { FormState } from './form-state.ts';
import type { Refusals } from './validation.ts';
import { isFieldName } from './values.ts';
import type { FormWords } from './words.ts';

export type Failure = { offline: boolean; title: string; text: string };
/** `again`: shown once more after a reload, with what was kept of it. */
export type Sent = SentApplication & { amount: string; email: string; again: boolean };

const NOT_KEPT = { message: '', amount: '', email: '' };

/** Sends the form; every failure leaves it as it is. */
export function useSubmit(form: FormState, words: FormWords, inviteToken: string, onSent: () => void) {
  const { lang, copy, brand, consentHash } = words;
  const [sent, setSent] = useState<Sent | null>(null);
  /** Of another application that was sent in this tab before the invitation or the terms of this address. */
  const [earlier, setEarlier] = useState<KeptReceipt | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [receipts] = useState(() => openReceiptStore(brand.productKey, () => window.sessionStorage));
  const [key] = useState(() =>
    createIdempotencyKey(`${brand.productKey}:credit-application-key`, () => window.sessionStorage),
  );

  useEffect(() => {
    const kept = receipts.read();
    if (!kept) return;
    if (isAskedForMore(kept, window.location.search, window.history.state)) setEarlier(kept);
    else setSent({ ...kept, ...NOT_KEPT, again: true });
  }, [receipts]);

  const send = async ({ apiSendApplication }: Checks): Promise<void> => {
    const { values, untouched } = form.snapshot();
    const body = {
      ...values,
      consentHash,
      untouchedDefaults: untouched,
      ...(inviteToken === '' ? {} : { inviteToken }),
    };
    const answer = await apiSendApplication(lang, body, key);
    const message = answer.message === '' ? copy.success.promise : answer.message;
    toast({ title: copy.success.toastTitle, description: message, duration: 3000 });
    receipts.write(answer);
    markReceipt(answer);
    setEarlier(null);
    onSent();
    const [amount, email] = [values.equipmentAmount.trim(), values.principalEmail.trim()];
    setSent({ ...answer, amount, email, again: false });
  };

  const fail = (error: unknown): void => {
    const { toastTitle, fallback, offlineTitle, offline, refusedTitle } = copy.failure;
    const said = error instanceof RequestError ? error.said : undefined;
    toast({ title: toastTitle, description: said ?? fallback, destructive: true, duration: 3000 });
    const refused = error instanceof RequestError ? Object.entries(error.fields) : [];
    const known: Refusals = Object.fromEntries(refused.filter(([name]) => isFieldName(name)));
    if (Object.keys(known).length > 0) {
      form.refuse(known);
      setRefusals((count) => count + 1);
    } else if (error instanceof RequestError)
      setFailure({ offline: false, title: refusedTitle, text: said ?? fallback });
    else setFailure({ offline: true, title: offlineTitle, text: offline });
  };

  return {
    sent,
    failure,
    showEarlier: earlier && (() => setSent({ ...earlier, ...NOT_KEPT, again: false })),
    /** The way to another application: from here on a reload shows the form. */
    forget: () => receipts.clear(),
    /** Grows with each refusal of fields, here or on the server. */
    refusals,
    submit: async (event: SyntheticEvent): Promise<void> => {
      event.preventDefault();
      if (form.snapshot().submitting) return;
      setFailure(null);
      form.submitting(true);
      try {
        const checks = await loadChecks();
        if (form.accept(checks.createValidation(copy.messages))) await send(checks);
        else setRefusals((count) => count + 1);
      } catch (error) {
        fail(error);
      } finally {
        form.submitting(false);
      }
    },
  };
}

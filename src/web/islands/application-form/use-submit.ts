import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type SentApplication, sendApplication } from '#web/client/application.ts';
import { createIdempotencyKey } from '#web/client/idempotency-key.ts';
import { RequestError } from '#web/client/request.ts';
import { toast } from '#web/ui/toast.ts';
import { type ApplicationValues, isFieldName } from './values.ts';
import type { FormWords } from './words.ts';

export type Failure = { title: string; text: string };
export type Sent = SentApplication & { amount: string; email: string };

/** Sends the form; every failure leaves it as it is. */
export function useSubmit(
  form: UseFormReturn<ApplicationValues>,
  words: FormWords,
  inviteToken: string,
  onSent: () => void,
) {
  const { lang, copy, brand, consentHash } = words;
  const [sent, setSent] = useState<Sent | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [key] = useState(() =>
    createIdempotencyKey(`${brand.productKey}:credit-application-key`, () => window.sessionStorage),
  );
  const running = useRef(false);

  const send = async (values: ApplicationValues): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setFailure(null);
    const body = { ...values, consentHash, ...(inviteToken === '' ? {} : { inviteToken }) };
    try {
      const answer = await sendApplication(lang, body, key);
      const message = answer.message === '' ? copy.success.promise : answer.message;
      toast({ title: copy.success.toastTitle, description: message, duration: 3000 });
      onSent();
      setSent({ ...answer, amount: values.equipmentAmount.trim(), email: values.principalEmail.trim() });
    } catch (error) {
      fail(error);
    } finally {
      running.current = false;
    }
  };

  const fail = (error: unknown): void => {
    const { toastTitle, fallback, offlineTitle, offline, refusedTitle } = copy.failure;
    const said = error instanceof RequestError ? error.said : undefined;
    toast({ title: toastTitle, description: said ?? fallback, destructive: true, duration: 3000 });
    const refused = error instanceof RequestError ? Object.entries(error.fields) : [];
    let known = 0;
    for (const [name, message] of refused) {
      if (!isFieldName(name)) continue;
      form.setError(name, { type: 'server', message });
      known += 1;
    }
    if (known > 0) setRefusals((count) => count + 1);
    else if (error instanceof RequestError) setFailure({ title: refusedTitle, text: said ?? fallback });
    else setFailure({ title: offlineTitle, text: offline });
  };

  return {
    sent,
    failure,
    /** Grows with each refusal of fields, here or on the server. */
    refusals,
    submit: form.handleSubmit(send, () => {
      setFailure(null);
      setRefusals((count) => count + 1);
    }),
  };
}

import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { describedWithTerms } from '#contract/asked-terms.ts';
import type { SentApplication } from '#web/client/application.ts';
import { createIdempotencyKey } from '#web/client/idempotency-key.ts';
import { RequestError } from '#web/client/request.ts';
import { toast } from '#web/ui/toast.ts';
import { type Checks, loadChecks } from './checks.ts';
import { isAskedForMore, type KeptReceipt, markReceipt, openReceiptStore } from './kept-receipt.ts';
import type { FormState } from './form-state.ts';
import type { Refusals } from './validation.ts';
import { fieldNames, isFieldName } from './values.ts';
import type { FormWords } from './words.ts';

export type Failure = { offline: boolean; title: string; text: string };
/** An application that was sent on this device before. `show` opens its receipt, in the tab that sent it. */
export type Earlier = { kept: KeptReceipt; show?: () => void; forget: () => void };
/** `again`: shown once more after a reload, with what was kept of it. `email` is '' where none was given, null where it was not kept. */
export type Sent = SentApplication &
  Pick<KeptReceipt, 'documents'> & { amount: string; email: string | null; again: boolean };

/** Wrong dates, incomplete numbers and a contradicted condition are asked about. Other doubts are only listed. */
const asking: ReadonlySet<string> = new Set([
  'dateEstablished',
  'equipmentCondition',
  'federalIdEncrypted',
  'principalDobEncrypted',
  'principalSsnEncrypted',
]);
const NOT_KEPT = { message: '', amount: '', email: null };

/** Sends the form; every failure leaves it as it is. */
export function useSubmit(form: FormState, words: FormWords, inviteToken: string, onSent: () => void) {
  const { lang, copy, brand, consentHash } = words;
  const [sent, setSent] = useState<Sent | null>(null);
  const [earlier, setEarlier] = useState<Earlier | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [asked, setAsked] = useState(0);
  /** The doubts of the last question. Sending again with the same doubts confirms the values. */
  const askedAbout = useRef('{}');
  const [ofTab] = useState(() => openReceiptStore(brand.productKey, () => window.sessionStorage));
  const [ofDevice] = useState(() => openReceiptStore(brand.productKey, () => window.localStorage));
  const [key] = useState(() =>
    createIdempotencyKey(`${brand.productKey}:credit-application-key`, () => window.sessionStorage),
  );

  useEffect(() => {
    const kept = ofTab.read();
    if (kept && !isAskedForMore(kept, window.location.search, window.history.state))
      return setSent({ ...kept, ...NOT_KEPT, again: true });
    const known = ofDevice.read() ?? kept;
    if (!known) return;
    const forget = (): void => {
      ofTab.clear();
      ofDevice.clear();
      setEarlier(null);
    };
    setEarlier({
      kept: known,
      ...(kept && { show: () => setSent({ ...kept, ...NOT_KEPT, again: false }) }),
      forget,
    });
  }, [ofTab, ofDevice]);

  const send = async ({ apiSendApplication, receiptWords, documentsToSend }: Checks): Promise<void> => {
    const {
      values: { terms, ...values },
      untouched,
    } = form.snapshot();
    const body = {
      ...values,
      equipmentDescription: describedWithTerms(values.equipmentDescription, terms, copy.asked),
      consentHash,
      untouchedDefaults: untouched,
      ...(inviteToken === '' ? {} : { inviteToken }),
    };
    const answer = await apiSendApplication(lang, body, key);
    const { heading, toast: promise } = receiptWords[lang];
    toast({ title: heading, description: answer.message === '' ? promise : answer.message, duration: 3000 });
    const [amount, email] = [values.equipmentAmount.trim(), values.principalEmail.trim()];
    const documents = documentsToSend(amount, lang);
    ofTab.write({ ...answer, documents });
    if (answer.reference !== '') ofDevice.write(answer);
    markReceipt(answer);
    setEarlier(null);
    onSent();
    setSent({ ...answer, documents, amount, email, again: false });
  };

  const fail = (error: unknown): void => {
    const { toastTitle, fallback, offlineTitle, offline, refusedTitle } = copy.failure;
    const said = error instanceof RequestError ? error.publicMessage : undefined;
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

  const isToBeAsked = (): boolean => {
    const found = Object.entries(form.snapshot().doubts).filter(([name]) => asking.has(name));
    const doubts = JSON.stringify(Object.fromEntries(found));
    const isNew = doubts !== '{}' && doubts !== askedAbout.current;
    askedAbout.current = doubts;
    return isNew;
  };

  return {
    sent,
    failure,
    earlier,
    /** The way to another application: from here on a reload shows the form. */
    forget: () => ofTab.clear(),
    /** Grows with each refusal of fields, here or on the server. */
    refusals,
    /** Increases each time that the applicant is asked whether to send doubtful values as they are. */
    asked,
    submit: async (event: SyntheticEvent): Promise<void> => {
      event.preventDefault();
      if (form.snapshot().submitting) return;
      setFailure(null);
      form.submitting(true);
      try {
        const checks = await loadChecks();
        form.leave(...fieldNames);
        if (!form.accept(checks.createValidation(copy.messages))) setRefusals((count) => count + 1);
        else if (isToBeAsked()) setAsked((count) => count + 1);
        else await send(checks);
      } catch (error) {
        fail(error);
      } finally {
        form.submitting(false);
      }
    },
  };
}

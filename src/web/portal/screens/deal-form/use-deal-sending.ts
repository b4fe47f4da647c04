import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { dealForm as words } from '#copy/portal/deal-form.ts';
import { dealPage } from '#copy/portal/deal-page.ts';
import type { Deal } from '#contract/deals.ts';
import { refreshDealStart } from '#web/client/application-invites.ts';
import { conflictingDeal, apiSaveDraft, showDeal, apiSubmitDeal } from '#web/client/deals.ts';
import { createIdempotencyKey } from '#web/client/idempotency-key.ts';
import { RequestError } from '#web/client/request.ts';
import { toast } from '#web/ui/toast.ts';
import { failureWords } from '#web/portal/failure-words.ts';
import { portalBrand } from '#web/portal/portal-brand.ts';
import { type DealValues, isDealField, valuesOf } from './deal-values.ts';
import { type DealChoices, type Difference, differencesOf, mergedOf } from './edit-conflict.ts';
import type { DealFormState } from './use-deal-form.ts';

const applicationOf = (inviteId: string | undefined) =>
  inviteId === undefined ? {} : { applicationInviteId: inviteId };
const keyFor = (use: string) => createIdempotencyKey(`${portalBrand.productKey}:${use}`, () => window.sessionStorage);

/** The stored deal that a save replaces: its id, the read version, and its values if known. */
export type Stored = { id: string; version: number; values: DealValues | undefined };
/** `link` saves a draft and opens the dialog of an upload link. The deal page reads it from the history state. */
export type DealSending = 'save' | 'submit' | 'link';
type Conflict = { what: DealSending; theirs: Deal; differences: Difference[] };

type Options = {
  slot: string;
  stored: Stored | undefined;
  inviteId: string | undefined;
  /** Continues the form from these stored values. */
  rebase: (stored: Stored & { values: DealValues }) => void;
  finish: () => void;
};

/** Saves, and submits what it saved. A failure leaves the form unchanged. */
export function useDealSending(form: DealFormState, { slot, stored, inviteId, rebase, finish }: Options) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<DealSending>();
  const [conflict, setConflict] = useState<Conflict>();
  const [keys] = useState(() => ({ save: keyFor(`deal-save:${slot}`), submit: keyFor(`deal-submit:${slot}`) }));
  // A draft that was saved before its submission failed is changed by the next try, not created again.
  const saved = useRef<Stored>(undefined);

  const sendValues = async (what: DealSending, values: DealValues, over: Stored | undefined): Promise<void> => {
    setBusy(what);
    try {
      let deal = await apiSaveDraft(over, { ...values, ...applicationOf(inviteId) }, keys.save);
      saved.current = { id: deal.id, version: deal.version, values: valuesOf(deal) };
      if (what === 'submit') deal = await apiSubmitDeal(deal.id, keys.submit);
      finish();
      showDeal(client, deal);
      // Over a dialog, a toast would take the first Escape.
      if (what !== 'link') toast(what === 'submit' ? dealPage.toasts.submitted : words.saved);
      await navigate(`/dealer/deals/${deal.id}`, { replace: true, state: what });
    } catch (error) {
      const theirs = conflictingDeal(error);
      if (theirs) {
        await compare(what, values, over, theirs);
        return;
      }
      await report(what, error as Error);
    } finally {
      setBusy(undefined);
    }
  };
  /** Shows why a save failed, in a toast and at the refused fields. */
  const report = async (what: DealSending, error: Error): Promise<void> => {
    const title = what === 'submit' ? words.notSubmitted : words.notSaved;
    toast({ title, description: failureWords(error), destructive: true });
    if (!(error instanceof RequestError)) return;
    // A colleague may have created the deal of this application, which then replaces the form.
    if (error.status === 409 && inviteId !== undefined) await refreshDealStart(client, inviteId);
    const refused = Object.entries(error.fields).filter(([name]) => isDealField(name));
    if (refused.length > 0) form.refuse(Object.fromEntries(refused));
  };
  /** Asks about each difference. Without one, it saves at once. */
  const compare = async (
    what: DealSending,
    values: DealValues,
    over: Stored | undefined,
    theirs: Deal,
  ): Promise<void> => {
    const differences = differencesOf(over?.values, values, valuesOf(theirs));
    if (differences.length > 0) setConflict({ what, theirs, differences });
    else await sendValues(what, values, { id: theirs.id, version: theirs.version, values: valuesOf(theirs) });
  };
  const now = (): Stored | undefined => saved.current ?? stored;

  return {
    busy,
    conflict,
    leaveConflict: (): void => setConflict(undefined),
    /** Saves the chosen values over the shown ones, unless an encrypted value must be typed again first. */
    choose: async (choices: DealChoices): Promise<void> => {
      if (!conflict) return;
      const { what, theirs, differences } = conflict;
      const values = valuesOf(theirs);
      const merged = mergedOf(form.values, values, choices);
      const over = { id: theirs.id, version: theirs.version, values };
      setConflict(undefined);
      saved.current = over;
      rebase(over);
      const again = differences.filter(({ field, sealed }) => sealed && choices[field] === 'mine');
      form.replace(
        merged,
        again.map(({ field }) => field),
      );
      const [first] = again;
      if (!first) {
        await sendValues(what, merged, over);
        return;
      }
      toast(words.conflict.typeAgain);
      requestAnimationFrame(() => document.getElementById(first.field)?.focus());
    },
    send: (what: DealSending) => sendValues(what, form.given(), now()),
  };
}

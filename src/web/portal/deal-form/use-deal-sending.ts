import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { dealForm as words } from '#copy/portal/deal-form.ts';
import { dealPage } from '#copy/portal/deal-page.ts';
import { rereadDealStart } from '#web/client/application-invites.ts';
import { saveDraft, showDeal, submitDeal } from '#web/client/deals.ts';
import { createIdempotencyKey } from '#web/client/idempotency-key.ts';
import { RequestError } from '#web/client/request.ts';
import { toast } from '#web/ui/toast.ts';
import { failureWords } from '../failure-words.ts';
import { portalBrand } from '../portal-brand.ts';
import { isDealField } from './deal-values.ts';
import type { DealFormState } from './use-deal-form.ts';

const applicationOf = (inviteId: string | undefined) =>
  inviteId === undefined ? {} : { applicationInviteId: inviteId };
const keyFor = (use: string) => createIdempotencyKey(`${portalBrand.productKey}:${use}`, () => window.sessionStorage);

/** Saves, and submits what it saved; every failure leaves the form as it is. */
export function useDealSending(
  form: DealFormState,
  {
    slot,
    editedId,
    inviteId,
    finish,
  }: { slot: string; finish: () => void } & Record<'editedId' | 'inviteId', string | undefined>,
) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<'save' | 'submit'>();
  const [keys] = useState(() => ({ save: keyFor(`deal-save:${slot}`), submit: keyFor(`deal-submit:${slot}`) }));
  // A draft that was kept before its submission failed is changed by the next try, not made twice.
  const id = useRef(editedId);

  const send = async (what: 'save' | 'submit'): Promise<void> => {
    setBusy(what);
    try {
      let deal = await saveDraft(id.current, { ...form.values, ...applicationOf(inviteId) }, keys.save);
      id.current = deal.id;
      if (what === 'submit') deal = await submitDeal(deal.id, keys.submit);
      finish();
      showDeal(client, deal);
      toast(what === 'save' ? words.saved : dealPage.toasts.submitted);
      await navigate(`/dealer/deals/${deal.id}`, { replace: true });
    } catch (error) {
      const title = what === 'save' ? words.notSaved : words.notSubmitted;
      toast({ title, description: failureWords(error as Error), destructive: true });
      // A colleague may have made the deal from this application: then the form gives way to it.
      if (error instanceof RequestError && error.status === 409 && inviteId !== undefined)
        await rereadDealStart(client, inviteId);
      const fields = error instanceof RequestError ? Object.entries(error.fields) : [];
      const refused = fields.filter(([name]) => isDealField(name));
      if (refused.length > 0) form.refuse(Object.fromEntries(refused));
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, save: () => send('save'), submit: () => send('submit') };
}

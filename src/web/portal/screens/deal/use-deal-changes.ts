import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Deal } from '#contract/deals.ts';
import { dealPage } from '#copy/portal/deal-page.ts';
import { apiDeleteDeal, refreshDeal, showDeal, apiSubmitDeal, apiSyncDeal } from '#web/client/deals.ts';
import { createIdempotencyKey } from '#web/client/idempotency-key.ts';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { portalBrand } from '#web/portal/portal-brand.ts';

const { toasts } = dealPage;

/** The actions on a shown deal. Each reports its outcome. */
export function useDealChanges({ id }: Deal) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [key] = useState(() =>
    createIdempotencyKey(`${portalBrand.productKey}:deal-submit:${id}`, () => window.sessionStorage),
  );
  /** After a refusal, the page shows what a colleague or the CRM changed. */
  const orReread = async <T>(change: Promise<T>): Promise<T> => {
    try {
      return await change;
    } catch (error) {
      void refreshDeal(client, id);
      throw error;
    }
  };
  const submit = useAction(async () => showDeal(client, await orReread(apiSubmitDeal(id, key))), {
    done: toasts.submitted,
    failed: toasts.notSubmitted,
  });
  const remove = useAction(
    async () => {
      await orReread(apiDeleteDeal(client, id));
      await navigate('/dealer/dashboard', { replace: true });
    },
    { done: toasts.deleted, failed: toasts.notDeleted },
  );
  const sync = useAction(
    async () => {
      const answer = await apiSyncDeal(id);
      await refreshDeal(client, id);
      return answer;
    },
    {
      done: ({ stageChanged, previousStage, salesforceStage }) =>
        stageChanged
          ? toasts.moved(previousStage ?? toasts.noStage, salesforceStage ?? toasts.noStage)
          : toasts.upToDate,
      failed: toasts.notSynced,
    },
  );
  return { submit: submit.act, remove: remove.act, syncing: sync.busy, sync: sync.act };
}

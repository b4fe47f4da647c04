import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Deal } from '#contract/deals.ts';
import { dealPage } from '#copy/portal/deal-page.ts';
import { apiDeleteDeal, rereadDeal, apiShowDeal, apiSubmitDeal, apiSyncDeal } from '#web/client/deals.ts';
import { createIdempotencyKey } from '#web/client/idempotency-key.ts';
import { toast } from '#web/ui/toast.ts';
import { failureWords } from '#web/portal/failure-words.ts';
import { portalBrand } from '#web/portal/portal-brand.ts';

const { toasts } = dealPage;
const failed = (title: string, error: unknown): void =>
  toast({ title, description: failureWords(error as Error), destructive: true });

/** The actions on a shown deal. Each reports its outcome. */
export function useDealChanges({ id }: Deal) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [syncing, setSyncing] = useState(false);
  const [key] = useState(() =>
    createIdempotencyKey(`${portalBrand.productKey}:deal-submit:${id}`, () => window.sessionStorage),
  );
  return {
    submit: async (): Promise<void> => {
      try {
        apiShowDeal(client, await apiSubmitDeal(id, key));
        toast(toasts.submitted);
      } catch (error) {
        failed(toasts.notSubmitted, error);
        await rereadDeal(client, id);
      }
    },
    remove: async (): Promise<void> => {
      try {
        await apiDeleteDeal(client, id);
        toast(toasts.deleted);
        await navigate('/dealer/dashboard', { replace: true });
      } catch (error) {
        failed(toasts.notDeleted, error);
        await rereadDeal(client, id);
      }
    },
    syncing,
    sync: async (): Promise<void> => {
      setSyncing(true);
      try {
        const { stageChanged, previousStage, salesforceStage } = await apiSyncDeal(id);
        const { noStage } = toasts;
        toast(stageChanged ? toasts.moved(previousStage ?? noStage, salesforceStage ?? noStage) : toasts.upToDate);
        await rereadDeal(client, id);
      } catch (error) {
        failed(toasts.notSynced, error);
      } finally {
        setSyncing(false);
      }
    },
  };
}

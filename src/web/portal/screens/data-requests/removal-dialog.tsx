import { useQueryClient } from '@tanstack/react-query';
import type { DataRequest, HeldItem } from '#contract/data-requests.ts';
import { dataRequestWords } from '#copy/portal/data-requests.ts';
import { rereadDataRequest, apiRemoveItems, showDataRequest } from '#web/client/data-requests.ts';
import { toast } from '#web/ui/toast.ts';
import { ConfirmDialog } from '#web/portal/components/confirm-dialog.tsx';
import { failureWords } from '#web/portal/failure-words.ts';
import { nameOfHeld } from './held-facts.tsx';

const { removal: words, things } = dataRequestWords;
type Props = { request: DataRequest; items: HeldItem[]; onClose: () => void };

/** Names what goes for good, and removes it. What may not go after all says why. */
export function RecordRemovalDialog({ request, items, onClose }: Props) {
  const client = useQueryClient();
  const remove = async (): Promise<void> => {
    try {
      const answer = await apiRemoveItems(
        request.id,
        items.map(({ kind, id }) => ({ kind, id })),
      );
      showDataRequest(client, answer.request);
      const kept = answer.results.filter((one) => !one.removed);
      const why = [...new Set(kept.map((one) => one.why))].join(' ');
      const removed = answer.results.length - kept.length;
      if (removed === 0) toast({ title: words.failed, description: why, destructive: true });
      else if (kept.length === 0) toast({ title: words.done(removed) });
      else toast({ title: words.done(removed), description: `${words.some(kept.length)}: ${why}` });
    } catch (error) {
      toast({ title: words.failed, description: failureWords(error as Error), destructive: true });
      void rereadDataRequest(client, request.id);
    }
  };
  return (
    <ConfirmDialog
      title={words.title}
      text={words.text(items.map((item) => `${things[item.kind]} ${nameOfHeld(item)}`).join(', '))}
      confirm={words.confirm}
      busy={words.busy}
      cancel={words.cancel}
      bad
      act={remove}
      onClose={onClose}
    />
  );
}

import { useQueryClient } from '@tanstack/react-query';
import type { DataRequest, HeldItem, RemovalsAnswer } from '#contract/data-requests.ts';
import { dataRequestWords } from '#copy/portal/data-requests.ts';
import { apiRemoveItems } from '#web/client/data-requests.ts';
import type { ToastContent } from '#web/ui/toast-store.ts';
import { ConfirmDialog } from '#web/portal/components/confirm-dialog.tsx';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { nameOfHeld } from './held-facts.tsx';

const { removal: words, things } = dataRequestWords;
type Props = { request: DataRequest; items: HeldItem[]; onClose: () => void };

/** Names what goes for good, and removes it. What may not go after all says why. */
export function RecordRemovalDialog({ request, items, onClose }: Props) {
  const client = useQueryClient();
  const { act } = useAction(() => apiRemoveItems(client, request.id, items), { done: outcomeOf, failed: words.failed });
  return (
    <ConfirmDialog
      title={words.title}
      text={words.text(items.map((item) => `${things[item.kind]} ${nameOfHeld(item)}`).join(', '))}
      confirm={words.confirm}
      busy={words.busy}
      cancel={words.cancel}
      bad
      act={act}
      onClose={onClose}
    />
  );
}

function outcomeOf(results: RemovalsAnswer['results']): ToastContent {
  const kept = results.filter((one) => !one.removed);
  const why = [...new Set(kept.map((one) => one.why))].join(' ');
  const removed = results.length - kept.length;
  if (removed === 0) return { title: words.failed, description: why, destructive: true };
  return kept.length === 0
    ? { title: words.done(removed) }
    : { title: words.done(removed), description: `${words.some(kept.length)}: ${why}` };
}

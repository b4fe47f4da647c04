import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CloseDataRequest, DataRequest } from '#contract/data-requests.ts';
import { dataRequestWords } from '#copy/portal/data-requests.ts';
import { apiCloseDataRequest, refreshDataRequest, showDataRequest } from '#web/client/data-requests.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { ReasonDialog } from '../applications/reason-dialog.tsx';

const { close: words } = dataRequestWords;
type State = CloseDataRequest['state'];
const titles = { answered: words.answeredTitle, refused: words.refusedTitle };
const hints = { answered: words.answeredHint, refused: words.refusedHint };

/** Ends a request: what was answered, the next step once something was done about it, or why it is refused. */
export function CloseRequest({ request: { id, acted, items } }: { request: DataRequest }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState<State>();
  const close = async (state: State, reason: string): Promise<void> => {
    try {
      showDataRequest(client, await apiCloseDataRequest(id, { state, reason }));
    } catch (error) {
      void refreshDataRequest(client, id);
      throw error;
    }
    toast({ title: words.done });
  };
  return (
    <div className="request-actions">
      <Button variant={acted ? 'primary' : 'outline'} size="s" onClick={() => setAsking('answered')}>
        {words.answered}
      </Button>
      <Button variant="outline" size="s" onClick={() => setAsking('refused')}>
        {words.refused}
      </Button>
      {asking && (
        <ReasonDialog
          words={{
            title: titles[asking],
            text: asking === 'answered' && items.length === 0 ? `${words.noRecords} ${words.text}` : words.text,
            hint: hints[asking],
            why: words.why,
            submit: words[asking],
            submitting: words.submitting,
            failed: words.failed,
          }}
          act={(reason) => close(asking, reason)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}

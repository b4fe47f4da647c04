import { useState } from 'react';
import type { WrittenNotice } from '#contract/decisions.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { apiReadNotice } from '#web/client/decisions.ts';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { PrintDialog } from './print-dialog.tsx';

const { notice: words } = desk;

/** The notice of a decision. The server keeps its report details, so each look reads it again. */
export function ShowNotice({ id }: { id: string }) {
  const [notice, setNotice] = useState<WrittenNotice>();
  const show = useAction(async () => setNotice(await apiReadNotice(id)), { failed: words.openFailed });
  return (
    <>
      <Button variant="quiet" size="s" className="decision-show" onClick={() => void show.act()}>
        {words.open}
      </Button>
      {notice && (
        <PrintDialog
          decisionId={id}
          title={words.shownTitle}
          notice={{ ...notice, to: null }}
          onClose={() => setNotice(undefined)}
        />
      )}
    </>
  );
}

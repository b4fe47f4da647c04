import { useState } from 'react';
import type { WrittenNotice } from '#contract/decisions.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { readNotice } from '#web/client/decisions.ts';
import { toast } from '#web/ui/toast.ts';
import { failureWords } from '#web/portal/failure-words.ts';
import { PrintDialog } from './print-dialog.tsx';

const { notice: words } = desk;

/** The notice of a decision, read again when asked for: what it says of a credit report stays with the server. */
export function ShowNotice({ id }: { id: string }) {
  const [notice, setNotice] = useState<WrittenNotice>();
  const show = async (): Promise<void> => {
    try {
      setNotice(await readNotice(id));
    } catch (error) {
      toast({ title: words.openFailed, description: failureWords(error as Error), destructive: true });
    }
  };
  return (
    <>
      <button type="button" className="link-button" onClick={() => void show()}>
        {words.open}
      </button>
      {notice && (
        <PrintDialog title={words.shownTitle} notice={{ ...notice, to: null }} onClose={() => setNotice(undefined)} />
      )}
    </>
  );
}

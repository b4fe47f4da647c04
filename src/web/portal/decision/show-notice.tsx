import { useId, useState } from 'react';
import type { WrittenNotice } from '#contract/decisions.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { readNotice } from '#web/client/decisions.ts';
import { toast } from '#web/ui/toast.ts';
import { failureWords } from '../failure-words.ts';
import { PrintStep } from './notice-step.tsx';
import { useModal } from '../use-modal.ts';

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
      {notice && <NoticeDialog notice={notice} onClose={() => setNotice(undefined)} />}
    </>
  );
}

function NoticeDialog({ notice, onClose }: { notice: WrittenNotice; onClose: () => void }) {
  const dialog = useModal();
  const id = useId();
  return (
    <dialog ref={dialog} className="dialog decision-dialog" aria-labelledby={id} onClose={onClose}>
      <PrintStep
        headingId={id}
        title={words.shownTitle}
        notice={{ ...notice, to: null }}
        onClose={() => dialog.current?.close()}
      />
    </dialog>
  );
}

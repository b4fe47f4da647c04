import { useEffect, useId, useRef, useState } from 'react';
import type { DecidedAnswer, DecideInput, NoticePreview } from '#contract/decisions.ts';
import { decisionWords } from '#copy/portal/decisions.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { recordDecision } from '#web/client/decisions.ts';
import { toast } from '#web/ui/toast.ts';
import { failureWords } from '#web/portal/failure-words.ts';
import { LeaveGuard } from '#web/portal/layout/leave-guard.tsx';
import type { DecidableFile } from './decidable-file.ts';
import { DecisionForm } from './decision-form.tsx';
import { NoticeStep } from './notice-step.tsx';
import { PrintDialog } from './print-dialog.tsx';

type Props = {
  file: DecidableFile;
  /** The file shows what stands now, after a success and after a refusal. */
  onDecided: (answer: DecidedAnswer) => void;
  onRefused: (error: Error) => void;
  onClose: () => void;
};
type Written = { decision: DecideInput; notice: NoticePreview };

/**
 * What is decided, then the notice as it will be read, then the record. Going back keeps what was filled in. It stands in
 * the file and covers nothing: the fields and a document beside them are what one decides from.
 */
export function DecisionDialog({ file, onDecided, onRefused, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [written, setWritten] = useState<Written>();
  const [toPrint, setToPrint] = useState<DecidedAnswer['notice']>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [dirty, setDirty] = useState(false);
  // The browser tells of a close a task later: a key that was pressed in between would find nobody.
  const close = (): void => {
    dialog.current?.close();
    onClose();
  };
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.show();
  }, []);

  const record = async ({ decision }: Written): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const answer = await recordDecision(file, decision);
      toast({ title: desk.notice.done(decisionWords.outcomes[decision.outcome]) });
      onDecided(answer);
      if (answer.notice.to === null && !answer.notice.waits) setToPrint(answer.notice);
      else close();
    } catch (error) {
      setFailure(failureWords(error as Error));
      onRefused(error as Error);
    } finally {
      setBusy(false);
    }
  };

  const back = (): void => {
    setWritten(undefined);
    setFailure(undefined);
    requestAnimationFrame(() => dialog.current?.querySelector<HTMLElement>('form button[type=submit]')?.focus());
  };

  if (toPrint) return <PrintDialog title={desk.notice.doneTitle} notice={toPrint} onClose={onClose} />;
  return (
    <>
      <LeaveGuard dirty={dirty} text={desk.dialog.leave} />
      <dialog
        ref={dialog}
        className="dialog decision-dialog decision-inline"
        aria-labelledby={`${id}-${written ? 'step' : 'form'}`}
        onKeyDown={(event) => {
          // A document beside it, or a dialog over it, has taken the key already.
          if (event.key !== 'Escape' || event.defaultPrevented) return;
          event.preventDefault();
          // From the notice one goes back to what was filled in, and loses nothing.
          if (written) back();
          else close();
        }}
      >
        <div hidden={written !== undefined}>
          <DecisionForm
            headingId={`${id}-form`}
            file={file}
            onWritten={(decision, notice) => setWritten({ decision, notice })}
            onCancel={close}
            onTyped={() => setDirty(true)}
          />
        </div>
        {written && (
          <NoticeStep
            headingId={`${id}-step`}
            notice={written.notice}
            failure={failure}
            busy={busy}
            onRecord={() => void record(written)}
            onBack={back}
          />
        )}
      </dialog>
    </>
  );
}

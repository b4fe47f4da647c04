import { useId, useState } from 'react';
import type { DecidedAnswer, DecideInput, NoticePreview } from '#contract/decisions.ts';
import { decisionWords } from '#copy/portal/decisions.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { recordDecision } from '#web/client/decisions.ts';
import { toast } from '#web/ui/toast.ts';
import { failureWords } from '../failure-words.ts';
import type { DecidableFile } from './decidable-file.ts';
import { DecisionForm } from './decision-form.tsx';
import { NoticeStep, PrintStep } from './notice-step.tsx';
import { useModal } from '../use-modal.ts';

type Props = {
  file: DecidableFile;
  /** The file shows what stands now, after a success and after a refusal. */
  onDecided: (answer: DecidedAnswer) => void;
  onRefused: (error: Error) => void;
  onClose: () => void;
};
type Written = { decision: DecideInput; notice: NoticePreview };

/** What is decided, then the notice as it will be read, then the record. Going back keeps what was filled in. */
export function DecisionDialog({ file, onDecided, onRefused, onClose }: Props) {
  const dialog = useModal();
  const id = useId();
  const [written, setWritten] = useState<Written>();
  const [toPrint, setToPrint] = useState<DecidedAnswer['notice']>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const close = (): void => dialog.current?.close();

  const record = async ({ decision }: Written): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const answer = await recordDecision(file, decision);
      toast({ title: desk.notice.done(decisionWords.outcomes[decision.outcome]) });
      onDecided(answer);
      if (answer.notice.to === null) setToPrint(answer.notice);
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

  const isForm = written === undefined && toPrint === undefined;
  return (
    <dialog
      ref={dialog}
      className="dialog decision-dialog"
      aria-labelledby={`${id}-${isForm ? 'form' : 'step'}`}
      onClose={onClose}
      // From the notice one goes back to what was filled in, and loses nothing.
      onCancel={(event) => {
        if (!written || toPrint) return;
        event.preventDefault();
        back();
      }}
    >
      <div hidden={!isForm}>
        <DecisionForm
          headingId={`${id}-form`}
          file={file}
          onWritten={(decision, notice) => setWritten({ decision, notice })}
          onCancel={close}
        />
      </div>
      {toPrint && <PrintStep headingId={`${id}-step`} title={desk.notice.doneTitle} notice={toPrint} onClose={close} />}
      {written && !toPrint && (
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
  );
}

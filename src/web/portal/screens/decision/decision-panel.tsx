import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import type { DecidedAnswer, DecideInput, NoticePreview } from '#contract/decisions.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { decisionWords } from '#copy/portal/decisions.ts';
import { apiRecordDecision } from '#web/client/decisions.ts';
import { failureWords } from '#web/portal/failure-words.ts';
import { LeaveDialog } from '#web/portal/layout/leave-guard.tsx';
import { toast } from '#web/ui/toast.ts';
import type { DecidableFile } from './decidable-file.ts';
import { DecisionForm } from './decision-form.tsx';
import { NoticeStep } from './notice-step.tsx';
import { PrintDialog } from './print-dialog.tsx';
import { useDecisionForm } from './use-decision-form.ts';
import './decision.css';

type Props = {
  file: DecidableFile;
  onDecided: (answer: DecidedAnswer) => void;
  onRefused: (error: Error) => void;
  onClose: () => void;
  /** Warnings of the file are right above the panel and stay in view. */
  belowWarnings?: boolean;
  /** What the decision has to consider, above its fields. */
  children: ReactNode;
};
type Written = { decision: DecideInput; notice: NoticePreview };

/**
 * The form of a decision, then its notice as a letter, then the record. Going back keeps what was filled in. It is a part
 * of the file and covers nothing, so that the fields and a document stay in view.
 */
export function DecisionPanel({ file, belowWarnings = false, onDecided, onRefused, onClose, children }: Props) {
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  const [written, setWritten] = useState<Written>();
  const form = useDecisionForm(file, (decision, notice) => setWritten({ decision, notice }));
  const [leaving, setLeaving] = useState(false);
  const [toPrint, setToPrint] = useState<DecidedAnswer>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  useLayoutEffect(() => {
    panel.current?.querySelector('input')?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: belowWarnings ? 'nearest' : 'start' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the panel opens
  }, []);

  const record = async ({ decision }: Written): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const answer = await apiRecordDecision(file, decision);
      toast({ title: desk.notice.done(decisionWords.outcomes[decision.outcome]) });
      onDecided(answer);
      if (answer.notice.to === null && !answer.notice.waits) setToPrint(answer);
      else onClose();
    } catch (error) {
      setFailure(failureWords(error as Error));
      onRefused(error as Error);
    } finally {
      setBusy(false);
    }
  };
  const back = (to = 'form button[type=submit]'): void => {
    setWritten(undefined);
    setFailure(undefined);
    requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>(to)?.focus());
  };
  const leave = (): void => (form.dirty ? setLeaving(true) : onClose());
  const press = (event: KeyboardEvent): void => {
    // A document next to the panel, or a dialog over it, may have taken the key already.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    // From the notice it leads back to the form, which loses nothing.
    if (written) back();
    else leave();
  };

  if (toPrint) {
    const { decisions, notice } = toPrint;
    return (
      <PrintDialog
        decisionId={decisions[0]?.id ?? ''}
        title={desk.notice.doneTitle}
        notice={notice}
        onClose={onClose}
      />
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves the form wherever the focus is in it
    <section
      ref={panel}
      className="panel decision-panel"
      aria-labelledby={`${id}-${written ? 'step' : 'form'}`}
      onKeyDown={press}
    >
      <div hidden={written !== undefined}>
        <DecisionForm headingId={`${id}-form`} file={file} form={form} onCancel={leave}>
          {children}
        </DecisionForm>
      </div>
      {written && (
        <NoticeStep
          headingId={`${id}-step`}
          notice={written.notice}
          documents={('documents' in written.decision && written.decision.documents) || []}
          failure={failure}
          busy={busy}
          onRecord={() => void record(written)}
          onBack={() => back()}
          {...(isWithoutFees(written.decision) && { onFees: () => back('.decision-fees :is(input, select)') })}
        />
      )}
      {leaving && <LeaveDialog text={desk.dialog.leave} onLeave={onClose} onStay={() => setLeaving(false)} />}
    </section>
  );
}

/** An offer without an answer about fees: its notice has no APR. */
const isWithoutFees = (decision: DecideInput): boolean => 'fees' in decision && decision.fees === null;

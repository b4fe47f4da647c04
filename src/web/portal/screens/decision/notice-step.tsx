import { Percent, Printer } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import type { NoticePreview } from '#contract/decisions.ts';
import type { RequiredDocument } from '#contract/required-documents.ts';
import { requiredDocuments as names } from '#copy/en/required-documents.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { FormFailure } from '#web/portal/components/form-failure.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialog.tsx';
import { type LetterContent, NoticeLetter } from './notice-letter.tsx';

const { notice: words } = desk;
type Unsent = LetterContent & Pick<NoticePreview, 'waits' | 'reviewed'>;
type Props = {
  headingId: string;
  notice: Unsent;
  /** The documents that are requested together with an approval. */
  documents: readonly RequiredDocument[];
  failure: string | undefined;
  busy: boolean;
  onRecord: () => void;
  onBack: () => void;
  /** Leads back to the fees of an offer that has no answer about them. */
  onFees?: () => void;
};

/** The notice as it will be sent, before anything is recorded. */
export function NoticeStep({ headingId, notice, documents, failure, busy, onRecord, onBack, onFees }: Props) {
  // The letter takes the focus, not the button: a second Enter would send an unread notice.
  const letter = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    letter.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  const record = notice.to === null || notice.waits ? words.recordByHand : words.record(notice.to);
  return (
    <div className="decision-step">
      <header className="decision-head">
        <h2 id={headingId} ref={heading}>
          {words.title}
        </h2>
        <p>{leadOf(notice)}</p>
        {documents.length > 0 && <p>{words.documents(documents.map((one) => names[one].name))}</p>}
      </header>
      {onFees && (
        <Alert tone="warn" icon={Percent} title={words.noFees.title} className="decision-warning">
          <p>{words.noFees.text}</p>
          <Button variant="outline" size="s" onClick={onFees}>
            {words.noFees.answer}
          </Button>
        </Alert>
      )}
      <NoticeLetter ref={letter} notice={notice} />
      <FormFailure title={words.failed} text={failure} />
      <div className="decision-actions">
        <Button busy={busy && words.recording} onClick={onRecord}>
          {record}
        </Button>
        <Button variant="outline" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </div>
  );
}

function leadOf({ to, waits, reviewed }: Unsent): string {
  const delivery = waits ? words.waits : to === null ? words.byHand : '';
  return [delivery, reviewed ? '' : words.counsel].join(' ').trim();
}

type PrintProps = {
  headingId: string;
  title: string;
  notice: LetterContent;
  /** Asks whether it printed. */
  confirm: { busy: boolean; onYes: () => void; onNo: () => void } | undefined;
  onPrint: () => void;
  onClose: () => void;
  printButton: RefObject<HTMLButtonElement | null>;
};

const focusOn = (button: HTMLButtonElement | null): void => button?.focus();

/** The notice of a recorded decision, for print. */
export const PrintStep = ({ headingId, title, notice, confirm, onPrint, onClose, printButton }: PrintProps) => (
  <div className="decision-step">
    <h2 id={headingId}>{title}</h2>
    <NoticeLetter notice={notice} />
    {confirm ? (
      <DialogActions key="printed">
        <p id={`${headingId}-printed`} className="notice-printed">
          {words.printed.question}
        </p>
        <Button
          ref={focusOn}
          aria-describedby={`${headingId}-printed`}
          busy={confirm.busy && words.recording}
          onClick={confirm.onYes}
        >
          {words.printed.yes}
        </Button>
        <Button variant="outline" onClick={confirm.onNo}>
          {words.printed.no}
        </Button>
      </DialogActions>
    ) : (
      <DialogActions key="print">
        <Button ref={printButton} icon={Printer} onClick={onPrint}>
          {words.print}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    )}
  </div>
);

import { CircleAlert, Printer } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import type { NoticePreview } from '#contract/decisions.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { Alert } from '#web/ui/alert.tsx';

const { notice: words } = desk;
type Notice = Pick<NoticePreview, 'subject' | 'text' | 'english' | 'to'>;
type Unsent = Notice & Pick<NoticePreview, 'waits'>;
type Props = {
  headingId: string;
  notice: Unsent;
  failure: string | undefined;
  busy: boolean;
  onRecord: () => void;
  onBack: () => void;
};

/** The notice as it will be sent, before anything is recorded. */
export function NoticeStep({ headingId, notice, failure, busy, onRecord, onBack }: Props) {
  // Not the button that sends: the second of two quick Enters would send what nobody has read.
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="decision-step">
      <h2 id={headingId}>{words.title}</h2>
      {failure !== undefined && (
        <Alert tone="bad" icon={CircleAlert} role="alert" title={words.failed}>
          <p>{failure}</p>
        </Alert>
      )}
      <NoticeText ref={text} notice={notice} />
      <p className="decision-counsel">{[...deliveryWords(notice), words.counsel].join(' ')}</p>
      <div className="dialog-actions">
        <button type="button" className="button" aria-disabled={busy} onClick={onRecord}>
          {busy ? words.recording : notice.to === null || notice.waits ? words.recordByHand : words.record}
        </button>
        <button type="button" className="button button-outline" onClick={onBack}>
          {words.back}
        </button>
      </div>
    </div>
  );
}

function deliveryWords({ to, waits }: Unsent): string[] {
  if (waits) return [words.waits];
  return to === null ? [words.byHand] : [];
}

type PrintProps = { headingId: string; title: string; notice: Notice; onClose: () => void };

/** The notice of what was recorded, for print. */
export function PrintStep({ headingId, title, notice, onClose }: PrintProps) {
  return (
    <div className="decision-step">
      <h2 id={headingId}>{title}</h2>
      <NoticeText notice={notice} />
      <div className="dialog-actions">
        <button type="button" className="button" onClick={() => window.print()}>
          <Printer size={18} strokeWidth={1.75} aria-hidden />
          {words.print}
        </button>
        <button type="button" className="button button-outline" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </div>
  );
}

type TextProps = { notice: Notice; ref?: RefObject<HTMLDivElement | null> };

/** As it is sent and printed; beside one in Spanish, what it says in English. */
const NoticeText = ({ notice: { to, subject, text, english }, ref }: TextProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by key
  <div ref={ref} className="decision-notice" tabIndex={0} role="region" aria-label={subject}>
    <div lang={english === null ? 'en' : 'es'}>
      {to !== null && (
        <p className="decision-notice-to" lang="en">
          {words.to(to)}
        </p>
      )}
      <p className="decision-notice-subject">{subject}</p>
      <pre>{text}</pre>
    </div>
    {english !== null && (
      <aside className="decision-english" aria-label={words.english}>
        <p className="decision-notice-to">{words.english}</p>
        <p className="decision-notice-subject">{english.subject}</p>
        <pre>{english.text}</pre>
      </aside>
    )}
  </div>
);

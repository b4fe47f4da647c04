import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Alert } from '#web/ui/alert.tsx';

/** A field that people do not see. A program that fills it in gets an answer, and nothing is stored. */
export const Honeypot = () => (
  <div className="inquiry-trap" aria-hidden="true">
    <label>
      Website <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

export const InquiryNoScript = ({ text, phone }: { text: string; phone: { display: string; dial: string } }) => (
  <noscript>
    <p className="inquiry-no-script">
      {text} <a href={`tel:${phone.dial}`}>{phone.display}</a>
    </p>
  </noscript>
);

export const NotSent = ({ title, text }: { title: string; text: string | undefined }) => (
  <div role="alert">
    {text !== undefined && (
      <Alert tone="bad" icon={CircleAlert} title={title}>
        <p>{text}</p>
      </Alert>
    )}
  </div>
);

/** Takes the place of a form that was sent, and the focus. */
export function SentNote({
  title,
  text,
  again,
  onAgain,
}: Record<'title' | 'text' | 'again', string> & { onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="inquiry-sent">
      <Alert ref={box} tabIndex={-1} tone="ok" icon={CircleCheck} title={title} role="status">
        <p>{text}</p>
      </Alert>
      <button type="button" className="link-button" onClick={onAgain}>
        {again}
      </button>
    </div>
  );
}

import { Check, Copy } from 'lucide-react';
import { uploadLinkWords } from '#copy/portal/documents.ts';
import { showInstant } from '#web/portal/instants.ts';
import { QrImage } from '#web/portal/components/qr-dialog.tsx';
import { useCopy } from '#web/portal/hooks/use-copy.ts';

const { ready: words } = uploadLinkWords;

type Props = {
  headingId: string;
  made: { uploadUrl: string; expiresAt: string };
  onAnother: () => void;
  onDone: () => void;
};

export function LinkReady({ headingId, made: { uploadUrl, expiresAt }, onAnother, onDone }: Props) {
  const { copied, copy } = useCopy(uploadUrl);
  return (
    <div className="link-ready">
      <h2 id={headingId}>{words.title}</h2>
      <p>{words.text(showInstant(expiresAt))}</p>
      <div className="link-copy">
        <input
          className="field-control"
          readOnly
          value={uploadUrl}
          aria-label={words.link}
          ref={focus}
          onFocus={({ target }) => target.select()}
        />
        <button type="button" className="button" onClick={copy}>
          {copied ? <Check size={18} aria-hidden /> : <Copy size={18} strokeWidth={1.75} aria-hidden />}
          {copied ? words.copied : words.copy}
        </button>
      </div>
      <QrImage url={uploadUrl} label={words.code} />
      <div className="dialog-actions">
        <button type="button" className="button button-outline" onClick={onAnother}>
          {words.another}
        </button>
        <button type="button" className="button button-quiet" onClick={onDone}>
          {words.close}
        </button>
      </div>
    </div>
  );
}

/** The form that had the focus is gone. */
const focus = (input: HTMLInputElement | null): void => input?.focus();

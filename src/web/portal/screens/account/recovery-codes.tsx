import { Check, Copy, Download, LifeBuoy } from 'lucide-react';
import { account } from '#copy/portal/account.ts';
import { frame } from '#copy/portal/frame.ts';
import { saveFile } from '#web/client/save-file.ts';
import { Alert } from '#web/ui/alert.tsx';
import { useCopy } from '#web/portal/hooks/use-copy.ts';

const { codes: words } = account.totp;

/** Shown this once; they leave the page only by the button. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = codes.join('\n');
  const { copied, copy } = useCopy(text);
  return (
    <div className="account-form">
      <Alert tone="warn" icon={LifeBuoy} role="status" title={words.title}>
        <p>{words.text}</p>
      </Alert>
      <ul className="account-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="account-actions">
        <button type="button" className="button button-outline" onClick={copy}>
          {copied ? (
            <Check size={18} strokeWidth={1.75} aria-hidden />
          ) : (
            <Copy size={18} strokeWidth={1.75} aria-hidden />
          )}
          {copied ? frame.copied : words.copy}
        </button>
        <button
          type="button"
          className="button button-outline"
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), words.fileName)}
        >
          <Download size={18} strokeWidth={1.75} aria-hidden />
          {words.download}
        </button>
        <button type="button" className="button" onClick={onDone}>
          {words.done}
        </button>
      </div>
    </div>
  );
}

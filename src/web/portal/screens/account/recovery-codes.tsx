import { Check, Copy, Download, LifeBuoy } from 'lucide-react';
import { account } from '#copy/portal/account.ts';
import { frame } from '#copy/portal/frame.ts';
import { saveFile } from '#web/client/save-file.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
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
        <Button variant="outline" onClick={copy} icon={copied ? Check : Copy}>
          {copied ? frame.copied : words.copy}
        </Button>
        <Button
          variant="outline"
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), words.fileName)}
          icon={Download}
        >
          {words.download}
        </Button>
        <Button onClick={onDone}>{words.done}</Button>
      </div>
    </div>
  );
}

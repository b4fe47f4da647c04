import { CircleAlert, CircleCheck, FileUp } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import type { VerifyWords } from './words.ts';

type Result = { kind: 'none' | 'reading' | 'unread' } | { kind: 'same' | 'other'; name: string };

/** Compares a file with the recorded fingerprint in the browser. The file is not sent anywhere. */
export function CompareFile({ copy, contentHash }: { copy: VerifyWords['copy']; contentHash: string }) {
  const [result, setResult] = useState<Result>({ kind: 'none' });

  const compare = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setResult({ kind: 'reading' });
    try {
      const same = (await sha256(await file.arrayBuffer())) === contentHash;
      setResult({ kind: same ? 'same' : 'other', name: file.name });
    } catch {
      setResult({ kind: 'unread' });
    }
  };

  return (
    <section className="verify-panel" aria-labelledby="verify-compare">
      <h2 id="verify-compare">{copy.compare}</h2>
      {window.isSecureContext ? (
        <label className="verify-drop">
          <FileUp size={24} strokeWidth={1.75} aria-hidden />
          <span className="verify-choose">{result.kind === 'reading' ? copy.reading : copy.choose}</span>
          <span className="verify-drop-text">{copy.compareText}</span>
          {/* It covers the whole field: what is dropped there is a choice like any other. */}
          <input
            type="file"
            accept="application/pdf,.pdf"
            onChange={(event) => {
              void compare(event.target.files?.[0]);
              // The same file, chosen again, is read again.
              event.target.value = '';
            }}
          />
        </label>
      ) : (
        <p>{copy.insecure}</p>
      )}
      <div role="status">
        <Verdict copy={copy} result={result} />
      </div>
    </section>
  );
}

function Verdict({ copy, result }: { copy: VerifyWords['copy']; result: Result }) {
  switch (result.kind) {
    case 'same':
      return (
        <Alert tone="ok" icon={CircleCheck} title={copy.sameTitle}>
          <p>{copy.same(result.name)}</p>
        </Alert>
      );
    case 'other':
      return (
        <Alert tone="bad" icon={CircleAlert} title={copy.otherTitle}>
          <p>{copy.other(result.name)}</p>
        </Alert>
      );
    case 'unread':
      return (
        <Alert tone="bad" icon={CircleAlert} title={copy.unreadTitle}>
          <p>{copy.unread}</p>
        </Alert>
      );
    case 'none':
    case 'reading':
      return null;
  }
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

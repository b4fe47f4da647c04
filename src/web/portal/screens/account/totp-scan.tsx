import { type SubmitEvent, useState } from 'react';
import { type BegunTotp } from '#contract/account.ts';
import { signInMessages } from '#contract/sign-in.ts';
import { account } from '#copy/portal/account.ts';
import { apiConfirmTotp } from '#web/client/account.ts';
import { RequestError } from '#web/client/request.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { typed } from '#web/ui/typed.ts';
import { CopyButton } from '#web/portal/components/copy-button.tsx';
import { failureWords } from '#web/portal/failure-words.ts';
import { QrImage } from '#web/portal/components/qr-dialog.tsx';
import { CodeField } from '../sign-in/code-field.tsx';

const { scan, failed } = account.totp;
type Props = { begun: BegunTotp; onOn: (recoveryCodes: string[]) => void; onCancel: () => void };

/** The square code for the app, the key for who cannot read it, and the first code as proof. */
export function TotpScan({ begun, onOn, onCancel }: Props) {
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const code = typed(new FormData(form), 'code').trim();
    setFault(code === '' ? signInMessages.code : undefined);
    if (code === '' || busy) return;
    setBusy(true);
    try {
      onOn(await apiConfirmTotp(code));
    } catch (error) {
      setBusy(false);
      setFault(error instanceof RequestError ? error.fields['code'] : undefined);
      toast({ title: failed, description: failureWords(error as Error), destructive: true });
      form.querySelector<HTMLInputElement>('[name=code]')?.focus();
    }
  };
  return (
    <form className="account-form" noValidate onSubmit={(event) => void submit(event)}>
      <p>{scan.first}</p>
      <div className="account-qr">
        <QrImage url={begun.uri} label={scan.qr} />
        <div>
          <p>{scan.byHand}</p>
          <p className="account-key">
            <code>{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            <CopyButton text={begun.secret} label={scan.copy} />
          </p>
        </div>
      </div>
      <CodeField frame={{ label: scan.code, hint: scan.hint, error: fault }} />
      <div className="account-actions">
        <Button type="submit" busy={busy && scan.submitting}>
          {scan.submit}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {scan.cancel}
        </Button>
      </div>
    </form>
  );
}

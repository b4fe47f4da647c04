import { type BegunTotp, confirmTotpSchema } from '#contract/account.ts';
import { account } from '#copy/portal/account.ts';
import { apiConfirmTotp } from '#web/client/account.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/portal/components/copy-button.tsx';
import { FormFailure } from '#web/portal/components/form-failure.tsx';
import { useForm } from '#web/portal/hooks/use-form.ts';
import { QrImage } from '#web/portal/components/qr-dialog.tsx';
import { CodeField } from '../sign-in/code-field.tsx';

const { scan, failed } = account.totp;
type Props = { begun: BegunTotp; onOn: (recoveryCodes: string[]) => void; onCancel: () => void };

/** The square code for the app, the key for who cannot read it, and the first code as proof. */
export function TotpScan({ begun, onOn, onCancel }: Props) {
  const form = useForm({
    id: 'totp',
    initial: { code: '' },
    schema: confirmTotpSchema,
    send: async ({ code }) => onOn(await apiConfirmTotp(code)),
  });
  return (
    <form className="account-form" {...form.form}>
      <FormFailure title={failed} text={form.failure} />
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
      <CodeField {...form.text('code', { label: scan.code, hint: scan.hint })} />
      <div className="account-actions">
        <Button type="submit" busy={form.busy && scan.submitting}>
          {scan.submit}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {scan.cancel}
        </Button>
      </div>
    </form>
  );
}

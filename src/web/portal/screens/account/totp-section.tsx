import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Account, beginTotpSchema, type BegunTotp } from '#contract/account.ts';
import { account } from '#copy/portal/account.ts';
import { apiBeginTotp, apiDisableTotp, refreshAccount, apiRenewRecoveryCodes } from '#web/client/account.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { FormFailure } from '#web/portal/components/form-failure.tsx';
import { useForm } from '#web/portal/hooks/use-form.ts';
import { PasswordField } from '../sign-in/password-field.tsx';
import { nothingMore, StepUpDialog } from '#web/portal/components/step-up-dialog.tsx';
import { AccountSection } from './account-section.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpScan } from './totp-scan.tsx';

const { totp: words } = account;

/** Off: password, square code, first code, recovery codes. On: what is left, new recovery codes, off again. */
export function TotpSection({ totp }: { totp: Account['totp'] }) {
  const client = useQueryClient();
  const [begun, setBegun] = useState<BegunTotp>();
  const [codes, setCodes] = useState<string[]>();
  const [asking, setAsking] = useState<'off' | 'renew'>();
  const switchedOn = (recoveryCodes: string[]): void => {
    setBegun(undefined);
    setCodes(recoveryCodes);
    toast(words.switchedOn);
    void refreshAccount(client);
  };
  return (
    <AccountSection heading={words.heading} text={words.text}>
      <p className="account-state">
        <span className={totp.on ? 'badge badge-ok' : 'badge'}>{totp.on ? words.on : words.off}</span>
        {totp.on && <span>{words.left(totp.recoveryCodesLeft)}</span>}
      </p>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
      ) : begun ? (
        <TotpScan begun={begun} onOn={switchedOn} onCancel={() => setBegun(undefined)} />
      ) : totp.on ? (
        <div className="account-actions">
          <Button variant="outline" onClick={() => setAsking('renew')}>
            {words.renew}
          </Button>
          {!totp.required && (
            <Button variant="bad" onClick={() => setAsking('off')}>
              {words.turnOff}
            </Button>
          )}
        </div>
      ) : (
        <BeginTotp onBegun={setBegun} />
      )}
      {asking && (
        <StepUpDialog
          words={words.confirm[asking]}
          more={nothingMore}
          act={async (input) => {
            if (asking === 'renew') setCodes(await apiRenewRecoveryCodes(input));
            else {
              await apiDisableTotp(input);
              toast(words.switchedOff);
            }
            void refreshAccount(client);
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </AccountSection>
  );
}

function BeginTotp({ onBegun }: { onBegun: (begun: BegunTotp) => void }) {
  const form = useForm({
    id: 'totp',
    initial: { password: '' },
    schema: beginTotpSchema,
    send: async ({ password }) => onBegun(await apiBeginTotp(password)),
  });
  return (
    <form className="account-form" {...form.form}>
      <FormFailure title={words.failed} text={form.failure} />
      <PasswordField {...form.text('password', { label: words.password }, { autoComplete: 'current-password' })} />
      <Button type="submit" busy={form.busy && words.beginning}>
        {words.begin}
      </Button>
    </form>
  );
}

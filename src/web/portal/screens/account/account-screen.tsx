import { KeyRound } from 'lucide-react';
import { account as words } from '#copy/portal/account.ts';
import { useAccount } from '#web/client/account.ts';
import { useSession } from '#web/client/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { ChangePassword } from './change-password.tsx';
import { MailChoice } from './mail-choice.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { TotpSection } from './totp-section.tsx';
import './account.css';

/** Password, two-step sign-in, emails and sessions of the signed-in user. */
export function AccountScreen() {
  const account = useAccount();
  const email = useSession()?.user.email ?? '';
  return (
    <div className="account">
      <header>
        <ScreenHeading className="screen-title" title={words.title}>
          {words.title}
        </ScreenHeading>
        <p>{words.lead(email)}</p>
      </header>
      <FailedRead read={account} title={words.failed} />
      {account.data?.totp.required === true && !account.data.totp.on && (
        <Alert tone="warn" icon={KeyRound} role="status" title={words.required.title}>
          <p>{words.required.text}</p>
        </Alert>
      )}
      <div className="panel account-sections" aria-busy={account.isPending}>
        <ChangePassword />
        {account.isPending && <span className="skeleton skeleton-late account-skeleton" />}
        {account.data && <TotpSection totp={account.data.totp} />}
        {account.data && <MailChoice chosen={account.data.mailUpdates} />}
        <OwnSessions />
      </div>
    </div>
  );
}

import { KeyRound } from 'lucide-react';
import type { Account } from '#contract/account.ts';
import type { SignedInUser } from '#contract/sign-in.ts';
import { account as words } from '#copy/portal/account.ts';
import { people } from '#copy/portal/people.ts';
import { useAccount } from '#web/client/account.ts';
import { useSession } from '#web/client/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { EmailText } from '#web/portal/components/email-text.tsx';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { nameOf } from '#web/portal/layout/portal-links.tsx';
import { ChangePassword } from './change-password.tsx';
import { MailChoice } from './mail-choice.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { TotpSection } from './totp-section.tsx';
import './account.css';

/** Name, role, password, two-step sign-in, emails and sessions of the signed-in user. */
export function AccountScreen() {
  const account = useAccount();
  const user = useSession()?.user;
  return (
    <div className="account">
      <header>
        <ScreenHeading className="screen-title" title={words.title}>
          {words.title}
        </ScreenHeading>
        <p>{words.lead[user?.role === 'dealer' ? 'dealer' : 'staff']}</p>
      </header>
      {user && <Facts user={user} account={account.data} />}
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

type FactsProps = { user: SignedInUser; account: Account | undefined };

function Facts({ user, account }: FactsProps) {
  const { facts } = words;
  const rows = [
    [facts.name, nameOf(user)],
    [facts.email, <EmailText key="email">{user.email}</EmailText>],
    [facts.role, account?.roles.map((role) => people.roles[role]).join(', ')],
    [facts.company, account?.dealership],
  ] as const;
  return (
    <dl className="panel account-facts" aria-busy={account === undefined}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

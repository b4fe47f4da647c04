import { ArrowRight, Check, Clock, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { ApplicationInvite } from '#contract/application-invites.ts';
import { sendApplication as words } from '#copy/portal/send-application.ts';
import { EmailText } from '#web/portal/components/email-text.tsx';
import { showDate } from '#web/portal/instants.ts';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { InviteActions, SendAgain } from './invite-actions.tsx';
import { UndeliveredEmail } from './undelivered-email.tsx';

const tones = { completed: 'ok', expired: 'bad', revoked: 'plain', pending: 'warn' } as const;

/** Returns completed, else revoked, else expired by status or date, else pending. */
export const statusOf = ({ status, expiresAt, revokedAt }: ApplicationInvite, now: number): keyof typeof tones => {
  if (status === 'completed') return 'completed';
  if (revokedAt !== null) return 'revoked';
  return status === 'expired' || Date.parse(expiresAt) < now ? 'expired' : 'pending';
};

export function InviteCard({ invite }: { invite: ApplicationInvite }) {
  const status = statusOf(invite, useNow());
  const { card, named } = useNamedCard(`invite-${invite.id}`);
  return (
    <li className="send-card" id={`invite-${invite.id}`} ref={card} data-named={named || undefined}>
      <div className="send-card-head">
        <div>
          <h3>{invite.recipientName}</h3>
          <p>
            <EmailText>{invite.recipientEmail}</EmailText>
          </p>
        </div>
        <Badge tone={tones[status]}>{words.statuses[status]}</Badge>
      </div>
      <div>
        <dl>
          <div>
            <dt>{words.list.sent}</dt>
            <dd>
              {showDate(invite.createdAt)} {words.list.by(invite.sentBy)}
            </dd>
          </div>
          <div>
            <dt>{words.list.expires}</dt>
            <dd>{showDate(invite.expiresAt)}</dd>
          </div>
          {invite.completedAt !== null && (
            <div>
              <dt>{words.list.completed}</dt>
              <dd>{showDate(invite.completedAt)}</dd>
            </div>
          )}
        </dl>
        <p className="send-mailed">
          <EmailNote invite={invite} pending={status === 'pending'} />
          {invite.revokedAt !== null && <span>{words.list.revokedOn(showDate(invite.revokedAt))}</span>}
          {invite.reference !== null && <span>{words.list.reference(invite.reference)}</span>}
        </p>
      </div>
      {status === 'pending' && <InviteActions invite={invite} />}
      {status === 'completed' && <DealOfInvite invite={invite} />}
      {status === 'expired' && invite.emailState !== 'refused' && (
        <div className="send-actions">
          <SendAgain id={invite.id} />
        </div>
      )}
      {(status === 'pending' || (status === 'expired' && invite.emailState === 'refused')) && (
        <UndeliveredEmail key={invite.recipientEmail} invite={invite} />
      )}
    </li>
  );
}

/** Shows whether the link was emailed. While the link is pending, the fix for a failure follows below. */
function EmailNote({ invite: { emailState }, pending }: { invite: ApplicationInvite; pending: boolean }) {
  if (emailState === 'sent')
    return (
      <>
        <Icon of={Check} /> {words.list.emailSent}
      </>
    );
  if (emailState === null || (pending && emailState !== 'waiting')) return null;
  return (
    <>
      <Icon of={Clock} /> {pending ? words.list.emailWaiting : words.list.emailNotSent}
    </>
  );
}

/** Leads to the deal of the application, or to the form that creates it. */
function DealOfInvite({ invite: { id, dealId, recipientName } }: { invite: ApplicationInvite }) {
  const made = dealId !== null;
  return (
    <div className="send-actions">
      <Link
        button
        variant={made ? 'outline' : 'primary'}
        size="s"
        icon={made ? ArrowRight : Plus}
        to={made ? `/dealer/deals/${dealId}` : `/dealer/deals/new?application=${id}`}
      >
        {made ? words.deal.open : words.deal.make}
        <span className="sr-only">, {recipientName}</span>
      </Link>
    </div>
  );
}

/** Scrolls to the card that the address names, also when the list arrives after the screen. */
function useNamedCard(id: string) {
  const card = useRef<HTMLLIElement>(null);
  const { hash, key } = useLocation();
  const named = hash === `#${id}`;
  useEffect(() => {
    if (named) card.current?.scrollIntoView({ block: 'center' });
  }, [named, key]);
  return { card, named };
}

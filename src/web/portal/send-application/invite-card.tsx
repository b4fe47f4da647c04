import { Check, Clock } from 'lucide-react';
import type { ApplicationInvite } from '#contract/application-invites.ts';
import { sendApplication as words } from '#copy/portal/send-application.ts';
import { showDate } from '../instants.ts';
import { useNow } from '../use-now.ts';
import { InviteActions } from './invite-actions.tsx';

const tones = { completed: 'ok', expired: 'bad', pending: 'warn' } as const;

/** Completed, else expired by its own word or by its date, else pending. */
export const statusOf = ({ status, expiresAt }: ApplicationInvite, now: number): keyof typeof tones => {
  if (status === 'completed') return 'completed';
  return status === 'expired' || Date.parse(expiresAt) < now ? 'expired' : 'pending';
};

export function InviteCard({ invite }: { invite: ApplicationInvite }) {
  const status = statusOf(invite, useNow());
  const mailed = invite.emailSent === 'true';
  return (
    <li className="panel send-card">
      <div className="send-card-head">
        <div>
          <h3>{invite.recipientName}</h3>
          <p>{invite.recipientEmail}</p>
        </div>
        <span className={`badge badge-${tones[status]}`}>{words.statuses[status]}</span>
      </div>
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
        {mailed ? <Check size={16} aria-hidden /> : <Clock size={16} aria-hidden />}
        {mailed ? words.list.emailSent : words.list.emailWaiting}
        {invite.revokedAt !== null && <span>{words.list.revokedOn(showDate(invite.revokedAt))}</span>}
        {invite.reference !== null && <span>{words.list.reference(invite.reference)}</span>}
      </p>
      {status === 'pending' && <InviteActions invite={invite} />}
    </li>
  );
}

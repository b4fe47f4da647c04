import { useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type { UploadLink } from '#contract/upload-links.ts';
import { uploadLinkWords as words } from '#copy/portal/documents.ts';
import { refreshRequestedDocuments, apiRevokeUploadLink, useUploadLinks } from '#web/client/documents.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/portal/components/confirm-dialog.tsx';
import { EmailText } from '#web/portal/components/email-text.tsx';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { showDate, showInstant } from '#web/portal/instants.ts';
import './documents.css';

const tones = { active: 'ok', used_up: 'plain', expired: 'bad', revoked: 'bad', closed: 'plain' } as const;

type Props = {
  dealId: string;
  /** A closed deal gets no new links. */
  closed: boolean;
  /** Undefined where the next move offers a link. */
  onMake: (() => void) | undefined;
};

/** The links by which the customer adds documents. */
export function LinksSection({ dealId, closed, onMake }: Props) {
  const read = useUploadLinks(dealId);
  const { data } = read;
  return (
    <Card
      title={words.title}
      flush
      actions={
        !closed &&
        onMake && (
          <Button variant="outline" size="s" icon={Link2} shortcut="u" onClick={onMake}>
            {words.make}
          </Button>
        )
      }
    >
      {!data && <FailedRead read={read} title={words.failed} className="documents-alert" />}
      {data?.length === 0 && <p className="deal-panel-text">{closed ? words.noneClosed : words.none}</p>}
      {data && data.length > 0 && (
        <>
          <ul className="documents-list">
            {data.map((link) => (
              <LinkRow key={link.id} link={link} dealId={dealId} />
            ))}
          </ul>
          <p className="documents-foot">{words.once}</p>
        </>
      )}
    </Card>
  );
}

function LinkRow({ link, dealId }: { link: UploadLink; dealId: string }) {
  const client = useQueryClient();
  const [asks, setAsks] = useState(false);
  const { label, state, remainingUploads, maxUses, requested } = link;
  const isOver = state !== 'active' && state !== 'used_up';
  const received = requested.filter((one) => one.received > 0).length;
  const revocation = useAction(() => apiRevokeUploadLink(link.id), { done: words.revoked, failed: words.notRevoked });
  const revoke = async (): Promise<void> => {
    await revocation.act();
    await refreshRequestedDocuments(client, dealId);
  };
  return (
    <li className="link-row">
      <div className="link-row-head">
        <p className="document-name">{label}</p>
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
      </div>
      <p>
        {isOver ? words.usedOf(maxUses - remainingUploads, maxUses) : words.left(remainingUploads, maxUses)},{' '}
        {(state === 'expired' ? words.expired : words.expires)(showInstant(link.expiresAt))}
      </p>
      {requested.length > 0 && <p>{words.papers(received, requested.length)}</p>}
      <p>
        <EmailText>{words.made(link.createdBy, showDate(link.createdAt))}</EmailText>
      </p>
      <p>{words.reference(link.reference)}</p>
      {(state === 'active' || state === 'used_up') && (
        <Button variant="quiet" size="s" onClick={() => setAsks(true)}>
          {words.revoke}
          <span className="sr-only">: {label}</span>
        </Button>
      )}
      {asks && (
        <ConfirmDialog {...words.confirm} confirm={words.revoke} bad act={revoke} onClose={() => setAsks(false)} />
      )}
    </li>
  );
}

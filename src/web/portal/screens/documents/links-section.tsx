import { useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type { UploadLink } from '#contract/upload-links.ts';
import { uploadLinkWords as words } from '#copy/portal/documents.ts';
import { rereadRequestedDocuments, apiRevokeUploadLink, useUploadLinks } from '#web/client/documents.ts';
import { toast } from '#web/ui/toast.ts';
import { ConfirmDialog } from '#web/portal/components/confirm-dialog.tsx';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { failureWords } from '#web/portal/failure-words.ts';
import { showDate, showInstant } from '#web/portal/instants.ts';
import './documents.css';

const tones = { active: 'ok', used_up: 'plain', expired: 'bad', revoked: 'bad' } as const;

/** The links of a deal by which its customer adds documents. A removed deal gets no new ones. */
export function LinksSection({ dealId, removed, onMake }: { dealId: string; removed: boolean; onMake: () => void }) {
  const read = useUploadLinks(dealId);
  const { data } = read;
  return (
    <section className="panel deal-panel">
      <div className="documents-head">
        <h2>{words.title}</h2>
        {!removed && (
          <button type="button" className="button button-outline button-dense" onClick={onMake}>
            <Link2 size={16} strokeWidth={1.75} aria-hidden />
            {words.make}
          </button>
        )}
      </div>
      {!data && <FailedRead read={read} title={words.failed} className="documents-alert" />}
      {data?.length === 0 && <p className="deal-panel-text">{words.none}</p>}
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
    </section>
  );
}

function LinkRow({ link, dealId }: { link: UploadLink; dealId: string }) {
  const client = useQueryClient();
  const [asks, setAsks] = useState(false);
  const { label, state, remainingUploads, maxUses, requested } = link;
  const over = state === 'expired' ? words.expired : words.expires;
  const received = requested.filter((one) => one.received > 0).length;
  const revoke = async (): Promise<void> => {
    try {
      await apiRevokeUploadLink(link.id);
      toast(words.revoked);
    } catch (error) {
      toast({ title: words.notRevoked, description: failureWords(error as Error), destructive: true });
    }
    await rereadRequestedDocuments(client, dealId);
  };
  return (
    <li className="link-row">
      <div className="link-row-head">
        <p className="document-name">{label}</p>
        <span className={`badge badge-${tones[state]}`}>{words.states[state]}</span>
      </div>
      <p>
        {words.left(remainingUploads, maxUses)}, {over(showInstant(link.expiresAt))}
      </p>
      {requested.length > 0 && <p>{words.papers(received, requested.length)}</p>}
      <p>{words.made(link.createdBy, showDate(link.createdAt))}</p>
      <p>{words.reference(link.reference)}</p>
      {(state === 'active' || state === 'used_up') && (
        <button type="button" className="button button-quiet button-dense" onClick={() => setAsks(true)}>
          {words.revoke}
          <span className="sr-only">: {label}</span>
        </button>
      )}
      {asks && (
        <ConfirmDialog {...words.confirm} confirm={words.revoke} bad act={revoke} onClose={() => setAsks(false)} />
      )}
    </li>
  );
}

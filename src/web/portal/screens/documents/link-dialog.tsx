import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Deal } from '#contract/deals.ts';
import type { RequiredDocument } from '#contract/required-documents.ts';
import { frame } from '#copy/portal/frame.ts';
import { account as accountWords } from '#copy/portal/account.ts';
import { documentsSection, uploadLinkWords as words } from '#copy/portal/documents.ts';
import { useAccount } from '#web/client/account.ts';
import { apiCreateUploadLink, refreshRequestedDocuments, useDocuments, useUploadLinks } from '#web/client/documents.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { showInstant } from '#web/portal/instants.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { linkChoice } from './link-choice.ts';
import { LinkForm } from './link-form.tsx';
import { LinkReady } from './link-ready.tsx';
import { useRequested } from './use-requested.ts';
import './documents.css';

export type CreatedLink = { uploadUrl: string; expiresAt: string; requested: readonly RequiredDocument[] };

/** Creates a link and shows its address, which is shown only once. */
export function LinkDialog({ deal, onClose }: { deal: Deal; onClose: () => void }) {
  const client = useQueryClient();
  const requested = useRequested(deal.id);
  const documents = useDocuments(deal.id);
  const links = useUploadLinks(deal.id).data ?? [];
  /** Names the dealership in the message, which is ready with the link. */
  const account = useAccount();
  const [made, setMade] = useState<CreatedLink>();
  const reread = useRef<Promise<void>>(undefined);
  /** The next form offers what is still missing, so it needs the list that the new link changed. */
  const startAnother = async (): Promise<void> => {
    await reread.current;
    setMade(undefined);
  };
  const { title, text } = made
    ? { title: words.ready.title, text: words.ready.text(showInstant(made.expiresAt)) }
    : words.form;
  return (
    <Dialog title={title} text={text} size="l" onClose={onClose}>
      {made ? (
        <LinkReady
          deal={deal}
          made={made}
          dealership={account.data?.dealership ?? ''}
          onAnother={() => void startAnother()}
          onClose={onClose}
        />
      ) : documents.data && requested && account.data ? (
        <LinkForm
          active={links.filter(({ state }) => state === 'active').length}
          choice={linkChoice(deal, { missing: requested.missing, documents: documents.data })}
          send={async (link) => {
            const created = await apiCreateUploadLink(deal.id, link);
            setMade({ ...created, requested: link.requested });
            reread.current = refreshRequestedDocuments(client, deal.id);
          }}
          onClose={onClose}
        />
      ) : (
        <>
          <FailedRead read={documents} title={documentsSection.failed} />
          <FailedRead read={account} title={accountWords.failed} />
          {!documents.error && !account.error && <p role="status">{frame.loading}</p>}
        </>
      )}
    </Dialog>
  );
}

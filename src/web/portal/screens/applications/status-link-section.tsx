import { useQueryClient } from '@tanstack/react-query';
import { Copy, Download, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { StatusLink } from '#contract/status-page.ts';
import { requiredDocuments } from '#copy/en/required-documents.ts';
import { frame } from '#copy/portal/frame.ts';
import { statusLinkWords as words } from '#copy/portal/status-link.ts';
import { apiDownloadFile } from '#web/client/documents.ts';
import { apiAcceptDocument, apiRenewStatusLink, apiRevokeStatusLink, useStatusLink } from '#web/client/status-link.ts';
import { ConfirmDialog } from '#web/portal/components/confirm-dialog.tsx';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { useCopy } from '#web/portal/hooks/use-copy.ts';
import { showInstant } from '#web/portal/instants.ts';
import { May } from '#web/portal/layout/may.tsx';
import { Button } from '#web/ui/button.tsx';
import { FileSection } from './file-row.tsx';

const tones = { none: 'plain', active: 'ok', revoked: 'warn', expired: 'warn' } as const;
const documentTones = { missing: 'warn', received: 'plain', accepted: 'ok' } as const;

/** The link to the applicant's status page, and the documents that arrive there. */
export function StatusLinkSection({ id }: { id: string }) {
  const read = useStatusLink(id);
  const link = read.data;
  return (
    <FileSection title={words.title}>
      <FailedRead read={read} title={words.notLoaded} />
      {link && (
        <>
          <p className="file-note">
            <span className={`badge badge-${tones[link.state]}`}>{words.states[link.state]}</span>{' '}
            {link.createdAt !== null && words.since(showInstant(link.createdAt))} {words.text}
          </p>
          <May permission="files.work">
            <LinkActions id={id} link={link} />
          </May>
          {link.documents.length > 0 && <Documents id={id} documents={link.documents} />}
        </>
      )}
    </FileSection>
  );
}

function LinkActions({ id, link: { state, url } }: { id: string; link: StatusLink }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState<'renew' | 'revoke'>();
  const { copied, copy } = useCopy(url ?? '');
  const { failed } = words;
  const renew = useAction(() => apiRenewStatusLink(client, id), {
    done: { title: words.renewed, ...(state === 'active' && { description: words.renewedText }) },
    failed,
  });
  const revoke = useAction(() => apiRevokeStatusLink(client, id), { done: { title: words.revoked }, failed });
  return (
    <div className="file-downloads">
      {url !== null && (
        <>
          <a className="button button-outline button-dense" href={url} target="_blank" rel="noreferrer">
            <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
            {words.open}
          </a>
          <Button variant="outline" size="s" onClick={copy} icon={Copy}>
            {copied ? frame.copied : words.copy}
          </Button>
        </>
      )}
      <Button
        variant="outline"
        size="s"
        onClick={() => (state === 'active' ? setAsking('renew') : void renew.act())}
        busy={renew.busy && words.create}
      >
        {state === 'active' ? words.renew : words.create}
      </Button>
      {state === 'active' && (
        <Button variant="outline" size="s" onClick={() => setAsking('revoke')}>
          {words.revoke}
        </Button>
      )}
      {asking === 'renew' && (
        <ConfirmDialog
          title={words.renewTitle}
          text={words.renewAsk}
          confirm={words.renew}
          busy={words.renew}
          cancel={words.cancel}
          act={renew.act}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'revoke' && (
        <ConfirmDialog
          bad
          title={words.revokeTitle}
          text={words.revokeAsk}
          confirm={words.revoke}
          busy={words.revoke}
          cancel={words.cancel}
          act={revoke.act}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}

function Documents({ id, documents }: { id: string; documents: StatusLink['documents'] }) {
  const client = useQueryClient();
  const accept = useAction((paper: string) => apiAcceptDocument(client, id, paper), { failed: words.failed });
  const download = useAction(apiDownloadFile, { failed: words.downloadFailed });
  return (
    <>
      <h3 className="file-note">{words.documents}</h3>
      <ul className="mails">
        {documents.map(({ paper, state, at, files }) => (
          <li key={paper}>
            <span className="mail-name">{requiredDocuments[paper].name}</span>
            <span className={`badge badge-${documentTones[state]}`}>{words.documentStates[state]}</span>
            <span className="mail-to">
              {files.map((file) =>
                file.quarantined ? (
                  <span key={file.id}>
                    {file.name} ({words.quarantined})
                  </span>
                ) : (
                  <Button
                    key={file.id}
                    variant="quiet"
                    size="s"
                    aria-label={words.download(file.name)}
                    onClick={() => void download.act(file.id, file.name)}
                    icon={Download}
                  >
                    {file.name}
                  </Button>
                ),
              )}
              {state !== 'accepted' && (
                <May permission="files.work">
                  <Button
                    variant="outline"
                    size="s"
                    aria-label={words.acceptOf(requiredDocuments[paper].name)}
                    aria-disabled={accept.busy}
                    onClick={() => void accept.act(paper)}
                  >
                    {words.accept}
                  </Button>
                </May>
              )}
            </span>
            <span className="mail-at">{at === null ? '' : showInstant(at)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { CircleDashed, Copy, Download, ExternalLink, FileText } from 'lucide-react';
import { useState } from 'react';
import type { RequiredDocument } from '#contract/required-documents.ts';
import type { StatusLink } from '#contract/status-page.ts';
import { requiredDocuments } from '#copy/en/required-documents.ts';
import { frame } from '#copy/portal/frame.ts';
import { statusLinkWords as words } from '#copy/portal/status-link.ts';
import { apiDownloadDocument } from '#web/client/documents.ts';
import { apiAcceptDocument, apiRenewStatusLink, apiRevokeStatusLink, useStatusLink } from '#web/client/status-link.ts';
import { ConfirmDialog } from '#web/portal/components/confirm-dialog.tsx';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { useCopy } from '#web/portal/hooks/use-copy.ts';
import { showInstant } from '#web/portal/instants.ts';
import { May } from '#web/portal/layout/may.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { FileView } from '../document-viewer/use-document-viewer.tsx';
import { ViewButton } from '../document-viewer/view-button.tsx';
import type { ViewableFile } from '../document-viewer/viewable.ts';
import { FileSection } from './file-row.tsx';
import '../documents/documents.css';

const tones = { none: 'plain', active: 'ok', revoked: 'warn', expired: 'warn' } as const;
const documentTones = { missing: 'warn', received: 'plain', accepted: 'ok' } as const;

/** The documents that were requested on the applicant's status page, then the link to the page. */
export function StatusLinkSection({ id, view }: { id: string; view: FileView }) {
  const read = useStatusLink(id);
  const link = read.data;
  return (
    <>
      {link && link.documents.length > 0 && <Documents id={id} documents={link.documents} view={view} />}
      <LinkSection id={id} read={read} />
    </>
  );
}

function LinkSection({ id, read }: { id: string; read: ReturnType<typeof useStatusLink> }) {
  const link = read.data;
  return (
    <FileSection title={words.title}>
      <FailedRead read={read} title={words.notLoaded} />
      {link && (
        <>
          <p className="file-note">
            <Badge tone={tones[link.state]}>{words.states[link.state]}</Badge>{' '}
            {link.createdAt !== null && words.since(showInstant(link.createdAt))} {words.text}
          </p>
          <May permission="files.work">
            <LinkActions id={id} link={link} />
          </May>
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

type DocumentsProps = Pick<StatusLink, 'documents'> & { id: string; view: FileView };

function Documents({ id, documents, view }: DocumentsProps) {
  const client = useQueryClient();
  const accept = useAction((paper: RequiredDocument) => apiAcceptDocument(client, id, paper), { failed: words.failed });
  const [waived, setWaived] = useState<RequiredDocument>();
  return (
    <FileSection title={words.documents}>
      <ul className="documents-list">
        {documents.map(({ paper, state, at, files }) => (
          <li key={paper} className="document-row">
            <Icon
              of={state === 'missing' ? CircleDashed : FileText}
              size="m"
              className={state === 'missing' ? 'document-missing' : ''}
            />
            <div>
              <p className="document-name">{requiredDocuments[paper].name}</p>
              {files.map((file) => (
                <SentFile key={file.id} file={file} view={view} />
              ))}
              {files.length === 0 && at !== null && <p>{showInstant(at)}</p>}
            </div>
            <span className="document-badges">
              <Badge tone={documentTones[state]}>{words.documentStates[state]}</Badge>
            </span>
            {state !== 'accepted' && (
              <May permission="files.work">
                <Button
                  variant="outline"
                  size="s"
                  aria-label={words[state === 'missing' ? 'waiveOf' : 'acceptOf'](requiredDocuments[paper].name)}
                  aria-disabled={accept.busy}
                  onClick={() => (state === 'missing' ? setWaived(paper) : void accept.act(paper))}
                >
                  {state === 'missing' ? words.waive : words.accept}
                </Button>
              </May>
            )}
          </li>
        ))}
      </ul>
      {waived && (
        <ConfirmDialog
          title={words.waiveTitle}
          text={words.waiveAsk(requiredDocuments[waived].name)}
          confirm={words.waiveConfirm}
          busy={words.waiving}
          cancel={words.cancel}
          act={() => accept.act(waived)}
          onClose={() => setWaived(undefined)}
        />
      )}
    </FileSection>
  );
}

type SentFile = StatusLink['documents'][number]['files'][number];

/** A file of the applicant for the document viewer. */
export const toView = ({ id, name, quarantined }: SentFile): ViewableFile => ({
  id,
  fileName: name,
  downloadable: !quarantined,
});

function SentFile({ file, view }: { file: SentFile; view: FileView }) {
  const download = useAction(apiDownloadDocument, { failed: words.downloadFailed });
  return (
    <div className="document-sent">
      <ViewButton file={toView(file)} view={view} />
      <span>{file.quarantined ? words.quarantined : showInstant(file.uploadedAt)}</span>
      {!file.quarantined && (
        <IconButton
          icon={Download}
          className="document-download"
          label={words.download(file.name)}
          aria-disabled={download.busy}
          onClick={() => void download.act({ id: file.id, fileName: file.name }, { staff: true })}
        />
      )}
    </div>
  );
}

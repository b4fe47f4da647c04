import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Deal } from '#contract/deals.ts';
import type { CreateUploadLink } from '#contract/upload-links.ts';
import { uploadLinkWords as words } from '#copy/portal/documents.ts';
import { apiCreateUploadLink, rereadRequestedDocuments } from '#web/client/documents.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { failureWords } from '#web/portal/failure-words.ts';
import { LinkForm } from './link-form.tsx';
import { LinkReady } from './link-ready.tsx';
import './documents.css';

type Props = { deal: Deal; onClose: () => void };

/** Makes a link and shows it, this once. */
export function LinkDialog({ deal, onClose }: Props) {
  const client = useQueryClient();
  const id = useId();
  const [made, setMade] = useState<{ uploadUrl: string; expiresAt: string }>();
  const make = async (link: CreateUploadLink): Promise<void> => {
    try {
      setMade(await apiCreateUploadLink(deal.id, link));
      await rereadRequestedDocuments(client, deal.id);
    } catch (error) {
      toast({ title: words.notMade, description: failureWords(error as Error), destructive: true });
    }
  };
  return (
    <Dialog labelledBy={id} size="l" onClose={onClose}>
      {made ? (
        <LinkReady headingId={id} made={made} onAnother={() => setMade(undefined)} onDone={onClose} />
      ) : (
        <LinkForm headingId={id} deal={deal} onMake={make} onCancel={onClose} />
      )}
    </Dialog>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { FileSearch } from 'lucide-react';
import { useRef, useState } from 'react';
import { type AdminDeal, adminDealPaths } from '#contract/admin-deals.ts';
import { mayBecome } from '#contract/deals.ts';
import { type DocumentRequest, documentRequestTo } from '#contract/document-requests.ts';
import { documentRequestWords as words } from '#copy/portal/documents.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { apiRequestDocuments } from '#web/client/documents.ts';
import { SelectField } from '#web/ui/field-select.tsx';
import { typed } from '#web/ui/typed.ts';
import { PapersDialog } from '../decision/papers-dialog.tsx';
import { returnFocus } from '#web/portal/hooks/return-focus.ts';
import { useLetterKeys } from '#web/portal/hooks/use-letter-keys.ts';

/** Asks customer or dealer for papers; the deal waits for them. */
export function RequestPapers({ deal }: { deal: AdminDeal }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [to, setTo] = useState<DocumentRequest['to']>('customer');
  const opener = useRef<HTMLButtonElement>(null);
  const mayAsk = deal.status === 'info_requested' || mayBecome(deal.status, 'info_requested');
  useLetterKeys(mayAsk ? { p: () => setAsking(true) } : {});
  if (!mayAsk) return null;
  const close = (): void => {
    setAsking(false);
    returnFocus(opener);
  };
  const send = async (data: FormData, papers: Parameters<typeof apiRequestDocuments>[1]['papers']): Promise<void> => {
    await apiRequestDocuments(deal.id, { papers, to, language: typed(data, 'language') === 'es' ? 'es' : 'en' });
    await client.invalidateQueries({ queryKey: [adminDealPaths.all] });
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="button button-outline button-dense"
        aria-keyshortcuts="p"
        onClick={() => setAsking(true)}
      >
        <FileSearch size={16} strokeWidth={1.75} aria-hidden />
        {words.open}
      </button>
      {asking && (
        <PapersDialog words={words} about={deal} send={send} onClose={close}>
          {() => (
            <div className="decision-terms">
              <SelectField
                frame={{ id: 'request-to', label: words.to }}
                options={documentRequestTo.map((value) => ({ value, label: words.recipients[value] }))}
                select={{
                  name: 'to',
                  value: to,
                  onChange: ({ target }) => setTo(documentRequestTo.find((one) => one === target.value) ?? to),
                }}
              />
              <SelectField
                frame={{ id: 'request-language', label: words.language }}
                options={(['en', 'es'] as const).map((value) => ({ value, label: desk.languages[value] }))}
                select={{ name: 'language' }}
              />
              <p className="decision-goes-to" role="status">
                {words.goesTo[to](deal)}
              </p>
            </div>
          )}
        </PapersDialog>
      )}
    </>
  );
}

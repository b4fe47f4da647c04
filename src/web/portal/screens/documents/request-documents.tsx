import { useQueryClient } from '@tanstack/react-query';
import { FileSearch } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { type AdminDeal, adminDealPaths } from '#contract/admin-deals.ts';
import { mayBecome } from '#contract/deals.ts';
import { type DocumentRequest, documentRequestSchema, documentRequestTo } from '#contract/document-requests.ts';
import { usualDocuments } from '#contract/required-documents.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { documentRequestWords as words } from '#copy/portal/documents.ts';
import { apiRequestDocuments } from '#web/client/documents.ts';
import { returnFocus } from '#web/portal/hooks/return-focus.ts';
import { useForm } from '#web/portal/hooks/use-form.ts';
import { useLetterKeys } from '#web/portal/hooks/use-letter-keys.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/field-select.tsx';
import { toast } from '#web/ui/toast.ts';
import { DocumentChoiceForm } from '../decision/document-choice-form.tsx';

type Props = {
  deal: AdminDeal;
  /** Another label, of a second button without the key. */
  label?: ReactNode;
} & Pick<ButtonLook, 'variant'>;

/** Requests documents from the customer or the dealer. The deal waits for them. */
export function RequestDocuments({ deal, variant = 'outline', label }: Props) {
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const mayAsk = deal.status === 'info_requested' || mayBecome(deal.status, 'info_requested');
  useLetterKeys(mayAsk && label === undefined ? { p: () => setAsking(true) } : {});
  if (!mayAsk) return null;
  const close = (): void => {
    setAsking(false);
    returnFocus(opener);
  };
  return (
    <>
      <Button
        ref={opener}
        variant={variant}
        size="s"
        {...(label === undefined && { icon: FileSearch, shortcut: 'p' })}
        onClick={() => setAsking(true)}
      >
        {label ?? words.open}
      </Button>
      {asking && <RequestDialog deal={deal} onClose={close} />}
    </>
  );
}

const recipients = documentRequestTo.map((value) => ({ value, label: words.recipients[value] }));
const languages = (['en', 'es'] as const).map((value) => ({ value, label: desk.languages[value] }));

function RequestDialog({ deal, onClose }: { deal: AdminDeal; onClose: () => void }) {
  const client = useQueryClient();
  const form = useForm({
    id: useId(),
    initial: { papers: usualDocuments(deal), to: 'customer', language: 'en' },
    schema: documentRequestSchema,
    send: async (request) => {
      await apiRequestDocuments(deal.id, request);
      await client.invalidateQueries({ queryKey: [adminDealPaths.all] });
      toast({ title: words.done });
      onClose();
    },
  });
  const to: DocumentRequest['to'] = form.values.to === 'dealer' ? 'dealer' : 'customer';
  return (
    <Dialog title={words.title} text={words.text} size="l" onClose={onClose}>
      <DocumentChoiceForm
        words={words}
        about={deal}
        form={{ ...form, boxOf: (document) => form.box('papers', document) }}
        name="papers"
        onClose={onClose}
      >
        <div className="decision-terms">
          <SelectField {...form.select('to', { label: words.to })} options={recipients} />
          <SelectField {...form.select('language', { label: words.language })} options={languages} />
          <p className="decision-goes-to" role="status">
            {words.goesTo[to](deal)}
          </p>
        </div>
      </DocumentChoiceForm>
    </Dialog>
  );
}

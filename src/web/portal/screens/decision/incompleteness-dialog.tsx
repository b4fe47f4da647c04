import { useId, useState } from 'react';
import { addDays, localDay } from '#contract/days.ts';
import type { DecisionClock } from '#contract/decision.ts';
import { incompletenessSchema } from '#contract/decisions.ts';
import { requiredDocumentKinds, usualDocuments } from '#contract/required-documents.ts';
import type { StatusLink } from '#contract/status-page.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { frame } from '#copy/portal/frame.ts';
import { statusLinkWords } from '#copy/portal/status-link.ts';
import { apiSendNoticeOfIncompleteness } from '#web/client/decisions.ts';
import { useStatusLink } from '#web/client/status-link.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { useForm } from '#web/portal/hooks/use-form.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import type { DecidableFile } from './decidable-file.ts';
import { DocumentChoiceForm } from './document-choice-form.tsx';

const { papers: words } = desk;
const ANSWER_DAYS = 30;
type Props = { file: DecidableFile; onAsked: (clock: DecisionClock) => void; onClose: () => void };

/** The notice of incompleteness: which documents are missing, and by when. */
export function IncompletenessDialog(props: Props) {
  const link = useStatusLink(props.file.id);
  return (
    <Dialog title={words.title} text={words.text} size="l" onClose={props.onClose}>
      {link.data ? (
        <IncompletenessForm {...props} documents={link.data.documents} />
      ) : link.error ? (
        <FailedRead read={link} title={statusLinkWords.notLoaded} />
      ) : (
        <p role="status">{frame.loading}</p>
      )}
    </Dialog>
  );
}

/** Starts with the usual documents that have not arrived. */
function IncompletenessForm({ file, documents, onAsked, onClose }: Props & Pick<StatusLink, 'documents'>) {
  const about = { requestedAmount: file.requestedAmount, status: 'in_review' } as const;
  const received = documents.filter(({ state }) => state !== 'missing').map(({ paper }) => paper);
  const [respondBy] = useState(() => addDays(localDay(new Date()), ANSWER_DAYS));
  const form = useForm({
    id: useId(),
    initial: { missing: usualDocuments(about).filter((one) => !received.includes(one)), respondBy },
    schema: incompletenessSchema,
    send: async (asked) => {
      const missing = requiredDocumentKinds.filter((one) => asked.missing.includes(one));
      onAsked(await apiSendNoticeOfIncompleteness(file.id, { ...asked, missing }));
      toast({ title: words.done });
      onClose();
    },
  });
  return (
    <DocumentChoiceForm
      words={words}
      about={about}
      received={received}
      form={{ ...form, boxOf: (document) => form.box('missing', document) }}
      name="missing"
      onClose={onClose}
    >
      <DateField {...form.text('respondBy', { label: words.respondBy })} />
      <p className="decision-goes-to">{words.goesTo(file.address)}</p>
    </DocumentChoiceForm>
  );
}

import { FileCheck, History } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { dealForm as words } from '#copy/portal/deal-form.ts';
import { dealPage } from '#copy/portal/deal-page.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ConfirmDialog } from '#web/portal/components/confirm-dialog.tsx';
import { showInstant } from '#web/portal/instants.ts';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { useMedia } from '#web/portal/hooks/use-media.ts';
import { DealConflict } from './deal-conflict.tsx';
import {
  CompanySection,
  CustomerSection,
  DealSection,
  FinancingSection,
  InternalNotesSection,
} from './deal-fields.tsx';
import type { DealValues } from './deal-values.ts';
import { GuarantorSection } from './guarantor-section.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { RefusalSummary } from './refusal-summary.tsx';
import { useDealForm } from './use-deal-form.ts';
import { useDealSending } from './use-deal-sending.ts';
import { type Start, useDeviceDraft } from './use-device-draft.ts';
import './deal-form.css';

type Props = {
  start: DealValues;
  /** What tells this form from others on the device: new, from=…, edit=… */
  slot: string;
  /** The stored deal that is edited, and its version. */
  edited?: { id: string; version: number };
  /** The completed application that the deal is made from. */
  inviteId?: string;
};

export function DealEditor({ start: first, slot, edited, inviteId }: Props) {
  const { start, stored, rebase, setTypedOver } = useStart(first, edited);
  const form = useDealForm(first, { editing: edited !== undefined });
  const draft = useDeviceDraft(slot, start, form.values, (values, typedOver) => {
    form.replace(values);
    setTypedOver(typedOver);
  });
  const { busy, save, submit, conflict, choose, leaveConflict } = useDealSending(form, {
    slot,
    stored,
    inviteId,
    rebase: (next) => {
      rebase(next);
      draft.rebase(next.version);
    },
    finish: draft.finish,
  });
  const [asking, setAsking] = useState(false);
  /** Save as Draft was refused, and the device keeps what was typed. */
  const [kept, setKept] = useState(false);
  const wide = useMedia('(min-width: 1024px)');
  const payment = <PaymentPanel values={form.values} />;
  const title = edited === undefined ? words.newTitle : words.editTitle;

  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (busy !== undefined) return;
    const pressed = event.submitter?.getAttribute('value');
    setKept(pressed !== 'submit' && draft.isKept());
    if (!form.check()) return;
    if (pressed === 'submit') setAsking(true);
    else void save();
  };
  return (
    <>
      <form className="deal-form" noValidate onSubmit={onSubmit} aria-label={title}>
        <header>
          <ScreenHeading className="screen-title" title={title}>
            {title}
          </ScreenHeading>
          <p>{words.lead}</p>
        </header>
        <Restored at={draft.restoredAt} discard={draft.discard} />
        {inviteId !== undefined && <FromApplication />}
        <RefusalSummary form={form} kept={kept} />
        <div className="deal-form-columns">
          <div className="deal-form-panels">
            <DealSection form={form} />
            <FinancingSection form={form} />
            {!wide && payment}
            <CustomerSection form={form} />
            <CompanySection form={form} />
            <GuarantorSection form={form} />
            <InternalNotesSection form={form} />
          </div>
          {wide && payment}
        </div>
        <FormActions busy={busy} editedId={edited?.id} />
      </form>
      {/* Beside the form: what is sent inside it would reach the form too. */}
      {asking && (
        <ConfirmDialog
          {...dealPage.confirmSubmit}
          confirm={words.submit}
          busy={words.submitting}
          cancel={words.cancel}
          act={submit}
          onClose={() => setAsking(false)}
        />
      )}
      {conflict && !asking && (
        <DealConflict
          differences={conflict.differences}
          savedAt={conflict.theirs.updatedAt}
          submits={conflict.what === 'submit'}
          onChosen={(choices) => void choose(choices)}
          onClose={leaveConflict}
        />
      )}
    </>
  );
}

/** What the form started from, and what a save is compared with. */
function useStart(values: DealValues, edited: Props['edited']) {
  const [start, rebase] = useState<Start>({ values, version: edited?.version });
  // Older than the start where an earlier visit typed over an older version: those values are not known any more.
  const [typedOver, setTypedOver] = useState(edited?.version);
  const stored = edited && {
    id: edited.id,
    version: typedOver ?? edited.version,
    values: typedOver === start.version ? start.values : undefined,
  };
  return { start, stored, rebase, setTypedOver };
}

type Actions = Record<'busy' | 'editedId', string | undefined>;

const FormActions = ({ busy, editedId }: Actions) => (
  <div className="deal-form-actions">
    {/* The first button is the one that Enter presses: it loses nothing. */}
    <button type="submit" value="save" className="button button-outline" aria-disabled={busy !== undefined}>
      {busy === 'save' ? words.saving : words.save}
    </button>
    <button type="submit" value="submit" className="button" aria-disabled={busy !== undefined}>
      {busy === 'submit' ? words.submitting : words.submit}
    </button>
    <Link
      className="button button-quiet"
      to={editedId === undefined ? '/dealer/dashboard' : `/dealer/deals/${editedId}`}
    >
      {words.cancel}
    </Link>
    <p>{words.draft.kept}</p>
  </div>
);

function Restored({ at, discard }: { at: string | undefined; discard: () => void }) {
  if (at === undefined) return null;
  return (
    <Alert tone="info" icon={History} role="status" title={words.draft.restored}>
      <p>{words.draft.text(showInstant(at))}</p>
      <button type="button" className="button button-outline button-dense" onClick={discard}>
        {words.draft.discard}
      </button>
    </Alert>
  );
}

const FromApplication = () => (
  <Alert tone="info" icon={FileCheck} title={words.fromApplication.title}>
    <p>{words.fromApplication.text}</p>
  </Alert>
);

import { FileCheck, History } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useState } from 'react';
import { dealForm as words } from '#copy/portal/deal-form.ts';
import { dealPage } from '#copy/portal/deal-page.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { ConfirmDialog } from '#web/portal/components/confirm-dialog.tsx';
import { showInstant } from '#web/portal/instants.ts';
import { useDocumentTitle } from '#web/portal/layout/screen-heading.tsx';
import { MODIFIER } from '#web/portal/hooks/shortcuts.ts';
import { useMedia } from '#web/portal/hooks/use-media.ts';
import { DealConflict } from './deal-conflict.tsx';
import { CounterSection, CustomerSection, InternalNotesSection, TermsSection } from './deal-fields.tsx';
import { DealSummary } from './deal-summary.tsx';
import type { DealValues } from './deal-values.ts';
import { GuarantorSection } from './guarantor-section.tsx';
import { PaymentLine, PaymentPanel } from './payment-panel.tsx';
import { RefusalSummary } from './refusal-summary.tsx';
import { useDealForm } from './use-deal-form.ts';
import { type DealSending, useDealSending } from './use-deal-sending.ts';
import { type Start, useDeviceDraft } from './use-device-draft.ts';
import './deal-form.css';

type Props = {
  start: DealValues;
  /** Distinguishes the drafts on the device: new, from=…, edit=… */
  slot: string;
  /** The edited draft, and its version. */
  edited?: { id: string; version: number };
  /** The completed application that the deal is created from. */
  inviteId?: string;
};

export function DealEditor({ start: first, slot, edited, inviteId }: Props) {
  const { start, stored, rebase, setTypedOver } = useStart(first, edited);
  const form = useDealForm(first, { editing: edited !== undefined });
  const draft = useDeviceDraft(slot, start, form.values, (values, typedOver) => {
    form.replace(values);
    setTypedOver(typedOver);
  });
  const { busy, send, conflict, choose, leaveConflict } = useDealSending(form, {
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
  const title = edited === undefined ? words.newTitle : words.editTitle;
  useDocumentTitle(title);

  const begin = (what: DealSending): void => {
    if (busy !== undefined) return;
    setKept(what !== 'submit' && draft.isKept());
    if (!form.check()) return;
    if (what === 'submit') setAsking(true);
    else void send(what);
  };
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    begin(event.submitter?.getAttribute('value') === 'submit' ? 'submit' : 'save');
  };
  const payment = (
    <PaymentPanel values={form.values} onTerm={(months) => form.change('requestedTerm', String(months))} />
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    begin('submit');
  };
  return (
    <>
      <form className="deal-form" noValidate onSubmit={onSubmit} aria-label={title}>
        <header>
          <h1 className="screen-title">{title}</h1>
          <p>{words.lead}</p>
        </header>
        <Restored at={draft.restoredAt} discard={draft.discard} />
        {inviteId !== undefined && <FromApplication />}
        <RefusalSummary form={form} kept={kept} />
        <div className="deal-form-columns" role="presentation" onKeyDown={onKeyDown}>
          <div className="deal-form-panels">
            <CounterSection form={form} saving={busy === 'link' && words.saving} onLink={() => begin('link')} />
            <TermsSection form={form} />
            {!wide && payment}
            <CustomerSection form={form} />
            <GuarantorSection form={form} />
            <InternalNotesSection form={form} />
          </div>
          {wide && payment}
        </div>
        <FormActions busy={busy} editedId={edited?.id}>
          {!wide && <PaymentLine values={form.values} />}
        </FormActions>
      </form>
      {/* Outside the form: events of the dialogs would reach it. */}
      {asking && (
        <ConfirmDialog
          {...dealPage.confirmSubmit}
          confirm={words.submit}
          busy={words.submitting}
          cancel={words.cancel}
          act={() => send('submit')}
          onClose={() => setAsking(false)}
        >
          <DealSummary deal={form.values} />
        </ConfirmDialog>
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

/** Returns the values that the form started with, which a save is compared with. */
function useStart(values: DealValues, edited: Props['edited']) {
  const [start, rebase] = useState<Start>({ values, version: edited?.version });
  // Older than the start when an earlier visit typed over an older version. Its values are no longer known.
  const [typedOver, setTypedOver] = useState(edited?.version);
  const stored = edited && {
    id: edited.id,
    version: typedOver ?? edited.version,
    values: typedOver === start.version ? start.values : undefined,
  };
  return { start, stored, rebase, setTypedOver };
}

type Actions = { busy: DealSending | undefined; editedId: string | undefined; children: ReactNode };

const FormActions = ({ busy, editedId, children }: Actions) => (
  <div className="deal-form-actions">
    {children}
    {/* Enter presses the first submit button, which loses nothing. */}
    <Button
      type="submit"
      value="save"
      variant="outline"
      busy={busy === 'save' && words.saving}
      aria-disabled={busy !== undefined}
    >
      {words.save}
    </Button>
    <Button
      type="submit"
      value="submit"
      title={words.submitTitle(MODIFIER)}
      busy={busy === 'submit' && words.submitting}
      aria-disabled={busy !== undefined}
    >
      {words.submit}
    </Button>
    <Link button variant="quiet" to={editedId === undefined ? '/dealer/dashboard' : `/dealer/deals/${editedId}`}>
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
      <Button variant="outline" size="s" onClick={discard}>
        {words.draft.discard}
      </Button>
    </Alert>
  );
}

const FromApplication = () => (
  <Alert tone="info" icon={FileCheck} title={words.fromApplication.title}>
    <p>{words.fromApplication.text}</p>
  </Alert>
);

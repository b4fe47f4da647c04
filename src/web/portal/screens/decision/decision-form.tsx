import type { ReactNode } from 'react';
import { decisionOutcomes } from '#contract/decision.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { decisionWords } from '#copy/portal/decisions.ts';
import { FormFailure } from '#web/portal/components/form-failure.tsx';
import { showDate } from '#web/portal/instants.ts';
import { LeaveGuard } from '#web/portal/layout/leave-guard.tsx';
import { Button } from '#web/ui/button.tsx';
import { SegmentedField } from '#web/ui/field-segments.tsx';
import { SelectField } from '#web/ui/field-select.tsx';
import { TextField } from '#web/ui/field.tsx';
import { AdverseFields } from './adverse-fields.tsx';
import type { DecidableFile } from './decidable-file.ts';
import { DisclosureFields } from './disclosure-fields.tsx';
import { DocumentsField } from './documents-field.tsx';
import { FeesField } from './fees-field.tsx';
import { moveOn } from './move-on.ts';
import { OfferLine, OfferResult, RequestedLine } from './offer-result.tsx';
import { ConditionsField, TermsFields } from './terms-fields.tsx';
import type { DecisionFormState as Form } from './use-decision-form.ts';

const { dialog: words } = desk;
const outcomes = decisionOutcomes.map((value) => ({ value, label: words.outcomes[value] }));
type Props = {
  headingId: string;
  file: DecidableFile;
  form: Form;
  onCancel: () => void;
  children: ReactNode;
};

/** Asks for the decision, and shows the result of the offer next to it. */
export function DecisionForm({ headingId, file, form, onCancel, children }: Props) {
  const { offers } = form;
  const { outcome } = form.values;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in its fields moves on
    <form {...form.form} className="decision-form" onKeyDown={(event) => moveOn(event, form)}>
      <LeaveGuard dirty={form.dirty} text={words.leave} />
      <FormHead id={headingId} file={file} />
      {children}
      <div className={offers ? 'decision-columns' : 'decision-columns decision-one'}>
        <div className="decision-fields">
          <SegmentedField
            {...form.radio('outcome', {
              label: words.outcome,
              ...(outcome === '' && { hint: words.outcomeHint }),
            })}
            options={outcomes}
          />
          <FormFailure title={words.failed} text={form.failure} />
        </div>
        {offers && (
          <>
            <div className="decision-fields">
              <TermsFields form={form} score={file.asked.score} />
            </div>
            <OfferResult offered={form.offered} asked={file.asked} />
          </>
        )}
        <div className="decision-fields">{outcome !== '' && <Details form={form} file={file} />}</div>
      </div>
      <div className="decision-actions">
        {offers && <OfferLine offered={form.offered} />}
        {outcome === '' && <RequestedLine asked={file.asked} />}
        <Button type="submit" variant={outcome === '' ? 'outline' : 'primary'} busy={form.busy && words.reading}>
          {words.next}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

type DetailsProps = { form: Form; file: DecidableFile };

/** Asks for the details that the outcome needs in addition to the terms. */
const Details = ({ form, file }: DetailsProps) => (
  <>
    {form.offers && (
      <>
        <FeesField form={form} state={file.businessState ?? form.values.businessState} />
        <DisclosureFields form={form} known={file.businessState} />
        <ConditionsField form={form} />
        {form.values.outcome === 'approved' && file.dealId !== null && (
          <DocumentsField form={form} dealId={file.dealId} />
        )}
      </>
    )}
    {(form.values.outcome === 'counter_offer' || form.values.outcome === 'declined') && (
      <AdverseFields form={form} hadReport={file.start.bureau !== ''} />
    )}
    <NoteField form={form} />
    {file.language === null && (
      <SelectField {...form.select('language', { label: words.language })} options={languages} />
    )}
  </>
);

const languages = (['en', 'es'] as const).map((value) => ({ value, label: desk.languages[value] }));

function NoteField({ form }: { form: Form }) {
  const isNeeded = form.values.outcome === 'withdrawn';
  return (
    <TextField
      {...form.text(
        'note',
        {
          label: words.note,
          optional: isNeeded ? undefined : words.optional,
          hint: isNeeded ? words.withdrawnHint : words.noteHint,
        },
        { maxLength: 500 },
      )}
    />
  );
}

/** The applicant, the file that the decision also applies to, and the decision that this one replaces. */
const FormHead = ({ id, file: { kind, name, alsoFor, standing } }: { id: string; file: DecidableFile }) => (
  <header className="decision-head">
    <h2 id={id}>{standing ? words.titleAgain : words.title}</h2>
    <p>
      {name}
      {standing &&
        `. ${words.replaces(decisionWords.outcomes[standing.outcome], showDate(standing.decidedAt), standing.decidedBy)}`}
    </p>
    {alsoFor !== '' && <p>{words.alsoFor[kind](alsoFor)}</p>}
  </header>
);

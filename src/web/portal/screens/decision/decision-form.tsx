import { type SubmitEvent, useId, useState } from 'react';
import type { Decision, DecisionOutcome } from '#contract/decision.ts';
import type { DecideInput, NoticePreview } from '#contract/decisions.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { decisionWords } from '#copy/portal/decisions.ts';
import { previewDecision } from '#web/client/decisions.ts';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/field-select.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { CircleAlert } from 'lucide-react';
import { useRefusal } from '#web/portal/hooks/use-refusal.ts';
import { showDate } from '#web/portal/instants.ts';
import { AdverseFields } from './adverse-fields.tsx';
import type { DecidableFile } from './decidable-file.ts';
import { OfferFields } from './offer-fields.tsx';
import { OutcomeField } from './outcome-field.tsx';
import { readDecision } from './read-decision.ts';
import { useTypedOffer } from './use-typed-offer.ts';

const { dialog: words } = desk;
type Props = {
  headingId: string;
  file: DecidableFile;
  /** The server has written the notice: what was filled in is whole. */
  onWritten: (decision: DecideInput, notice: NoticePreview) => void;
  onCancel: () => void;
  onTyped: () => void;
};

/** What is decided. The server checks it by writing the notice; nothing is recorded yet. */
export function DecisionForm({ headingId, file, onWritten, onCancel, onTyped }: Props) {
  const id = useId();
  const { standing } = file;
  // What came to stand while the form was open does not change what is typed.
  const [start] = useState(file.start);
  const [outcome, setOutcome] = useState<DecisionOutcome>();
  const [missed, setMissed] = useState(false);
  const [language, setLanguage] = useState(file.language ?? start.language);
  const offer = useTypedOffer(start);
  const { faults, failure, ...refusal } = useRefusal(wholeField);
  const [busy, setBusy] = useState(false);
  const offers = outcome === 'approved' || outcome === 'counter_offer';
  const inSpanish = language === 'es';

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    if (outcome === undefined) {
      setMissed(true);
      form.querySelector<HTMLInputElement>('input[name=outcome]')?.focus();
      return;
    }
    const decision = readDecision(new FormData(form), outcome, standing?.id ?? null);
    setBusy(true);
    try {
      const notice = await previewDecision(file, decision);
      refusal.clear();
      onWritten(decision, notice);
    } catch (error) {
      refusal.clear();
      refusal.show(error as Error, form);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={(event) => {
        onTyped();
        offer.read(event.currentTarget);
      }}
    >
      <FormHead id={headingId} name={file.name} standing={standing} />
      <OutcomeField id={`${id}-outcome`} outcome={outcome} missed={missed} onChoose={setOutcome} />
      {failure !== undefined && (
        <Alert tone="bad" icon={CircleAlert} role="alert" title={words.failed}>
          <p>{failure}</p>
        </Alert>
      )}
      {offers && (
        <OfferFields faults={faults} known={file.businessState} start={start} inSpanish={inSpanish} offer={offer} />
      )}
      {(outcome === 'counter_offer' || outcome === 'declined') && (
        <AdverseFields faults={faults} start={start} inSpanish={inSpanish} />
      )}
      <NoteField id={`${id}-note`} isNeeded={outcome === 'withdrawn'} error={faults['note']} />
      {file.language === null && <LanguageField id={`${id}-language`} language={language} onChange={setLanguage} />}
      <div className="dialog-actions">
        <button type="submit" className="button" aria-disabled={busy}>
          {busy ? words.reading : words.next}
        </button>
        <button type="button" className="button button-outline" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
}

const NoteField = ({ id, isNeeded, error }: { id: string; isNeeded: boolean; error: string | undefined }) => (
  <TextField
    frame={{
      id,
      label: words.note,
      optional: isNeeded ? undefined : words.optional,
      hint: isNeeded ? words.withdrawnHint : words.noteHint,
      error,
    }}
    input={{ name: 'note', autoComplete: 'off', maxLength: 500 }}
  />
);

type LanguageProps = { id: string; language: 'en' | 'es'; onChange: (language: 'en' | 'es') => void };

const LanguageField = ({ id, language, onChange }: LanguageProps) => (
  <SelectField
    frame={{ id, label: words.language }}
    options={(['en', 'es'] as const).map((value) => ({ value, label: desk.languages[value] }))}
    select={{
      name: 'language',
      value: language,
      onChange: ({ target }) => onChange(target.value === 'es' ? 'es' : 'en'),
    }}
  />
);

/** The server names the line of a list; the form has one field for the whole list. */
const wholeField = (name: string): string => name.replace(/\.\d+$/, '');

/** Whom it is about, and which decision it replaces. */
const FormHead = ({ id, name, standing }: { id: string; name: string; standing: Decision | undefined }) => (
  <>
    <h2 id={id}>{standing ? words.titleAnew : words.title}</h2>
    <p className="decision-about">
      {name}
      {standing &&
        `. ${words.replaces(decisionWords.outcomes[standing.outcome], showDate(standing.decidedAt), standing.decidedBy)}`}
    </p>
  </>
);

import { CircleAlert } from 'lucide-react';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { addDays } from '#contract/days.ts';
import type { DecisionClock } from '#contract/decision.ts';
import { type Paper, papers, usualPapers } from '#contract/papers.ts';
import { papers as names } from '#copy/en/papers.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { askForPapers } from '#web/client/decisions.ts';
import { RequestError } from '#web/client/request.ts';
import { Alert } from '#web/ui/alert.tsx';
import { TextField } from '#web/ui/field.tsx';
import { CheckboxField } from '#web/ui/field-checkbox.tsx';
import { toast } from '#web/ui/toast.ts';
import { typed } from '#web/ui/typed.ts';
import { failureWords } from '../failure-words.ts';
import type { DecidableFile } from './decidable-file.ts';

const { papers: words } = desk;
const ANSWER_DAYS = 30;
type Props = { file: DecidableFile; onAsked: (clock: DecisionClock) => void; onClose: () => void };

/** Which papers are missing, and by when: the notice of incompleteness. */
export function PapersDialog({ file, onAsked, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [failure, setFailure] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [answerBy] = useState(() => addDays(new Intl.DateTimeFormat('en-CA').format(new Date()), ANSWER_DAYS));
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const usual = usualPapers({ requestedAmount: file.requestedAmount, status: 'in_review' });

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const missing = papers.filter((paper) => data.getAll('missing').includes(paper));
    setBusy(true);
    setFailure(undefined);
    setFault(undefined);
    try {
      onAsked(await askForPapers(file.id, { missing, respondBy: typed(data, 'respondBy') }));
      toast({ title: words.done });
      dialog.current?.close();
    } catch (error) {
      const day = error instanceof RequestError ? error.fields['respondBy'] : undefined;
      if (day === undefined) setFailure(failureWords(error as Error));
      setFault(day);
      setBusy(false);
    }
  };

  return (
    <dialog ref={dialog} className="dialog decision-dialog" aria-labelledby={id} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <h2 id={id}>{words.title}</h2>
        <p>{words.text}</p>
        {failure !== undefined && (
          <Alert tone="bad" icon={CircleAlert} role="alert" title={words.failed}>
            <p>{failure}</p>
          </Alert>
        )}
        <Choices id={id} title={words.usual} shown={usual} />
        <details className="decision-more">
          <summary>{words.more}</summary>
          <Choices id={id} title={words.more} shown={papers.filter((paper) => !usual.includes(paper))} />
        </details>
        <TextField
          frame={{ id: `${id}-day`, label: words.respondBy, error: fault }}
          input={{
            name: 'respondBy',
            type: 'date',
            defaultValue: answerBy,
          }}
        />
        <div className="dialog-actions">
          <button type="submit" className="button" aria-disabled={busy}>
            {busy ? words.submitting : words.submit}
          </button>
          <button type="button" className="button button-outline" onClick={() => dialog.current?.close()}>
            {words.cancel}
          </button>
        </div>
      </form>
    </dialog>
  );
}

const Choices = ({ id, title, shown }: { id: string; title: string; shown: readonly Paper[] }) => (
  <fieldset className="decision-choices">
    <legend className="field-label">{title}</legend>
    {shown.map((paper) => (
      <CheckboxField key={paper} id={`${id}-${paper}`} box={{ name: 'missing', value: paper }}>
        {names[paper].name}
      </CheckboxField>
    ))}
  </fieldset>
);

import { CircleAlert } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import type { Assignee } from '#contract/assignments.ts';
import { assignment } from '#copy/portal/assignment.ts';
import { useAssignees } from '#web/client/assignments.ts';
import { useSession } from '#web/client/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { SelectField } from '#web/ui/field-select.tsx';
import { toast } from '#web/ui/toast.ts';
import { typed } from '#web/ui/typed.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { failureWords } from '#web/portal/failure-words.ts';
import { useModal } from '#web/portal/hooks/use-modal.ts';

const { dialog: words, given, givenBack, failed } = assignment;

type Props = {
  assignee: Assignee | null;
  give: (to: string | null) => Promise<Assignee | null>;
  onClose: () => void;
};

/** Gives the file to a colleague, or to nobody. */
export function AssignDialog({ assignee, give, onClose }: Props) {
  const dialog = useModal();
  const id = useId();
  const people = useAssignees();
  const own = useSession()?.user.email;
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const to = typed(new FormData(event.currentTarget), 'to');
    setBusy(true);
    setFailure(undefined);
    try {
      const now = await give(to === '' ? null : to);
      toast({ title: now === null ? givenBack : given(now.name) });
      dialog.current?.close();
    } catch (error) {
      setFailure(failureWords(error as Error));
      setBusy(false);
    }
  };
  const options = people.data?.map(({ id: value, name, email }) => ({
    value,
    label: email === own ? words.me(name) : name,
  }));
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <h2 id={id}>{words.title}</h2>
        <p>{words.text}</p>
        {failure !== undefined && (
          <Alert tone="bad" icon={CircleAlert} role="alert" title={failed}>
            <p>{failure}</p>
          </Alert>
        )}
        <FailedRead read={people} title={words.notLoaded} />
        {people.isPending && <p role="status">{words.loading}</p>}
        {options && (
          <SelectField
            frame={{ id: `${id}-to`, label: words.to }}
            options={[{ value: '', label: words.nobody }, ...options]}
            select={{ name: 'to', defaultValue: assignee?.active ? assignee.id : '', autoFocus: true }}
          />
        )}
        <div className="dialog-actions">
          <button type="submit" className="button" aria-disabled={busy} disabled={!options}>
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

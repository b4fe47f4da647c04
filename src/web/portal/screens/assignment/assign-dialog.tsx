import { type SubmitEvent, useId, useState } from 'react';
import type { Assignee } from '#contract/assignments.ts';
import { assignment } from '#copy/portal/assignment.ts';
import { useAssignees } from '#web/client/assignments.ts';
import { useSession } from '#web/client/session.ts';
import { FormFailure } from '#web/portal/components/form-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/field-select.tsx';
import { toast } from '#web/ui/toast.ts';
import { typed } from '#web/ui/typed.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { failureWords } from '#web/portal/failure-words.ts';

const { dialog: words, given, givenBack, failed } = assignment;

type Props = {
  assignee: Assignee | null;
  /** 'reported': a toast already says what happened. */
  give: (to: string | null) => Promise<Assignee | null | 'reported'>;
  onClose: () => void;
};

/** Assigns the file to a colleague, or unassigns it. */
export function AssignDialog({ assignee, give, onClose }: Props) {
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
      if (now !== 'reported') toast({ title: now === null ? givenBack : given(now.name) });
      onClose();
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
    <Dialog title={words.title} text={words.text} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <FormFailure title={failed} text={failure} />
        <FailedRead read={people} title={words.notLoaded} />
        {people.isPending && <p role="status">{words.loading}</p>}
        {options && (
          <SelectField
            frame={{ id: `${id}-to`, label: words.to }}
            options={[{ value: '', label: words.unassigned }, ...options]}
            select={{ name: 'to', defaultValue: assignee?.active ? assignee.id : '', autoFocus: true }}
          />
        )}
        <DialogActions>
          <Button type="submit" busy={busy && words.submitting} disabled={!options}>
            {words.submit}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

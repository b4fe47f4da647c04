import { useId } from 'react';
import * as z from 'zod/mini';
import { type Assignee, assignSchema } from '#contract/assignments.ts';
import { assignment } from '#copy/portal/assignment.ts';
import { useAssignees } from '#web/client/assignments.ts';
import { useSession } from '#web/client/session.ts';
import { FormFailure } from '#web/portal/components/form-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/field-select.tsx';
import { toast } from '#web/ui/toast.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { useForm } from '#web/portal/hooks/use-form.ts';

const { dialog: words, given, givenBack, failed } = assignment;

type Props = {
  assignee: Assignee | null;
  /** 'reported': a toast already says what happened. */
  give: (to: string | null) => Promise<Assignee | null | 'reported'>;
  onClose: () => void;
};

/** Assigns the file to a colleague, or unassigns it. */
export function AssignDialog({ assignee, give, onClose }: Props) {
  const people = useAssignees();
  const own = useSession()?.user.email;
  const form = useForm({
    id: useId(),
    initial: { to: assignee?.active ? assignee.id : '' },
    schema: z.pick(assignSchema, { to: true }),
    send: async ({ to }) => {
      // A user who may no longer get files is not among the options, so the list shows the first one.
      const now = await give(people.data?.some(({ id }) => id === to) ? to : null);
      if (now !== 'reported') toast({ title: now === null ? givenBack : given(now.name) });
      onClose();
    },
  });
  const select = form.select('to', { label: words.to });
  const options = people.data?.map(({ id: value, name, email }) => ({
    value,
    label: email === own ? words.me(name) : name,
  }));
  return (
    <Dialog title={words.title} text={words.text} onClose={onClose}>
      <form {...form.form}>
        <FormFailure title={failed} text={form.failure} />
        <FailedRead read={people} title={words.notLoaded} />
        {people.isPending && <p role="status">{words.loading}</p>}
        {options && (
          <SelectField
            frame={select.frame}
            options={[{ value: '', label: words.unassigned }, ...options]}
            select={{ ...select.select, autoFocus: true }}
          />
        )}
        <DialogActions>
          <Button type="submit" busy={form.busy && words.submitting} aria-disabled={!options}>
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

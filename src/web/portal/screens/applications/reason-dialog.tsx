import { useId } from 'react';
import * as z from 'zod/mini';
import { holdsClearNumber } from '#contract/clear-numbers.ts';
import { REASON_MIN } from '#contract/staff-reason.ts';
import { reasonErrors, reveal } from '#copy/portal/applications.ts';
import { FormFailure } from '#web/portal/components/form-failure.tsx';
import { useForm } from '#web/portal/hooks/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';

type Props = {
  words: {
    title: string;
    text: string;
    hint: string;
    why: string;
    submit: string;
    submitting: string;
    failed: string;
    /** Reason, unless it is called something else. */
    label?: string;
    /** Marks it as optional; required without. */
    optional?: string | undefined;
  };
  /** Does what the reason is for; the dialog closes once it is done. */
  act: (reason: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for the reason that the audit log keeps. */
export function ReasonDialog({ words, act, onClose }: Props) {
  const form = useForm({
    id: useId(),
    initial: { reason: '' },
    schema: schemaOf(words),
    send: async ({ reason }) => {
      await act(reason);
      onClose();
    },
  });
  const { label = reveal.reason, optional, hint } = words;
  return (
    <Dialog title={words.title} text={words.text} onClose={onClose}>
      <form {...form.form}>
        <FormFailure title={words.failed} text={form.failure} />
        <TextField {...form.text('reason', { label, optional, hint }, { autoFocus: true, maxLength: 500 })} />
        <DialogActions>
          <Button type="submit" busy={form.busy && words.submitting}>
            {words.submit}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {reveal.cancel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const schemaOf = ({ why, optional }: Props['words']) =>
  z.object({
    reason: z.string().check(
      z.trim(),
      z.refine((text) => (optional !== undefined && text === '') || text.length >= REASON_MIN, reasonErrors.short(why)),
      z.refine((text) => !holdsClearNumber(text), reasonErrors.numbers),
    ),
  });

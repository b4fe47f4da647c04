import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import * as z from 'zod/mini';
import type { Inquiry } from '#contract/inquiries.ts';
import { inquiryWords } from '#copy/portal/inquiries.ts';
import { apiChangeInquiry, refreshInquiries } from '#web/client/inquiries.ts';
import { FormFailure } from '#web/portal/components/form-failure.tsx';
import { useForm } from '#web/portal/hooks/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { toast } from '#web/ui/toast.ts';

const { link: words, ...all } = inquiryWords;

/** The contract allows an empty reference for the other states. */
const schema = z.object({ reference: z.string().check(z.trim(), z.minLength(1, words.missing)) });

/** Links the application that an inquiry became, by its reference. */
export function LinkInquiryDialog({
  inquiry: { id, state, name },
  onClose,
}: {
  inquiry: Inquiry;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const form = useForm({
    id: useId(),
    initial: { reference: '' },
    schema,
    send: async ({ reference }) => {
      await apiChangeInquiry(id, { from: state, to: 'application', reference });
      toast({ title: all.saved(all.states.application) });
      await refreshInquiries(client);
      onClose();
    },
  });
  return (
    <Dialog title={words.title} text={words.text(name)} onClose={onClose}>
      <form {...form.form}>
        <FormFailure title={all.notSaved} text={form.failure} />
        <TextField
          {...form.text(
            'reference',
            { label: words.reference, hint: words.hint },
            { autoCapitalize: 'characters', maxLength: 40 },
          )}
        />
        <p className="rows-small">
          <Link to="/dealer/send-application">{all.sendApplication}</Link>
        </p>
        <DialogActions>
          <Button type="submit" busy={form.busy && all.saving}>
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

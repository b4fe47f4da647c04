import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import type { Inquiry } from '#contract/inquiries.ts';
import { inquiryWords } from '#copy/portal/inquiries.ts';
import { apiChangeInquiry, rereadInquiries } from '#web/client/inquiries.ts';
import { RequestError } from '#web/client/request.ts';
import { FormFailure } from '#web/portal/components/form-failure.tsx';
import { failureWords } from '#web/portal/failure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { toast } from '#web/ui/toast.ts';
import { typed } from '#web/ui/typed.ts';

const { link: words, ...all } = inquiryWords;

/** Links the application that an inquiry became, by its reference. */
export function LinkInquiryDialog({
  inquiry: { id, state, name },
  onClose,
}: {
  inquiry: Inquiry;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const field = useId();
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const reference = typed(new FormData(event.currentTarget), 'reference').trim();
    setFailure(undefined);
    setError(reference === '' ? words.missing : undefined);
    if (reference === '') return;
    setBusy(true);
    try {
      await apiChangeInquiry(id, { from: state, to: 'application', reference });
      toast({ title: all.saved(all.states.application) });
      await rereadInquiries(client);
      onClose();
    } catch (refused) {
      const said = refused instanceof RequestError ? refused.fields['reference'] : undefined;
      if (said === undefined) setFailure(failureWords(refused as Error));
      else setError(said);
      setBusy(false);
    }
  };
  return (
    <Dialog title={words.title} text={words.text(name)} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <FormFailure title={all.notSaved} text={failure} />
        <TextField
          frame={{ id: field, label: words.reference, hint: words.hint, error }}
          input={{ name: 'reference', autoComplete: 'off', autoCapitalize: 'characters', maxLength: 40 }}
        />
        <p className="rows-small">
          <Link to="/dealer/send-application">{all.sendApplication}</Link>
        </p>
        <DialogActions>
          <Button type="submit" busy={busy && all.saving}>
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

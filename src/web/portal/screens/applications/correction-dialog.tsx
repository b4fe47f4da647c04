import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { correctedParts, noteCorrectionSchema } from '#contract/corrections.ts';
import { corrections } from '#copy/portal/corrections.ts';
import { noteInFile } from '#web/client/admin.ts';
import { apiNoteCorrection } from '#web/client/corrections.ts';
import { useActor } from '#web/client/session.ts';
import { FormFailure } from '#web/portal/components/form-failure.tsx';
import { useForm } from '#web/portal/hooks/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/field-select.tsx';
import { TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';

const { dialog: words } = corrections;
const parts = correctedParts.map((value) => ({ value, label: corrections.parts[value] }));

/** Notes a correction next to the open file. */
export function CorrectionDialog({ id: application, onClose }: { id: string; onClose: () => void }) {
  const client = useQueryClient();
  const by = useActor();
  const form = useForm({
    id: useId(),
    initial: { part: correctedParts[0], note: '' },
    schema: noteCorrectionSchema,
    send: async (correction) => {
      const noted = await apiNoteCorrection(application, correction);
      const { part } = correction;
      noteInFile(
        client,
        application,
        { action: 'application.corrected', ...by, detail: { part } },
        { corrections: noted },
      );
      toast({ title: words.done });
      onClose();
    },
  });
  return (
    <Dialog title={words.title} text={words.text} onClose={onClose}>
      <form {...form.form}>
        <FormFailure title={words.failed} text={form.failure} />
        <SelectField {...form.select('part', { label: words.part })} options={parts} />
        <TextField {...form.text('note', { label: words.what, hint: words.hint }, { maxLength: 500 })} />
        <DialogActions>
          <Button type="submit" busy={form.busy && words.submitting}>
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

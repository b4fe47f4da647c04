import { useQueryClient } from '@tanstack/react-query';
import { type SavedView, viewNameSchema } from '#contract/saved-views.ts';
import { savedViews } from '#copy/portal/saved-views.ts';
import { apiSaveView } from '#web/client/saved-views.ts';
import { FormFailure } from '#web/portal/components/form-failure.tsx';
import { useForm } from '#web/portal/hooks/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';

const { dialog: words } = savedViews;

type Props = Pick<SavedView, 'screen' | 'filter'> & { onClose: () => void };

/** Asks for the name of a view, and saves the current filter. */
export function SaveViewDialog({ screen, filter, onClose }: Props) {
  const client = useQueryClient();
  const form = useForm({
    id: 'saved-view',
    initial: { name: '' },
    schema: viewNameSchema,
    send: async ({ name }) => {
      await apiSaveView(client, { screen, name, filter });
      toast(savedViews.saved(name));
      onClose();
    },
  });
  return (
    <Dialog title={words.title} text={words.text} onClose={onClose}>
      <form {...form.form}>
        <FormFailure title={savedViews.notSaved} text={form.failure} />
        <TextField {...form.text('name', { label: words.name }, { maxLength: 40, autoFocus: true })} />
        <DialogActions>
          <Button type="submit" busy={form.busy && words.saving}>
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

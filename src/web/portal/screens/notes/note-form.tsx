import { type KeyboardEvent, useId, useState } from 'react';
import { writeNoteSchema } from '#contract/notes.ts';
import { notes as words } from '#copy/portal/notes.ts';
import { createIdempotencyKey } from '#web/client/idempotency-key.ts';
import { apiWriteNote } from '#web/client/notes.ts';
import { type OpenFile, useOpenFile } from '#web/client/open-file.ts';
import { FormFailure } from '#web/portal/components/form-failure.tsx';
import { useForm } from '#web/portal/hooks/use-form.ts';
import { useLetterKeys } from '#web/portal/hooks/use-letter-keys.ts';
import { LeaveGuard } from '#web/portal/layout/leave-guard.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/field-text-area.tsx';
import { toast } from '#web/ui/toast.ts';
import './notes.css';

/** The field for the next note. N moves there, Ctrl+Enter posts, and Escape leaves it while it is empty. */
export function NoteForm({ file }: { file: OpenFile }) {
  const [key] = useState(() => createIdempotencyKey(`note ${file.kind} ${file.id}`, () => sessionStorage));
  const opened = useOpenFile(file);
  const form = useForm({
    id: useId(),
    initial: { text: '' },
    schema: writeNoteSchema,
    send: async ({ text }) => {
      const notes = await apiWriteNote(file, text, key);
      opened.show('noted', {}, { notes });
      toast({ title: words.saved });
    },
  });
  const { area, frame } = form.area('text', { label: words.label, hint: words.hint });
  useLetterKeys({ n: () => document.getElementById(frame.id)?.focus() });
  const press = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    // The key may have closed a document next to the file.
    if (event.key === 'Escape' && !event.defaultPrevented && area.value === '') event.currentTarget.blur();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
  };
  return (
    <form className="note-form" {...form.form}>
      <LeaveGuard dirty={area.value.trim() !== ''} text={words.leave} />
      <FormFailure title={words.failed} text={form.failure} />
      <TextAreaField
        frame={frame}
        area={{ ...area, rows: 1, className: 'note-text', 'aria-keyshortcuts': 'n', onKeyDown: press }}
      />
      <Button type="submit" variant="outline" size="s" busy={form.busy && words.saving}>
        {words.save}
      </Button>
    </form>
  );
}

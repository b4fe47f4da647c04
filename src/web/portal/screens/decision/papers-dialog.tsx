import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { type RequiredDocument, requiredDocuments, usualDocuments } from '#contract/required-documents.ts';
import { requiredDocuments as names } from '#copy/en/required-documents.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { CheckboxField } from '#web/ui/field-checkbox.tsx';
import { toast } from '#web/ui/toast.ts';
import { FormFailure } from '#web/portal/components/form-failure.tsx';
import { useRefusal } from '#web/portal/hooks/use-refusal.ts';

type Words = Record<
  'title' | 'text' | 'usual' | 'more' | 'submit' | 'submitting' | 'done' | 'failed' | 'cancel',
  string
>;
type Props = {
  words: Words;
  /** Dollars and status decide which papers are usual. */
  about: Parameters<typeof usualDocuments>[0];
  send: (data: FormData, papers: RequiredDocument[]) => Promise<void>;
  /** Further fields, with what the server says about them. */
  children: (faults: Record<string, string>) => ReactNode;
  onClose: () => void;
};

/** Which papers are asked for. */
export function PapersDialog({ words, about, send, children, onClose }: Props) {
  const id = useId();
  const { faults, failure, ...refusal } = useRefusal();
  const [busy, setBusy] = useState(false);
  const usual = usualDocuments(about);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const chosen = requiredDocuments.filter((paper) => data.getAll('papers').includes(paper));
    setBusy(true);
    refusal.clear();
    try {
      await send(data, chosen);
      toast({ title: words.done });
      onClose();
    } catch (error) {
      refusal.show(error as Error, form);
      setBusy(false);
    }
  };

  return (
    <Dialog title={words.title} text={words.text} className="decision-dialog" onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <FormFailure title={words.failed} text={failure} />
        <Choices id={id} title={words.usual} shown={usual} />
        <details className="decision-more">
          <summary>{words.more}</summary>
          <Choices id={id} title={words.more} shown={requiredDocuments.filter((paper) => !usual.includes(paper))} />
        </details>
        {children(faults)}
        <DialogActions>
          <Button type="submit" busy={busy && words.submitting}>
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

const Choices = ({ id, title, shown }: { id: string; title: string; shown: readonly RequiredDocument[] }) => (
  <fieldset className="decision-choices">
    <legend className="field-label">{title}</legend>
    {shown.map((paper) => (
      <CheckboxField key={paper} id={`${id}-${paper}`} box={{ name: 'papers', value: paper }}>
        {names[paper].name}
      </CheckboxField>
    ))}
  </fieldset>
);

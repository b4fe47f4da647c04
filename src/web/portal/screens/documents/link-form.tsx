import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { type RequiredDocument, requiredDocumentKinds } from '#contract/required-documents.ts';
import {
  type CreateUploadLink,
  createUploadLinkSchema,
  suggestedUses,
  uploadLinkBounds,
  uploadLinkDefaults,
} from '#contract/upload-links.ts';
import { requiredDocuments as names } from '#copy/en/required-documents.ts';
import { uploadLinkWords } from '#copy/portal/documents.ts';
import { useForm } from '#web/portal/hooks/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialog.tsx';
import { CheckboxField } from '#web/ui/field-checkbox.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { LinkChoice } from './link-choice.ts';

const { form: words } = uploadLinkWords;
const numeric = { inputMode: 'numeric', maxLength: 6 } as const;
const limits = ['label', 'expiresInHours', 'maxUses'];

/** `active` is the number of links of this deal that still work. */
type Props = {
  choice: LinkChoice;
  active: number;
  send: (link: CreateUploadLink) => Promise<void>;
  onClose: () => void;
};

/** The documents first. Expiry, number of files and purpose share one line until they are changed. */
export function LinkForm({ choice, active, send, onClose }: Props) {
  const [{ first, checked, others, isMissing }] = useState(choice);
  const [changing, setChanging] = useState(false);
  /** Until the dealer changes it, the number of files follows the checked documents. */
  const [usesChanged, setUsesChanged] = useState(false);
  const form = useForm({
    id: 'link',
    initial: {
      requested: checked,
      label: uploadLinkDefaults.label,
      expiresInHours: String(uploadLinkDefaults.expiresInHours),
      maxUses: String(uploadLinkDefaults.maxUses),
    },
    schema: createUploadLinkSchema,
    failed: uploadLinkWords.notMade,
    send: (link) => send(usesChanged ? link : { ...link, maxUses: suggestedUses(link.requested) }),
  });
  const suggested = suggestedUses(requiredDocumentKinds.filter((one) => form.values.requested.includes(one)));
  const maxUses = usesChanged ? form.values.maxUses : String(suggested);
  const uses = form.text('maxUses', { label: words.uses, hint: words.usesHint, span: 3 }, numeric);
  const choices = (shown: readonly RequiredDocument[], title: string) => (
    <fieldset className="link-documents">
      <legend className="field-label">{title}</legend>
      {shown.map((one) => (
        <CheckboxField key={one} id={`document-${one}`} box={form.box('requested', one)}>
          {names[one].name}
        </CheckboxField>
      ))}
    </fieldset>
  );
  const open = changing || limits.some((name) => form.errors[name] !== undefined);
  return (
    <form className="link-form" {...form.form}>
      {active > 0 && <p className="link-active">{words.active(active)}</p>}
      {first.length > 0 && choices(first, isMissing ? words.missing : words.usual)}
      <details className="link-more" open={first.length === 0}>
        <summary>
          {words.more}
          <Icon of={ChevronDown} />
        </summary>
        {choices(others, words.more)}
      </details>
      {open ? (
        <div className="fields">
          <TextField
            {...form.text('expiresInHours', { label: words.hours, hint: words.hoursHint, span: 3 }, numeric)}
          />
          <TextField
            frame={uses.frame}
            input={{
              ...uses.input,
              value: maxUses,
              onChange: (event) => {
                setUsesChanged(true);
                uses.input.onChange(event);
              },
            }}
          />
          <TextField
            {...form.text(
              'label',
              { label: words.label, hint: words.labelHint },
              { maxLength: uploadLinkBounds.label },
            )}
          />
        </div>
      ) : (
        <div className="link-limits">
          <p role="status">{words.limits({ ...form.values, maxUses })}</p>
          <Button variant="quiet" size="s" onClick={() => setChanging(true)}>
            {words.change}
          </Button>
        </div>
      )}
      <DialogActions>
        <Button ref={focus} type="submit" busy={form.busy && words.submitting}>
          {words.submit}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
      </DialogActions>
    </form>
  );
}

/** The usual documents are checked, so the next key can send. */
const focus = (button: HTMLButtonElement | null): void => button?.focus({ preventScroll: true });

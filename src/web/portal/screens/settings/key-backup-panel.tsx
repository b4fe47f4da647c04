import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { confirmKeysSchema, type KeyBackupAnswer, keyPassphraseSchema } from '#contract/settings.ts';
import { settings } from '#copy/portal/settings.ts';
import { stepUp } from '#copy/portal/step-up.ts';
import { apiDownloadKeys, apiConfirmKeyBackup, useKeyBackup } from '#web/client/settings.ts';
import { saveFile } from '#web/client/save-file.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { FormFailure } from '#web/portal/components/form-failure.tsx';
import { StepUpDialog } from '#web/portal/components/step-up-dialog.tsx';
import { useForm } from '#web/portal/hooks/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { showMoment } from '#contract/show-moment.ts';
import { toast } from '#web/ui/toast.ts';
import { PasswordField } from '../sign-in/password-field.tsx';

const { keyBackup: words } = settings;

/** Shows whether the keys have a confirmed backup, and the two steps that make one. */
export function KeyBackupPanel() {
  const keys = useKeyBackup();
  return (
    <section className="panel settings-keys" aria-labelledby="keys" aria-busy={keys.isPending}>
      <h2 id="keys">{words.title}</h2>
      <FailedRead read={keys} title={words.failed} />
      {keys.isPending && <span className="skeleton skeleton-late settings-skeleton" />}
      {keys.data && <State keys={keys.data} />}
    </section>
  );
}

function State({ keys: { isNeeded, isMissing, confirmedAt, confirmedBy } }: { keys: KeyBackupAnswer }) {
  const [open, setOpen] = useState<'download' | 'check'>();
  if (!isNeeded) return <p className="settings-note">{words.elsewhere}</p>;
  const close = (): void => setOpen(undefined);
  return (
    <>
      {isMissing && <p className="settings-fault">{words.missing}</p>}
      {confirmedAt !== null && (
        <p className="settings-note">{words.done(showMoment(confirmedAt, 'en'), confirmedBy ?? '')}</p>
      )}
      <div className="settings-buttons">
        <Button variant="outline" onClick={() => setOpen('download')}>
          {words.download.open}
        </Button>
        <Button variant="quiet" onClick={() => setOpen('check')}>
          {words.check.open}
        </Button>
      </div>
      {open === 'download' && <DownloadDialog onClose={close} />}
      {open === 'check' && <CheckDialog onClose={close} />}
    </>
  );
}

const DownloadDialog = ({ onClose }: { onClose: () => void }) => (
  <StepUpDialog
    words={{ ...words.download, text: `${words.download.text} ${stepUp.again}` }}
    more={{
      initial: { passphrase: '' },
      schema: keyPassphraseSchema,
      fields: (form) => (
        <PasswordField
          {...form.text(
            'passphrase',
            { label: words.passphrase, hint: words.passphraseHint },
            { autoComplete: 'new-password', autoFocus: true },
          )}
        />
      ),
    }}
    act={async (given, { passphrase }) => {
      const { file, content } = await apiDownloadKeys({ passphrase, ...given });
      saveFile(new Blob([content], { type: 'application/json' }), file);
      toast({ title: words.download.done });
    }}
    onClose={onClose}
  />
);

function CheckDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const form = useForm({
    id: 'keys',
    initial: { content: '', passphrase: '' },
    schema: confirmKeysSchema,
    send: async (body) => {
      await apiConfirmKeyBackup(client, body);
      toast({ title: words.check.done });
      onClose();
    },
  });
  const { frame } = form.text('content', { label: words.check.file });
  const choose = async (file: File | undefined): Promise<void> => form.change('content', (await file?.text()) ?? '');
  return (
    <Dialog title={words.check.title} text={words.check.text} onClose={onClose}>
      <form {...form.form}>
        <FormFailure title={words.check.title} text={form.failure} />
        <Field {...frame}>
          <input
            id={frame.id}
            type="file"
            accept=".json,application/json"
            aria-invalid={frame.error !== undefined}
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        </Field>
        <PasswordField {...form.text('passphrase', { label: words.passphrase }, { autoComplete: 'off' })} />
        <DialogActions>
          <Button type="submit" busy={form.busy && words.check.busy}>
            {words.check.submit}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenItems, PeopleChange, Person } from '#contract/people.ts';
import { reveal } from '#copy/portal/applications.ts';
import { people as words } from '#copy/portal/people.ts';
import { stepUp } from '#copy/portal/step-up.ts';
import { apiChangePerson, refreshPeople } from '#web/client/people.ts';
import { TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';
import { typed } from '#web/ui/typed.ts';
import { ConfirmDialog } from '#web/portal/components/confirm-dialog.tsx';
import { OpenItemsField } from '#web/portal/components/open-items-field.tsx';
import { failureWords } from '#web/portal/failure-words.ts';
import { StepUpDialog } from '#web/portal/components/step-up-dialog.tsx';
import { nameOfPerson } from './person-row.tsx';

/** As the server asks for password and code again: for an administrator, and for an invitation to the staff. */
const asksAgain = ({ role }: Person, change: PeopleChange): boolean =>
  change === 'resend' ? role !== 'dealer' : role === 'admin' && change !== 'revoke';

type Props = { person: Person; change: Exclude<PeopleChange, 'roles'>; onClose: () => void };

/** Asks for a confirmation. What concerns administrators and codes asks for the password again, a reset of codes for the reason too. */
export function PersonChange({ person, change, onClose }: Props) {
  const client = useQueryClient();
  const [openItems, setOpenItems] = useState<OpenItems>(person.role === 'dealer' ? 'revoke' : 'keep');
  const name = nameOfPerson(person);
  if (change === 'reset-totp')
    return (
      <StepUpDialog
        words={{
          title: words.reset.title(name),
          text: `${words.reset.text} ${stepUp.again}`,
          submit: words.reset.submit,
          busy: words.reset.submitting,
          isReported: true,
        }}
        fields={({ reason: error }) => (
          <TextField
            frame={{ id: 'reset-reason', label: reveal.reason, hint: words.reset.hint, error }}
            input={{ name: 'reason', autoComplete: 'off', autoFocus: true, maxLength: 500 }}
          />
        )}
        act={async (given, data) => {
          await apiChangePerson(person.id, change, { ...given, reason: typed(data, 'reason').trim() });
          toast({ title: words.reset.done, description: name });
          await refreshPeople(client);
        }}
        onClose={onClose}
      />
    );
  const { title, text, confirm, busy, done, failed } = words.confirm[change];
  if (asksAgain(person, change))
    return (
      <StepUpDialog
        words={{ title: title(name), text: `${text} ${stepUp.again}`, submit: confirm, busy, isReported: true }}
        act={async (given) => {
          await apiChangePerson(person.id, change, given);
          toast({ title: done, description: name });
          await refreshPeople(client);
        }}
        onClose={onClose}
      />
    );
  const act = async (): Promise<void> => {
    try {
      await apiChangePerson(person.id, change, change === 'disable' ? { openItems } : undefined);
      toast({ title: done, description: name });
    } catch (error) {
      toast({ title: failed, description: failureWords(error as Error), destructive: true });
    }
    await refreshPeople(client);
  };
  return (
    <ConfirmDialog
      title={title(name)}
      text={text}
      confirm={confirm}
      busy={busy}
      cancel={words.cancel}
      bad={change === 'disable' || change === 'revoke'}
      act={act}
      onClose={onClose}
    >
      {change === 'disable' && person.openLinks + person.openInvites > 0 && (
        <OpenItemsField choice={openItems} onChoice={setOpenItems} />
      )}
    </ConfirmDialog>
  );
}

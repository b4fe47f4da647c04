import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type OpenItems, type PeopleChange, type Person, resetTotpSchema } from '#contract/people.ts';
import { reveal } from '#copy/portal/applications.ts';
import { people as words } from '#copy/portal/people.ts';
import { stepUp } from '#copy/portal/step-up.ts';
import { apiChangePerson, refreshPeople } from '#web/client/people.ts';
import { TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';
import { ConfirmDialog } from '#web/portal/components/confirm-dialog.tsx';
import { OpenItemsField } from '#web/portal/components/open-items-field.tsx';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { nothingMore, StepUpDialog } from '#web/portal/components/step-up-dialog.tsx';
import { nameOfPerson } from './person-columns.tsx';

/**
 * Returns true if the server asks for password and code again: for an administrator, and for an invitation to the
 * staff.
 */
const asksAgain = ({ role }: Person, change: PeopleChange): boolean =>
  change === 'resend' ? role !== 'dealer' : role === 'admin' && change !== 'revoke';

type Props = { person: Person; change: Exclude<PeopleChange, 'roles'>; onClose: () => void };

/** Asks for a confirmation. What concerns administrators and codes asks for the password again, a reset of codes for the reason too. */
export function PersonChange({ person, change, onClose }: Props) {
  const client = useQueryClient();
  const [openItems, setOpenItems] = useState<OpenItems>(person.role === 'dealer' ? 'revoke' : 'keep');
  const name = nameOfPerson(person);
  const { done, failed } = change === 'reset-totp' ? { done: words.reset.done, failed: '' } : words.confirm[change];
  const call = useAction(() => apiChangePerson(person.id, change, change === 'disable' ? { openItems } : undefined), {
    done: { title: done, description: name },
    failed,
  });
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
        more={{
          initial: { reason: '' },
          schema: z.pick(resetTotpSchema, { reason: true }),
          fields: (form) => (
            <TextField
              {...form.text(
                'reason',
                { label: reveal.reason, hint: words.reset.hint },
                { autoFocus: true, maxLength: 500 },
              )}
            />
          ),
        }}
        act={async (given, { reason }) => {
          await apiChangePerson(person.id, change, { ...given, reason });
          toast({ title: words.reset.done, description: name });
          await refreshPeople(client);
        }}
        onClose={onClose}
      />
    );
  const { title, text, confirm, busy } = words.confirm[change];
  if (asksAgain(person, change))
    return (
      <StepUpDialog
        words={{ title: title(name), text: `${text} ${stepUp.again}`, submit: confirm, busy, isReported: true }}
        more={nothingMore}
        act={async (given) => {
          await apiChangePerson(person.id, change, given);
          toast({ title: done, description: name });
          await refreshPeople(client);
        }}
        onClose={onClose}
      />
    );
  const act = async (): Promise<void> => {
    await call.act();
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

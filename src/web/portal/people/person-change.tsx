import { useQueryClient } from '@tanstack/react-query';
import type { PeopleChange, Person } from '#contract/people.ts';
import { people as words } from '#copy/portal/people.ts';
import { changePerson, refreshPeople } from '#web/client/people.ts';
import { toast } from '#web/ui/toast.ts';
import { ReasonDialog } from '../applications/reason-dialog.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { failureWords } from '../failure-words.ts';
import { nameOfPerson } from './person-row.tsx';

type Props = { person: Person; change: PeopleChange; onClose: () => void };

/** Asks once more; a reset of codes asks for the reason too. */
export function PersonChange({ person, change, onClose }: Props) {
  const client = useQueryClient();
  const name = nameOfPerson(person);
  if (change === 'reset-totp')
    return (
      <ReasonDialog
        words={words.reset}
        act={async (reason) => {
          await changePerson(person.id, change, { reason });
          toast({ title: words.reset.done, description: name });
          await refreshPeople(client);
        }}
        onClose={onClose}
      />
    );
  const { title, text, confirm, busy, done, failed } = words.confirm[change];
  const act = async (): Promise<void> => {
    try {
      await changePerson(person.id, change);
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
    />
  );
}

import { useQueryClient } from '@tanstack/react-query';
import type { Person } from '#contract/people.ts';
import { type DealerRole, staffRoles } from '#contract/permissions.ts';
import { people as words } from '#copy/portal/people.ts';
import { stepUp } from '#copy/portal/step-up.ts';
import { apiChangeRoles, refreshPeople } from '#web/client/people.ts';
import { toast } from '#web/ui/toast.ts';
import { StepUpDialog } from '#web/portal/components/step-up-dialog.tsx';
import { nameOfPerson } from './person-row.tsx';
import { checkedRoles, RoleFields } from './role-fields.tsx';

const copy = words.changeRoles;

/** Roles of staff, or whether a dealer manages the colleagues. */
export function ChangeRoles({ person, onClose }: { person: Person; onClose: () => void }) {
  const client = useQueryClient();
  const isDealer = person.role === 'dealer';
  return (
    <StepUpDialog
      words={{
        title: copy.title(nameOfPerson(person)),
        text: `${copy.text} ${stepUp.again}`,
        submit: copy.submit,
        busy: copy.submitting,
        isReported: true,
      }}
      fields={({ roles: error }) => (
        <RoleFields
          id="change-roles"
          roles={isDealer ? ['dealer-manager'] : staffRoles}
          chosen={person.roles}
          error={error}
        />
      )}
      act={async (given, data) => {
        const manager: DealerRole = checkedRoles(data, ['dealer-manager']).length > 0 ? 'dealer-manager' : 'dealer';
        const roles = isDealer ? [manager] : checkedRoles(data, staffRoles);
        await apiChangeRoles(person.id, { ...given, roles, from: person.roles });
        toast({ title: copy.done, description: nameOfPerson(person) });
        await refreshPeople(client);
      }}
      onClose={onClose}
    />
  );
}

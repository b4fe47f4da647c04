import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { inviteColleagueSchema, type Person } from '#contract/people.ts';
import { dealerRoles, type Role, staffRoles } from '#contract/permissions.ts';
import { people as words } from '#copy/portal/people.ts';
import { stepUp } from '#copy/portal/step-up.ts';
import { apiChangeRoles, refreshPeople } from '#web/client/people.ts';
import { toast } from '#web/ui/toast.ts';
import { StepUpDialog } from '#web/portal/components/step-up-dialog.tsx';
import type { FormSchema } from '#web/portal/hooks/form-values.ts';
import { nameOfPerson } from './person-columns.tsx';
import { RoleFields } from './role-fields.tsx';

const copy = words.changeRoles;
const ofStaff: FormSchema<{ roles: Role[] }> = z.pick(inviteColleagueSchema, { roles: true });
/** A box that is not checked leaves a dealer the plain role. */
const ofDealers: FormSchema<{ roles: Role[] }> = z.pipe(
  z.object({ roles: z.array(z.string()) }),
  z.transform(({ roles }): { roles: Role[] } => ({
    roles: [roles.includes('dealer-manager') ? 'dealer-manager' : 'dealer'],
  })),
);

/** Roles of staff, or whether a dealer manages the colleagues. */
export function ChangeRolesDialog({ person, onClose }: { person: Person; onClose: () => void }) {
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
      more={{
        initial: { roles: person.roles },
        schema: isDealer ? ofDealers : ofStaff,
        fields: (form) => (
          <RoleFields id="change-roles" roles={isDealer ? ['dealer-manager'] : staffRoles} form={form} />
        ),
      }}
      act={async (given, chosen) => {
        const roles = [...staffRoles, ...dealerRoles].filter((one) => chosen.roles.some((role) => role === one));
        await apiChangeRoles(person.id, { ...given, roles, from: person.roles });
        toast({ title: copy.done, description: nameOfPerson(person) });
        await refreshPeople(client);
      }}
      onClose={onClose}
    />
  );
}

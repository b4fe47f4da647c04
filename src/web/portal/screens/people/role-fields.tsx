import type { Role } from '#contract/permissions.ts';
import { people as words } from '#copy/portal/people.ts';
import { CheckboxField } from '#web/ui/field-checkbox.tsx';
import { FieldNotes } from '#web/ui/field.tsx';

type Props = { id: string; roles: readonly Role[]; chosen: readonly Role[]; error: string | undefined };

/** A box for each role, with what it may do. */
export const RoleFields = ({ id, roles, chosen, error }: Props) => (
  <fieldset className="people-roles">
    <legend>{words.changeRoles.legend}</legend>
    {roles.map((role) => (
      <CheckboxField
        key={role}
        id={`${id}-${role}`}
        box={{ name: 'roles', value: role, defaultChecked: chosen.includes(role), 'aria-invalid': error !== undefined }}
      >
        {words.roles[role]}
        <span className="rows-small">{words.roleHints[role]}</span>
      </CheckboxField>
    ))}
    <FieldNotes id={id} label={words.changeRoles.legend} error={error} />
  </fieldset>
);

export const checkedRoles = <R extends Role>(data: FormData, roles: readonly R[]): R[] =>
  roles.filter((role) => data.getAll('roles').includes(role));

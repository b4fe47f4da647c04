import type { Role } from '#contract/permissions.ts';
import { people as words } from '#copy/portal/people.ts';
import { CheckboxField } from '#web/ui/field-checkbox.tsx';
import { FieldNotes } from '#web/ui/field.tsx';
import type { Form } from '#web/portal/hooks/use-form.ts';

type Props = { id: string; roles: readonly Role[]; form: Form };

/** A box for each role, with what it may do. */
export const RoleFields = ({ id, roles, form }: Props) => (
  <fieldset className="people-roles">
    <legend>{words.changeRoles.legend}</legend>
    {roles.map((role) => (
      <CheckboxField key={role} id={`${id}-${role}`} box={form.box('roles', role)}>
        {words.roles[role]}
        <span className="rows-small">{words.roleHints[role]}</span>
      </CheckboxField>
    ))}
    <FieldNotes id={id} label={words.changeRoles.legend} error={form.errors['roles']} />
  </fieldset>
);

import { useQueryClient } from '@tanstack/react-query';
import { inviteColleagueSchema } from '#contract/people.ts';
import { staffRoles } from '#contract/permissions.ts';
import { people } from '#copy/portal/people.ts';
import { stepUp } from '#copy/portal/step-up.ts';
import { apiInviteColleague, refreshPeople } from '#web/client/people.ts';
import { toast } from '#web/ui/toast.ts';
import { ShortForm } from '#web/portal/components/short-form.tsx';
import { useStepUp } from '#web/portal/hooks/use-step-up.tsx';
import { RoleFields } from './role-fields.tsx';

const { invite: words } = people;

/** A new member of the staff. Dealers come from the CRM. `onClose`: a button of the screen opened it. */
export function InviteColleagueForm({ onClose }: { onClose?: () => void }) {
  const client = useQueryClient();
  const { ask, dialog } = useStepUp();
  return (
    <>
      <ShortForm
        id="colleague"
        {...(onClose && { opened: { cancel: words.cancel, onClose } })}
        words={words}
        names={['firstName', 'lastName', 'email']}
        span={2}
        asks={dialog !== undefined}
        schema={inviteColleagueSchema}
        more={{
          initial: { roles: [] },
          fields: (form) => <RoleFields id="colleague-roles" roles={staffRoles} form={form} />,
        }}
        send={async (colleague) => {
          const { title, text, ...rest } = stepUp.invite;
          const roles = staffRoles.filter((one) => colleague.roles.includes(one));
          const named = roles.map((role) => people.roles[role]).join(', ');
          const asked = {
            ...rest,
            title: title(colleague.email),
            text: `${text(named)} ${stepUp.again}`,
            isReported: true,
          };
          return (await ask(asked, (given) => apiInviteColleague({ ...colleague, ...given, roles }))) ?? 'kept';
        }}
        sent={async ({ email }) => {
          toast(words.sent(email));
          await refreshPeople(client);
          onClose?.();
        }}
      />
      {dialog}
    </>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { people } from '#copy/portal/people.ts';
import { stepUp } from '#copy/portal/step-up.ts';
import { inviteColleague, refreshPeople } from '#web/client/people.ts';
import { toast } from '#web/ui/toast.ts';
import { ShortForm } from '../short-form.tsx';
import { useStepUp } from '../use-step-up.tsx';

const { invite: words } = people;

/** Another administrator. Dealers come from the CRM. */
export function InviteColleague() {
  const client = useQueryClient();
  const { ask, dialog } = useStepUp();
  return (
    <>
      <ShortForm
        id="colleague"
        words={words}
        names={['firstName', 'lastName', 'email']}
        span={2}
        asks={dialog !== undefined}
        send={async (colleague) => {
          const { title, text, ...rest } = stepUp.invite;
          const asked = { ...rest, title: title(colleague.email), text: `${text} ${stepUp.again}`, isReported: true };
          return (await ask(asked, (given) => inviteColleague({ ...colleague, ...given }))) ?? 'canceled';
        }}
        sent={async ({ email }) => {
          toast(words.sent(email));
          await refreshPeople(client);
        }}
      />
      {dialog}
    </>
  );
}

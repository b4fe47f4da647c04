import { Ellipsis, RotateCw } from 'lucide-react';
import type { PeopleChange, Person, PersonState } from '#contract/people.ts';
import { frame } from '#copy/portal/frame.ts';
import { people as words } from '#copy/portal/people.ts';
import { useMay, useSession } from '#web/client/session.ts';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { EmailText } from '#web/portal/components/email-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { showAge, showDate, showInstant } from '#web/portal/instants.ts';

const tones: Record<PersonState, string> = {
  active: 'badge badge-ok',
  invited: 'badge badge-accent',
  expired: 'badge badge-warn',
  revoked: 'badge',
  disabled: 'badge badge-bad',
};
export const nameOfPerson = ({
  firstName,
  lastName,
  email,
}: Pick<Person, 'firstName' | 'lastName' | 'email'>): string => `${firstName} ${lastName}`.trim() || email;

/** The allowed changes of a user. Users cannot disable their own account. */
export function changesOf({ state, totp }: Person, isSelf: boolean): PeopleChange[] {
  if (state === 'disabled') return ['roles', 'enable'];
  if (state === 'invited') return ['roles', 'resend', 'revoke'];
  if (state !== 'active') return ['resend'];
  return isSelf ? [] : ['roles', ...(totp ? (['reset-totp'] as const) : []), 'disable'];
}

function SignedInAt({ at }: { at: string | null }) {
  const now = useNow();
  if (at === null) return words.never;
  return (
    <time dateTime={at} title={showInstant(at)}>
      {frame.ages.ago(showAge(at, now))}
    </time>
  );
}

type Props = { person: Person; onAsk: (change: PeopleChange) => void };

/** A menu of changes. An expired or revoked invitation can only be sent again, with a button. */
function Changes({ changes, name, onAsk }: Pick<Props, 'onAsk'> & { changes: PeopleChange[]; name: string }) {
  const [first] = changes;
  if (first === undefined) return null;
  if (first === 'resend')
    return (
      <Button
        variant="outline"
        size="s"
        icon={RotateCw}
        aria-label={`${words.actions.resend}: ${name}`}
        onClick={() => onAsk('resend')}
      >
        {words.actions.resend}
      </Button>
    );
  return (
    <Menu
      label={words.menuOf(name)}
      trigger={<IconButton icon={Ellipsis} size="m" label={words.menuOf(name)} />}
      items={changes.map((change) => ({
        label: words.actions[change],
        bad: change === 'disable' || change === 'revoke',
        onSelect: () => onAsk(change),
      }))}
    />
  );
}

export function PersonTableRow({ person, onAsk }: Props) {
  const isSelf = useSession()?.user.email === person.email;
  const name = nameOfPerson(person);
  const changes = useMay('people.manage') ? changesOf(person, isSelf) : [];
  return (
    <tr>
      <th scope="row">
        <EmailText>{name}</EmailText> {isSelf && <span className="people-you">{words.you}</span>}
      </th>
      <td>
        <span className="rows-address">
          <EmailText>{person.email}</EmailText>
        </span>
      </td>
      <td>{person.account}</td>
      <td>{person.roles.map((role) => words.roles[role]).join(', ')}</td>
      <td>
        <span className={tones[person.state]}>{words.states[person.state]}</span>
        {person.state === 'invited' && person.invitedUntil !== null && (
          <span className="rows-small">{words.until(showDate(person.invitedUntil))}</span>
        )}
        {person.totp && <span className="rows-small">{words.totp}</span>}
      </td>
      <td data-label={words.columns.signedIn}>
        <SignedInAt at={person.lastSignInAt} />
      </td>
      <td>
        <Changes changes={changes} name={name} onAsk={onAsk} />
      </td>
    </tr>
  );
}

import { Ellipsis, RotateCw } from 'lucide-react';
import type { PeopleChange, Person, PersonState } from '#contract/people.ts';
import { frame } from '#copy/portal/frame.ts';
import { people as words } from '#copy/portal/people.ts';
import { EmailText } from '#web/portal/components/email-text.tsx';
import { showAge, showDate, showInstant } from '#web/portal/instants.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { CellText, type Column } from '#web/ui/table.tsx';

const tones: Record<PersonState, Tone> = {
  active: 'ok',
  invited: 'accent',
  expired: 'warn',
  revoked: 'plain',
  disabled: 'bad',
};
export const nameOfPerson = ({
  firstName,
  lastName,
  email,
}: Pick<Person, 'firstName' | 'lastName' | 'email'>): string => `${firstName} ${lastName}`.trim() || email;
const rolesOf = ({ roles }: Person): string => roles.map((role) => words.roles[role]).join(', ');

/** The allowed changes of a user. Users cannot disable their own account. */
export function changesOf({ state, totp }: Person, isSelf: boolean): PeopleChange[] {
  if (state === 'disabled') return ['roles', 'enable'];
  if (state === 'invited') return ['roles', 'resend', 'revoke'];
  if (state !== 'active') return ['resend'];
  return isSelf ? [] : ['roles', ...(totp ? (['reset-totp'] as const) : []), 'disable'];
}

/** Returns how many users need no code to sign in. */
export const countPasswordOnly = (people: readonly Pick<Person, 'state' | 'totp'>[]): number =>
  people.filter(({ state, totp }) => state === 'active' && !totp).length;

type Shown = {
  own: string | undefined;
  mayManage: boolean;
  now: number;
  onAsk: (asked: { person: Person; change: PeopleChange }) => void;
};

/** The columns of the list of users. */
export const personColumns = ({ own, mayManage, now, onAsk }: Shown): Column<Person>[] => [
  {
    key: 'name',
    label: words.columns.name,
    sortBy: nameOfPerson,
    cell: (person) => (
      <CellText text={nameOfPerson(person)} more={person.email === own ? words.you : ''}>
        <EmailText>{nameOfPerson(person)}</EmailText>
      </CellText>
    ),
  },
  {
    key: 'email',
    label: words.columns.email,
    phone: 'plain',
    sortBy: ({ email }) => email,
    cell: ({ email }) => (
      <CellText text={email}>
        <EmailText>{email}</EmailText>
      </CellText>
    ),
  },
  {
    key: 'account',
    label: words.columns.account,
    phone: 'plain',
    // Staff come first, and the users of an account by name.
    sortBy: (person) => [person.role === 'dealer' ? person.account : '', nameOfPerson(person)].join(', '),
    cell: ({ account }) => <CellText text={account} />,
  },
  {
    key: 'roles',
    label: words.columns.roles,
    phone: 'plain',
    sortBy: rolesOf,
    cell: (person) => <CellText text={rolesOf(person)} />,
  },
  {
    key: 'state',
    label: words.columns.state,
    phone: 'plain',
    sortBy: ({ state }) => words.states[state],
    cell: ({ state, invitedUntil }) => (
      <CellText
        text={words.states[state]}
        more={state === 'invited' && invitedUntil !== null ? words.until(showDate(invitedUntil)) : ''}
      >
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
      </CellText>
    ),
  },
  {
    key: 'totp',
    label: words.columns.totp,
    sortBy: ({ totp }) => (totp ? 0 : 1),
    cell: ({ totp }) => words[totp ? 'on' : 'off'],
  },
  {
    key: 'signedIn',
    label: words.columns.signedIn,
    sortBy: ({ lastSignInAt }) => (lastSignInAt === null ? 0 : -Date.parse(lastSignInAt)),
    cell: ({ lastSignInAt: at }) =>
      at === null ? (
        words.never
      ) : (
        <time dateTime={at} title={showInstant(at)}>
          {frame.ages.ago(showAge(at, now))}
        </time>
      ),
  },
  {
    key: 'actions',
    label: words.columns.actions,
    quiet: true,
    cell: (person) => (
      <Changes
        changes={mayManage ? changesOf(person, person.email === own) : []}
        name={nameOfPerson(person)}
        onAsk={(change) => onAsk({ person, change })}
      />
    ),
  },
];

type ChangesProps = { changes: PeopleChange[]; name: string; onAsk: (change: PeopleChange) => void };

/** A menu of changes. An expired or revoked invitation can only be sent again, with a button. */
function Changes({ changes, name, onAsk }: ChangesProps) {
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

import type { Dealership, DealershipLink, DealershipNote } from '#contract/dealerships.ts';
import type { Person, PersonState } from '#contract/people.ts';
import { dealershipWords as words } from '#copy/portal/dealership.ts';
import { people as peopleWords } from '#copy/portal/people.ts';
import { useDealerContacts } from '#web/client/dealer-contacts.ts';
import { useMay } from '#web/client/session.ts';
import { EmailText } from '#web/portal/components/email-text.tsx';
import { showInstant, showShortInstant } from '#web/portal/instants.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { nameOfPerson } from '../people/person-columns.tsx';

const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} title={showInstant(at)}>
    {showShortInstant(at)}
  </time>
);

const { links: linkWords } = words;
const linkTones: Record<DealershipLink['state'], Tone> = {
  pending: 'accent',
  completed: 'ok',
  revoked: 'plain',
  expired: 'warn',
};
const linkColumns: Column<DealershipLink>[] = [
  { key: 'recipient', label: linkWords.columns.recipient, cell: ({ recipient }) => recipient },
  { key: 'sender', label: linkWords.columns.sender, cell: ({ sender }) => sender },
  { key: 'sentAt', label: linkWords.columns.sentAt, cell: ({ sentAt }) => <Moment at={sentAt} /> },
  {
    key: 'state',
    label: linkWords.columns.state,
    cell: ({ state }) => <Badge tone={linkTones[state]}>{linkWords.states[state]}</Badge>,
  },
  {
    key: 'application',
    label: linkWords.columns.application,
    cell: ({ application }) =>
      application && <Link to={`/admin/applications/${application.id}`}>{application.reference}</Link>,
  },
];

export const LinksCard = ({ links }: { links: NonNullable<Dealership['links']> }) => (
  <Card title={linkWords.title} flush>
    {links.length === 0 ? (
      <EmptyState {...linkWords.empty} />
    ) : (
      <Table label={linkWords.title} columns={linkColumns} rows={links} rowKey={({ id }) => id} />
    )}
  </Card>
);

const { access } = words;
const personTones: Record<PersonState, Tone> = {
  active: 'ok',
  invited: 'accent',
  expired: 'warn',
  revoked: 'plain',
  disabled: 'bad',
};
const personColumns = (phoneOf: (email: string) => string | null): Column<Person>[] => [
  {
    key: 'name',
    label: access.columns.name,
    cell: (person) => (
      <span>
        <EmailText>{nameOfPerson(person)}</EmailText>
        <span className="dealership-line">{person.roles.map((role) => peopleWords.roles[role]).join(', ')}</span>
        <span className="dealership-line">
          <EmailText>{person.email}</EmailText>
        </span>
        {phoneOf(person.email) !== null && <span className="dealership-line">{phoneOf(person.email)}</span>}
      </span>
    ),
  },
  {
    key: 'state',
    label: access.columns.state,
    cell: ({ state }) => <Badge tone={personTones[state]}>{peopleWords.states[state]}</Badge>,
  },
  {
    key: 'signedIn',
    label: access.columns.signedIn,
    cell: ({ lastSignInAt }) => (lastSignInAt === null ? peopleWords.never : <Moment at={lastSignInAt} />),
  },
];

export function AccessCard({ dealership, people }: { dealership: string; people: Person[] }) {
  const contacts = useDealerContacts(dealership, useMay('dealers.invite')).data ?? [];
  const phoneOf = (email: string) =>
    contacts.find(({ Email }) => Email.toLowerCase() === email.toLowerCase())?.Phone ?? null;
  const manage = `/admin/people?${new URLSearchParams({ q: dealership }).toString()}`;
  return (
    <Card title={access.title} actions={people.length > 0 && <Link to={manage}>{access.manage}</Link>} flush>
      {people.length === 0 ? (
        <EmptyState {...access.empty} />
      ) : (
        <Table label={access.title} columns={personColumns(phoneOf)} rows={people} rowKey={({ id }) => id} />
      )}
    </Card>
  );
}

export const NotesCard = ({ notes }: { notes: DealershipNote[] }) => (
  <Card title={words.notes.title} flush>
    {notes.length === 0 ? (
      <EmptyState {...words.notes.empty} />
    ) : (
      <ul className="dealership-notes">
        {notes.map(({ id, text, author, at, deal }) => (
          <li key={id}>
            <Link to={`/admin/deals/${deal.id}`}>{deal.dealName}</Link>
            <p className="dealership-note">{text}</p>
            <p className="dealership-line">{words.notes.by(author, showInstant(at))}</p>
          </li>
        ))}
      </ul>
    )}
  </Card>
);

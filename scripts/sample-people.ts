import { DEALER_RECORD_TYPE } from '#contract/dealer-contacts.ts';
import type { Role } from '#contract/permissions.ts';
import type { App } from '#server/app.ts';
import { type DealerActor, type StaffActor, systemCtx, type UserActor } from '#server/context.ts';
import { acceptInvite } from '#server/features/auth/invitation.ts';
import { authenticate, endOwnSession, openSession } from '#server/features/auth/sessions.ts';
import { inviteUser } from '#server/features/users/invite.ts';
import { roleColumns } from '#server/features/users/roles.ts';
import { dealershipId, lenderAccountId } from '#server/features/users/store.ts';
import { newId } from '#server/lib/ids.ts';
import type { Past } from './sample-past.ts';

type Person = { email: string; first: string; last: string; role: Role; dealership?: string };

const PRAIRIE = 'Prairie Equipment (sample)';
const HARBOR = 'Harbor Kitchen Supply (sample)';
const phones: Record<string, string> = { [PRAIRIE]: '(531) 555-0190', [HARBOR]: '(847) 555-0191' };

export const people = {
  admin: { email: 'admin@acme.example', first: 'Alex', last: 'Morgan', role: 'admin' },
  underwriter: { email: 'underwriter@acme.example', first: 'Ruth', last: 'Okafor', role: 'underwriter' },
  sales: { email: 'sales@acme.example', first: 'Sam', last: 'Keller', role: 'sales' },
  funder: { email: 'funder@acme.example', first: 'Fran', last: 'Lindqvist', role: 'funder' },
  compliance: { email: 'compliance@acme.example', first: 'Cora', last: 'Jensen', role: 'compliance' },
  manager: {
    email: 'dealer@prairie.example',
    first: 'Dana',
    last: 'Pierce',
    role: 'dealer-manager',
    dealership: PRAIRIE,
  },
  dealer: { email: 'luis@prairie.example', first: 'Luis', last: 'Vega', role: 'dealer', dealership: PRAIRIE },
  kitchen: { email: 'dealer@harbor.example', first: 'Priya', last: 'Shah', role: 'dealer-manager', dealership: HARBOR },
} as const satisfies Record<string, Person>;
export type PersonName = keyof typeof people;

export type Cast = {
  staff: (name: 'admin' | 'underwriter' | 'sales' | 'funder' | 'compliance') => StaffActor;
  dealer: (name: 'manager' | 'dealer' | 'kitchen') => DealerActor;
};

/** Invites one user per role, a long time ago. Each of them has accepted with the same password. */
export async function addPeople(app: App, past: Past, { at, password }: { at: Date; password: string }): Promise<Cast> {
  const links: [PersonName, string][] = [];
  await past.at(at, async (then) => {
    for (const [name, person] of Object.entries(people) as [PersonName, Person][])
      links.push([name, await invite(then, at, person)]);
    // A contact of the dealership whom its manager can invite.
    await then.crm.addContact?.(contactOf({ email: 'nina@prairie.example', first: 'Nina', last: 'Holt' }, PRAIRIE));
  });
  // The passwords are hashed in threads, so all of them at once.
  const actors = new Map(
    await Promise.all(links.map(async ([name, link]) => [name, await activate(app, at, link, password)] as const)),
  );
  return {
    staff: (name) => {
      const actor = actors.get(name);
      if (actor?.kind !== 'staff') throw new Error(`${name} is not a member of the staff`);
      return actor;
    },
    dealer: (name) => {
      const actor = actors.get(name);
      if (actor?.kind !== 'dealer') throw new Error(`${name} is not a user of a dealership`);
      return actor;
    },
  };
}

/** Signs a person in for a moment, so that the lists of people show when each of them last worked. */
export const signInAgain = (app: App, now: Date, actor: UserActor): Promise<void> =>
  app.db.tx(async (tx) => {
    const user = await tx.selectFrom('users').selectAll().where('id', '=', actor.userId).executeTakeFirstOrThrow();
    await openSession(app, systemCtx(now), tx, user);
  });

const contactOf = ({ email, first, last }: Pick<Person, 'email' | 'first' | 'last'>, accountName: string) => ({
  email,
  firstName: first,
  lastName: last,
  phone: phones[accountName] ?? null,
  accountName,
  recordType: DEALER_RECORD_TYPE,
});

/** Returns the link of the invitation. */
async function invite(app: App, now: Date, person: Person): Promise<string> {
  const { email, first, last, role, dealership } = person;
  const contact = dealership === undefined ? undefined : await app.crm.addContact?.(contactOf(person, dealership));
  return app.db.tx(async (tx) => {
    const account_id = contact
      ? await dealershipId(tx, { id: newId(now), crmId: contact.accountId, name: contact.accountName, now })
      : await lenderAccountId(tx, newId(now), now);
    const named = { account_id, email, first_name: first, last_name: last, ...roleColumns([role]) };
    return (await inviteUser(app, systemCtx(now), tx, named)).link;
  });
}

async function activate(app: App, now: Date, link: string, password: string): Promise<UserActor> {
  const token = new URL(link).searchParams.get('token') ?? '';
  const ctx = systemCtx(now);
  const session = await acceptInvite(app, ctx, { token, password });
  const actor = (await authenticate(app, session.token, { polling: false }))?.actor;
  if (!actor) throw new Error('the session of a sample user has ended');
  await endOwnSession(app, { ...ctx, actor }, actor.sessionId);
  return actor;
}

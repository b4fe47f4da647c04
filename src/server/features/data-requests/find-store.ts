import { type RawBuilder, sql } from 'kysely';
import {
  type HeldKind,
  type PersonRole,
  personRoles,
  type PersonSearch,
  type SearchedBy,
} from '#contract/data-requests.ts';
import { wordPatterns } from '#server/lib/searchable.ts';
import type { Query } from '#server/ports.ts';

export type Match = { kind: HeldKind; id: string; matched: SearchedBy[]; matchedAs: PersonRole[] };
/** Chats and inquiries are encrypted, so they are searched elsewhere (find.ts). */
type SearchedKind = Exclude<HeldKind, 'chat' | 'inquiry'>;
type Condition = RawBuilder<boolean>;
type By = Partial<Record<SearchedBy, (text: string) => Condition>>;
/** `people`: conditions for one of two people. */
type Place = { from: RawBuilder<unknown>; by: By; people?: Record<PersonRole, By> };

/** Maximum per kind. One more row is selected, to detect that there are more. */
export const MOST_FOUND = 50;

const col = (name: string) => sql.ref<string>(name);
const anyOf = (conditions: Condition[]): Condition => sql<boolean>`(${sql.join(conditions, sql` or `)})`;
const allOf = (conditions: Condition[]): Condition => sql<boolean>`(${sql.join(conditions, sql` and `)})`;

/**
 * Folds text for both sides of a comparison: lower case, no accents. Letters with a stroke do not decompose, and case
 * folding beyond English depends on the database.
 */
const plain = (text: RawBuilder<unknown>) =>
  sql`lower(translate(regexp_replace(normalize(${text}, NFD), '[\u0300-\u036f]', '', 'g'), 'ĐđØøŁłı', 'DdOoLli'))`;
const words =
  (...texts: RawBuilder<string>[]) =>
  (typed: string): Condition =>
    anyOf(
      texts.map((text) =>
        allOf(wordPatterns(typed).map((word) => sql<boolean>`${plain(text)} like ${plain(sql`${word}::text`)}`)),
      ),
    );
const address =
  (...columns: string[]) =>
  (typed: string): Condition =>
    anyOf(columns.map((name) => sql<boolean>`lower(${col(name)}) = ${typed.toLowerCase()}`));
const lastTen = (typed: string): string => typed.replace(/\D/g, '').slice(-10);
const phone =
  (...columns: string[]) =>
  (typed: string): Condition =>
    anyOf(
      columns.map(
        (name) => sql<boolean>`right(regexp_replace(${col(name)}, '[^0-9]', '', 'g'), 10) = ${lastTen(typed)}`,
      ),
    );

const names = sql<string>`(t.borrower_first_name || ' ' || t.borrower_last_name)`;
const guarantor = sql<string>`(t.guarantor1_first_name || ' ' || t.guarantor1_last_name)`;
const ofInvite = (id: string) => (mac: string) =>
  sql<boolean>`exists (select 1 from application_invites i join applications a on a.id = i.application_id
    where i.id = ${col(id)} and a.principal_ssn_mac = ${mac})`;

const ofPrincipal: By = {
  name: words(col('t.principal_name'), col('s.primary_name')),
  email: address('t.principal_email'),
  phone: phone('t.principal_phone'),
  number: (mac) => sql<boolean>`t.principal_ssn_mac = ${mac}`,
};
const ofBorrower: By = { name: words(names), email: address('t.borrower_email'), phone: phone('t.borrower_phone') };
const ofGuarantor: By = {
  name: words(guarantor),
  email: address('t.guarantor1_email'),
  phone: phone('t.guarantor1_phone'),
};

const places: Record<SearchedKind, Place> = {
  application: {
    from: sql`applications t join signatures s on s.application_id = t.id`,
    by: {
      name: words(col('t.principal_name'), col('s.primary_name'), col('s.secondary_name')),
      email: address('t.principal_email'),
      phone: phone('t.principal_phone', 't.business_phone'),
      business: words(col('t.business_name')),
      number: (mac) => sql<boolean>`t.principal_ssn_mac = ${mac}`,
    },
    people: { main: ofPrincipal, second: { name: words(col('s.secondary_name')) } },
  },
  deal: {
    from: sql`deals t`,
    by: {
      name: words(names, guarantor),
      email: address('t.borrower_email', 't.guarantor1_email'),
      phone: phone('t.borrower_phone', 't.guarantor1_phone'),
      business: words(col('t.borrower_company')),
      number: ofInvite('t.application_invite_id'),
    },
    people: { main: ofBorrower, second: ofGuarantor },
  },
  invite: {
    from: sql`application_invites t`,
    by: {
      name: words(col('t.recipient_name')),
      email: address('t.recipient_email'),
      phone: phone('t.recipient_phone'),
      number: ofInvite('t.id'),
    },
  },
  // Emails of an application or a decision belong to it.
  mail: {
    from: sql`(select * from mails x where not exists (select 1 from applications a where a.reference = x.subject_reference)
      and not exists (select 1 from decisions d where d.notice_mail_id = x.id)) t`,
    by: { email: address('t.to_address') },
  },
  account: {
    from: sql`users t`,
    by: { name: words(sql<string>`(t.first_name || ' ' || t.last_name)`), email: address('t.email') },
  },
};

/** Records of one kind that match any search field, newest first, with those fields. */
export async function selectMatches(query: Query, kind: SearchedKind, search: PersonSearch): Promise<Match[]> {
  const { from, by, people } = places[kind];
  const given = asked(by, search);
  if (given.length === 0) return [];
  const roles = personRoles.map((role) => {
    const conditions = asked(people?.[role] ?? {}, search).map(({ condition }) => condition);
    return conditions.length === 0 ? sql`null::text` : sql`case when ${anyOf(conditions)} then ${role}::text end`;
  });
  const matched = sql.join(given.map(({ name, condition }) => sql`case when ${condition} then ${name}::text end`));
  const { rows } = await sql<Omit<Match, 'kind'>>`
    select t.id, array_remove(array[${matched}], null) as matched,
      array_remove(array[${sql.join(roles)}], null) as "matchedAs" from ${from}
    where ${anyOf(given.map(({ condition }) => condition))} order by t.id desc limit ${MOST_FOUND + 1}`.execute(query);
  return rows.map((row) => ({ kind, ...row }));
}

const asked = (by: By, search: PersonSearch) =>
  Object.entries(by).flatMap(([name, condition]) => {
    const text = search[name as SearchedBy];
    return text === '' ? [] : [{ name, condition: condition(text) }];
  });

import * as z from 'zod/mini';
import { stepUpFields } from './account.ts';
import { staffReason } from './staff-reason.ts';
import { boundedText, pageQuery } from './page-query.ts';
import { dealerRoles, staffRoles, wireRoles } from './permissions.ts';
import { emailField } from './sign-in.ts';

const all = '/api/admin/people';
export const peopleChanges = ['resend', 'revoke', 'disable', 'enable', 'reset-totp', 'roles'] as const;
export type PeopleChange = (typeof peopleChanges)[number];
export const peoplePaths = { all, change: (id: string, change: PeopleChange) => `${all}/${id}/${change}` } as const;

/** States of an invitation: open, expired or revoked. States of an account: active or disabled. */
export const personStates = ['active', 'invited', 'expired', 'revoked', 'disabled'] as const;
export type PersonState = (typeof personStates)[number];

const role = z.enum([...staffRoles, ...dealerRoles], { error: 'This is not a role' });
export const personSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(wireRoles),
  roles: z.array(role),
  account: z.string(),
  state: z.enum(personStates),
  /** The expiry of the last invitation. Null once the account is active. */
  invitedUntil: z.nullable(z.string()),
  lastSignInAt: z.nullable(z.string()),
  totp: z.boolean(),
  /** Upload links and application invites of this user that still work. */
  openLinks: z.number(),
  openInvites: z.number(),
});
export type Person = z.infer<typeof personSchema>;
export const peopleQuerySchema = z.object({ ...pageQuery, q: z._default(boundedText('q', 200), '') });
export const peopleAnswerSchema = z.object({ people: z.array(personSchema), nextCursor: z.nullable(z.string()) });
export type PeopleAnswer = z.infer<typeof peopleAnswerSchema>;
export const personAnswerSchema = z.object({ success: z.literal(true), person: personSchema });

export const personName = (message: string) =>
  z.string({ error: message }).check(z.trim(), z.minLength(1, message), z.maxLength(200, message));
const ROLES = 'Choose at least one role';
export const inviteColleagueSchema = z.object({
  ...stepUpFields,
  email: emailField('Email is required'),
  firstName: personName('First name is required'),
  lastName: personName('Last name is required'),
  roles: z
    .array(z.enum(staffRoles, { error: `Choose of ${staffRoles.join(', ')}` }), { error: ROLES })
    .check(z.minLength(1, ROLES), z.maxLength(staffRoles.length, ROLES)),
});
export type InviteColleague = z.output<typeof inviteColleagueSchema>;
export const openItemsChoices = ['keep', 'revoke'] as const;
const CHOOSE = 'Say what happens to open links and invitations: keep or revoke';
export const openItemsField = z.enum(openItemsChoices, { error: CHOOSE });
/** By default a dealer's open items are revoked, and customer requests of staff stay open. */
export const disablePersonSchema = z.object({ ...stepUpFields, openItems: z.optional(openItemsField) });
export type OpenItems = z.output<typeof openItemsField>;
export type DisablePerson = z.output<typeof disablePersonSchema>;
export const resetTotpSchema = z.object({ ...stepUpFields, reason: staffReason('Give the reason') });

const roles = z.array(role, { error: ROLES }).check(z.minLength(1, ROLES), z.maxLength(staffRoles.length, ROLES));
/** `from`: the roles that the caller saw. */
export const changeRolesSchema = z.object({ ...stepUpFields, roles, from: roles });
export type ChangeRoles = z.output<typeof changeRolesSchema>;

import * as z from 'zod/mini';
import { openItemsField, personName, personStates } from './people.ts';
import { dealerRoles } from './permissions.ts';
import { emailField } from './sign-in.ts';

const all = '/api/dealer/colleagues';
export const colleaguePaths = { all, remove: (id: string) => `${all}/${id}/remove` } as const;

export const colleagueSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(dealerRoles),
  state: z.enum(personStates),
  lastSignInAt: z.nullable(z.string()),
  /** Upload links and application invites of this user that still work. */
  openLinks: z.number(),
  openInvites: z.number(),
});
export type Colleague = z.infer<typeof colleagueSchema>;
export const colleaguesAnswerSchema = z.object({
  colleagues: z.array(colleagueSchema),
  /** True when the caller may invite people whom the CRM does not know. The invitation adds the contact. */
  canAdd: z.boolean(),
});
export type ColleaguesAnswer = z.infer<typeof colleaguesAnswerSchema>;

/** The names are needed only for a person whom the CRM does not know. */
export const inviteToDealershipSchema = z.object({
  email: emailField('Email is required'),
  firstName: personName('First name is required'),
  lastName: personName('Last name is required'),
});
export type InviteToDealership = z.output<typeof inviteToDealershipSchema>;

export const removeColleagueSchema = z.object({ openItems: openItemsField });
export type RemoveColleague = z.output<typeof removeColleagueSchema>;
export const colleagueAnswerSchema = z.object({ success: z.literal(true), colleague: colleagueSchema });

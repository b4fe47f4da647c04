import * as z from 'zod/mini';
import { stepUpFields } from './account.ts';
import { staffReason } from './staff-reason.ts';
import { holdsClearNumber } from './clear-numbers.ts';
import { isDay } from './days.ts';
import { pageQuery } from './page-query.ts';
import { optionalEmail } from './text.ts';

const all = '/api/admin/data-requests';
const of = (what: string) => (id: string) => `${all}/${id}/${what}`;
export const dataRequestPaths = {
  all,
  one: (id: string) => `${all}/${id}`,
  search: of('search'),
  items: of('items'),
  removals: of('removals'),
  export: of('export'),
} as const;

/** Requests that a person may make about their personal data (Cal. Civ. Code 1798.105, .106, .110). */
export const dataRequestKinds = ['access', 'delete', 'correct'] as const;
export type DataRequestKind = (typeof dataRequestKinds)[number];
export const dataRequestStates = ['open', 'answered', 'refused'] as const;
export type DataRequestState = (typeof dataRequestStates)[number];

/** Days from receipt to the answer (Cal. Civ. Code 1798.130(a)(2)). */
export const DATA_REQUEST_DAYS = 45;
/** Months that the record of a closed request is kept (11 CCR 7101). */
export const DATA_REQUEST_MONTHS = 24;

/** An application or deal may concern two people: the principal or borrower, and the second signer or guarantor. */
export const personRoles = ['main', 'second'] as const;
export type PersonRole = (typeof personRoles)[number];
/** The person whose part the copy contains. Both, when one person has both roles. */
export const copyRoles = [...personRoles, 'both', 'none'] as const;
export type CopyRole = (typeof copyRoles)[number];

export const dataRequestMessages = {
  kind: `kind is one of ${dataRequestKinds.join(', ')}`,
  name: 'Enter the name of the person, in 2 to 120 characters',
  nameNumber: 'Leave numbers and dates out of the name: it is kept in clear text',
  email: 'Enter a valid e-mail address, or none',
  verified: 'Say how the person was verified',
  receivedOn: 'Enter the day on which the request came',
  nothing: 'Enter at least one of these to search by',
  searchName: 'Enter at least 3 letters of the name',
  searchBusiness: 'Enter at least 3 letters of the business',
  searchEmail: 'Enter the whole e-mail address',
  searchPhone: 'Enter the whole phone number, 10 digits or more',
  searchNumber: 'Enter all nine digits',
  items: 'items is a list of at most 200, each with kind and id',
  noItems: 'Choose at least one thing',
  state: 'state is answered or refused',
  format: 'format is html or json',
  roles: `roles is a list of at most 200, each with id and role: ${copyRoles.join(', ')}`,
} as const;
const m = dataRequestMessages;

export const openDataRequestSchema = z.object({
  kind: z.enum(dataRequestKinds, { error: m.kind }),
  name: z.string({ error: m.name }).check(
    z.trim(),
    z.minLength(2, m.name),
    z.maxLength(120, m.name),
    z.refine((text) => !holdsClearNumber(text), m.nameNumber),
  ),
  /** The address for the answer, or '' if the person gave none. */
  email: optionalEmail(m.email),
  verified: staffReason(m.verified),
  /** A day such as 2026-12-31. */
  receivedOn: z.string({ error: m.receivedOn }).check(z.trim(), z.refine(isDay, m.receivedOn)),
});
export type OpenDataRequest = z.output<typeof openDataRequestSchema>;

const digitsOf = (text: string): string => text.replace(/\D/g, '');
/** A search term. '' and absence disable it. */
const searched = (message: string, isWhole: (text: string) => boolean) =>
  z.pipe(
    z.nullish(z.string({ error: message }).check(z.trim(), z.maxLength(254, message))),
    z.pipe(
      z.transform((text: string | null | undefined): string => text ?? ''),
      z.string().check(z.refine((text) => text === '' || isWhole(text), message)),
    ),
  );
const isLong = (text: string): boolean => text.replace(/[^\p{L}\p{N}]/gu, '').length >= 3;

/** The search criteria. The number is compared by its keyed hash, and neither stored nor logged. */
export const personSearchSchema = z
  .object({
    name: searched(m.searchName, isLong),
    email: searched(m.searchEmail, (text) => /^[^\s@]+@[^\s@]+$/.test(text)),
    phone: searched(m.searchPhone, (text) => digitsOf(text).length >= 10),
    business: searched(m.searchBusiness, isLong),
    number: searched(m.searchNumber, (text) => /^[\d\s-]*$/.test(text) && digitsOf(text).length === 9),
  })
  .check(z.refine((given) => Object.values(given).some((text) => text !== ''), { error: m.nothing, path: ['name'] }));
export type PersonSearch = z.output<typeof personSearchSchema>;
export const searchedBy = ['name', 'email', 'phone', 'business', 'number'] as const;
export type SearchedBy = (typeof searchedBy)[number];

export const heldKinds = ['application', 'deal', 'invite', 'mail', 'chat', 'account', 'inquiry'] as const;
export type HeldKind = (typeof heldKinds)[number];

/** Values of a request that can match a record. */
export const agreements = ['name', 'email'] as const;
export type Agreement = (typeof agreements)[number];

/** Reasons why a record must be kept for now. */
export const keptReasons = [
  'hold',
  'open_deal',
  'undecided',
  'in_review',
  'period',
  'contract',
  'in_file',
  'queued',
  'account',
] as const;
export type KeptReason = (typeof keptReasons)[number];

/** A record about a person. Its parts are exported and deleted with it. */
export const heldItemSchema = z.object({
  kind: z.enum(heldKinds),
  id: z.string(),
  name: z.string(),
  detail: z.string(),
  at: z.string(),
  /** The number of its parts by kind. */
  parts: z.record(z.string(), z.number()),
  /** True when the record has its own screen. */
  hasFile: z.boolean(),
  /** The person whose part is exported, by the name and email of the request. Null for a record about one person. */
  role: z.nullable(z.enum(copyRoles)),
  /** The values of the request that match the record. Only a matching email identifies the requester. */
  agrees: z.array(z.enum(agreements)),
  /** Null when it may be deleted now. */
  kept: z.nullable(z.object({ why: z.enum(keptReasons), until: z.nullable(z.string()) })),
});
export type HeldItem = z.infer<typeof heldItemSchema>;
export const foundItemSchema = z.object({
  ...heldItemSchema.shape,
  matched: z.array(z.enum(searchedBy)),
  /** The matching roles. Empty when that is unknown. */
  matchedAs: z.array(z.enum(personRoles)),
});

const requestRow = {
  id: z.string(),
  kind: z.enum(dataRequestKinds),
  name: z.string(),
  email: z.string(),
  verified: z.string(),
  receivedOn: z.string(),
  dueOn: z.string(),
  state: z.enum(dataRequestStates),
  /** Open after its last day. */
  overdue: z.boolean(),
  reason: z.string(),
  openedBy: z.string(),
  openedAt: z.string(),
  closedBy: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
};
export const dataRequestRowSchema = z.object(requestRow);
export type ListedDataRequest = z.infer<typeof dataRequestRowSchema>;
export const dataRequestSchema = z.object({
  ...requestRow,
  /** The records that staff selected for this person, in their current state. */
  items: z.array(heldItemSchema),
  /** Deleted records: for this request, or by the daily deletion. */
  gone: z.array(z.object({ kind: z.enum(heldKinds), id: z.string(), removedAt: z.nullable(z.string()) })),
  /** True when the request was fulfilled here: a copy exported, a record deleted, or a correction added. */
  acted: z.boolean(),
});
export type DataRequest = z.infer<typeof dataRequestSchema>;

/** Days before the last day of an open request in which `soon` lists it, and the desk counts it. */
export const DATA_REQUEST_SOON_DAYS = 14;
/** `soon`: open ones that are due within these days, or overdue. */
export const dataRequestFilters = ['overdue', 'soon', ...dataRequestStates] as const;
export const dataRequestsQuerySchema = z.object({
  ...pageQuery,
  state: z.optional(z.enum(['', ...dataRequestFilters], { error: `state is one of ${dataRequestFilters.join(', ')}` })),
});
export const dataRequestsAnswerSchema = z.object({
  requests: z.array(dataRequestRowSchema),
  nextCursor: z.nullable(z.string()),
});
export type DataRequestsAnswer = z.infer<typeof dataRequestsAnswerSchema>;
export const dataRequestAnswerSchema = z.object({ request: dataRequestSchema });
export const dataRequestChangedSchema = z.object({ success: z.literal(true), request: dataRequestSchema });

/** Limited: `more` means that a kind has additional matches. */
export const foundAnswerSchema = z.object({ found: z.array(foundItemSchema), more: z.boolean() });
export type FoundAnswer = z.infer<typeof foundAnswerSchema>;

const itemSchema = z.object(
  { kind: z.enum(heldKinds, { error: m.items }), id: z.string({ error: m.items }) },
  { error: m.items },
);
export type ItemRef = z.infer<typeof itemSchema>;
export const MAX_ITEMS = 200;
const itemList = z.array(itemSchema, { error: m.items }).check(z.maxLength(MAX_ITEMS, m.items));
/** The complete selection. It replaces the earlier one. */
export const chooseItemsSchema = z.object({ items: itemList });
export const removeItemsSchema = z.object({ items: itemList.check(z.minLength(1, m.noItems)) });
/** The result for each record: deleted, or kept with the reason. */
export const removalsAnswerSchema = z.object({
  success: z.literal(true),
  results: z.array(z.object({ ...itemSchema.shape, removed: z.boolean(), why: z.string() })),
  request: dataRequestSchema,
});
export type RemovalsAnswer = z.infer<typeof removalsAnswerSchema>;

export const closeDataRequestSchema = z.object({
  state: z.enum(['answered', 'refused'], { error: m.state }),
  reason: staffReason('Say what was answered, or why it is refused'),
});
export type CloseDataRequest = z.output<typeof closeDataRequestSchema>;

const fullNumbersReason = staffReason('Say why the full numbers are handed over');
export const fullNumbersSchema = z.object({ reason: fullNumbersReason });

/** Numbers stay masked unless a reason is given. The role that staff select overrides the computed one. */
export const exportDataSchema = z.object({
  ...stepUpFields,
  format: z.enum(['html', 'json'], { error: m.format }),
  reason: z._default(z.nullable(fullNumbersReason), null),
  roles: z._default(
    z
      .array(
        z.object({ id: z.string({ error: m.roles }), role: z.enum(copyRoles, { error: m.roles }) }, { error: m.roles }),
        {
          error: m.roles,
        },
      )
      .check(z.maxLength(MAX_ITEMS, m.roles)),
    [],
  ),
});
export type ExportData = z.output<typeof exportDataSchema>;

/** The JSON export: everything in readable form and as stored. */
export const exportedDataSchema = z.object({
  company: z.string(),
  name: z.string(),
  receivedOn: z.string(),
  madeAt: z.string(),
  records: z.array(
    z.object({
      kind: z.enum(heldKinds),
      name: z.string(),
      at: z.string(),
      parts: z.array(
        z.object({ title: z.string(), values: z.array(z.object({ label: z.string(), value: z.string() })) }),
      ),
    }),
  ),
});

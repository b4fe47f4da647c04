import * as z from 'zod/mini';
import { languages } from './language.ts';
import { pageQuery } from './page-query.ts';
import {
  callTimes,
  type InquiryField,
  inquiryKinds,
  type InquiryMessages,
  refusalsOfInquiry,
} from './inquiry-fields.ts';
import { choice, optional } from './text.ts';

export const inquiryStates = ['new', 'called', 'closed', 'application'] as const;
export type InquiryState = (typeof inquiryStates)[number];

/** Months that an inquiry is kept. */
export const INQUIRY_MONTHS = 12;

/** The body of POST /api/inquiries. Fields of another kind of inquiry are ignored. */
export const inquirySchema = (m: InquiryMessages) => {
  const text = optional(m.text);
  return z
    .object({
      kind: z.enum(inquiryKinds, { error: m.text }),
      language: choice(languages, 'en', m.text),
      company: text,
      name: text,
      phone: text,
      email: text,
      machine: text,
      amount: text,
      callTime: choice(callTimes, 'any', m.text),
      website: text,
    })
    .check(
      z.check(({ value, issues }) => {
        for (const [field, message] of Object.entries(refusalsOfInquiry(value.kind, value, m)))
          issues.push({ code: 'custom', input: value[field as InquiryField], path: [field], message });
      }),
    );
};
export type InquiryInput = z.output<ReturnType<typeof inquirySchema>>;

export const inquiryAnswerSchema = z.object({
  success: z.literal(true),
  /** When we will call or write, as a sentence. */
  message: z.string(),
  dueAt: z.string(),
});
export type InquiryAnswer = z.infer<typeof inquiryAnswerSchema>;

/** The states that staff may choose next. */
export const nextInquiryStates: Record<InquiryState, readonly InquiryState[]> = {
  new: ['called', 'application', 'closed'],
  called: ['application', 'closed'],
  application: ['called'],
  closed: ['called'],
};

export const inquirySchemaOfStaff = z.object({
  id: z.string(),
  kind: z.enum(inquiryKinds),
  state: z.enum(inquiryStates),
  language: z.enum(languages),
  name: z.string(),
  company: z.string(),
  phone: z.string(),
  email: z.string(),
  machine: z.string(),
  /** As typed. */
  amount: z.string(),
  callTime: z.enum(callTimes),
  receivedAt: z.string(),
  /** When the promised answer is due. */
  dueAt: z.string(),
  /** The name of the user who changed it last. */
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
  /** The application that it became. */
  application: z.nullable(z.object({ id: z.string(), reference: z.string() })),
});
export type Inquiry = z.infer<typeof inquirySchemaOfStaff>;

/** `open` includes new and called inquiries. */
export const inquiryFilters = ['', 'open', ...inquiryStates] as const;
export const inquiriesQuerySchema = z.object({
  ...pageQuery,
  state: z.optional(z.enum(inquiryFilters, { error: `state is one of ${inquiryFilters.slice(1).join(', ')}` })),
  kind: z.optional(z.enum(['', ...inquiryKinds], { error: `kind is one of ${inquiryKinds.join(', ')}` })),
});
export const inquiriesAnswerSchema = z.object({
  inquiries: z.array(inquirySchemaOfStaff),
  nextCursor: z.nullable(z.string()),
});
export type InquiriesAnswer = z.infer<typeof inquiriesAnswerSchema>;

const STATE = `state is one of ${inquiryStates.join(', ')}`;
/** `from` is the state that the user saw. `reference` names the application that the inquiry became. */
export const changeInquirySchema = z.object({
  from: z.enum(inquiryStates, { error: `from: ${STATE}` }),
  to: z.enum(inquiryStates, { error: `to: ${STATE}` }),
  reference: optional('reference is the reference of an application'),
});
export type ChangeInquiry = z.output<typeof changeInquirySchema>;
export const inquiryChangedSchema = z.object({ success: z.literal(true), inquiry: inquirySchemaOfStaff });

import * as z from 'zod/mini';

export const assignmentPaths = {
  assignees: '/api/admin/assignees',
  application: (id: string) => `/api/admin/applications/${id}/assignee`,
  deal: (id: string) => `/api/admin/deals/${id}/assignee`,
} as const;

/** A file that can be assigned and have notes: an application or a deal. */
export type FileKind = 'application' | 'deal';

export const assigneeSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** False for a disabled account. */
  active: z.boolean(),
});
export type Assignee = z.infer<typeof assigneeSchema>;
/** Users to whom a file can be assigned, by name. */
export const assigneesAnswerSchema = z.object({ assignees: z.array(assigneeSchema) });

const WHO = 'Name the assignee: an id, “me”, or null for unassigned';
export const assignSchema = z.object({
  to: z.nullable(z.string({ error: WHO }).check(z.maxLength(36, WHO))),
  /** The assignee's id that the caller saw, or null for unassigned. */
  from: z.nullable(
    z
      .string({ error: 'Name the previous assignee: an id, or null for unassigned' })
      .check(z.maxLength(36, 'from is an id')),
  ),
});
export type Assign = z.output<typeof assignSchema>;
export const assignedAnswerSchema = z.object({ success: z.literal(true), assignee: z.nullable(assigneeSchema) });

export const assignedFilters = ['mine', 'nobody'] as const;
export type AssignedFilter = (typeof assignedFilters)[number];
export const [MINE, UNASSIGNED] = assignedFilters;
/** Filters a list: the caller's files, or files without an active assignee. */
export const assignedQuery = z.optional(
  z.enum(['', ...assignedFilters], { error: `assigned is one of ${assignedFilters.join(', ')}` }),
);

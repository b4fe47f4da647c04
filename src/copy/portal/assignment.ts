import { type AssignedFilter, MINE, UNASSIGNED } from '#contract/assignments.ts';

/** Which staff member has a file. */
export const assignment = {
  yours: 'You',
  has: (name: string) => name,
  unassigned: 'Unassigned',
  gone: (name: string) => `Unassigned: the account of ${name} is disabled`,
  you: (name: string) => `${name} (you)`,
  noLonger: (name: string) => `${name} (disabled)`,
  take: 'Assign to me',
  taking: 'Assigning...',
  taken: 'File assigned to you',
  assign: 'Assign to...',
  given: (name: string) => `File assigned to ${name}`,
  givenBack: 'File unassigned',
  failed: 'Couldn’t assign the file',
  dialog: {
    title: 'Assign this file',
    text: 'The application and its deal are assigned together. The history shows every change.',
    to: 'Assigned to',
    unassigned: 'Unassigned',
    me: (name: string) => `${name} (you)`,
    loading: 'Loading names...',
    notLoaded: 'Couldn’t load the names of your colleagues',
    submit: 'Assign',
    submitting: 'Assigning...',
    cancel: 'Cancel',
  },
  filter: {
    name: 'Assigned to',
    any: 'Any assignee',
    [MINE]: 'Mine',
    [UNASSIGNED]: 'Unassigned',
  } satisfies Record<AssignedFilter | 'name' | 'any', string>,
};

export const bulkAssign = {
  title: 'Selected applications',
  select: 'Select applications',
  selectOne: (name: string) => `Select ${name}`,
  selected: (count: number) => `${String(count)} selected`,
  assign: 'Assign to...',
  clear: 'Clear selection',
  failed: (left: number, all: number) => `Couldn’t assign ${String(left)} of ${String(all)} applications`,
};

export const rowActions = { take: (name: string) => `Assign ${name} to me` };

import type { AssignedFilter } from '#contract/assignments.ts';

/** Who of the lender's people has a file. */
export const assignment = {
  yours: 'You have this file',
  has: (name: string) => `${name} has this file`,
  nobody: 'Nobody has this file',
  gone: (name: string) => `Nobody has this file: the account of ${name} is disabled`,
  you: 'You',
  noLonger: (name: string) => `${name} (disabled)`,
  take: 'Take it',
  taking: 'Taking it...',
  taken: 'You have it now',
  assign: 'Assign',
  given: (name: string) => `${name} has it now`,
  givenBack: 'Nobody has it now',
  failed: 'It was not assigned',
  dialog: {
    title: 'Assign this file',
    text: 'The application and the deal made from it go together. The history keeps who had it.',
    to: 'Who works on it',
    nobody: 'Nobody',
    me: (name: string) => `${name} (you)`,
    loading: 'Loading names...',
    notLoaded: 'The names of your colleagues could not be loaded',
    submit: 'Assign',
    submitting: 'Assigning...',
    cancel: 'Cancel',
  },
  filter: {
    name: 'Assigned to',
    any: 'Everybody’s',
    mine: 'Mine',
    nobody: 'Nobody’s',
  } satisfies Record<AssignedFilter | 'name' | 'any', string>,
};

import { STRIKE_HOURS } from '#contract/notes.ts';

/** What the lender's people note about a file. */
export const notes = {
  title: 'Notes',
  lead: 'Only your colleagues read them.',
  none: 'Nobody has noted anything yet.',
  add: 'Add a note',
  label: 'New note',
  hint: `It cannot be edited. You can strike it out for ${String(STRIKE_HOURS)} hours.`,
  save: 'Save note',
  saving: 'Saving...',
  cancel: 'Cancel',
  leave: 'Your note is not saved.',
  saved: 'Note saved',
  failed: 'The note was not saved',
  strike: 'Strike out',
  struck: (when: string) => `Struck out ${when}`,
  confirm: {
    title: 'Strike this note out?',
    text: 'It stays to be read, crossed out, with the time. This cannot be undone.',
    confirm: 'Strike out',
    busy: 'Striking it out...',
    cancel: 'Leave it',
  },
  done: 'Note struck out',
  notStruck: 'The note was not struck out',
};

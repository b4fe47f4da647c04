import { STRIKE_HOURS } from '#contract/notes.ts';

/** Notes of the lender's staff about a file. */
export const notes = {
  label: 'Write a note',
  hint: `Visible to staff only. You can strike it out for ${String(STRIKE_HOURS)} hours.`,
  save: 'Post note',
  saving: 'Posting...',
  leave: 'Your note hasn’t been saved.',
  saved: 'Note saved',
  failed: 'Couldn’t save the note',
  strike: 'Strike out',
  struck: (when: string) => `Struck out ${when}`,
  confirm: {
    title: 'Strike this note out?',
    text: 'The note stays visible, crossed out, with a timestamp. This can’t be undone.',
    confirm: 'Strike out',
    busy: 'Striking out...',
    cancel: 'Keep it',
  },
  done: 'Note struck out',
  notStruck: 'Couldn’t strike out the note',
};

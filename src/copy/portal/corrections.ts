import type { CorrectedPart } from '#contract/corrections.ts';

/** Corrections of signed content. */
export const corrections = {
  none: 'No corrections. Signed content is never changed; corrections are recorded here.',
  note: 'Note a correction',
  parts: {
    name: 'Name',
    contact: 'Phone or email',
    address: 'Address',
    number: 'SSN, ITIN or EIN',
    birth_date: 'Date of birth',
    business: 'Business',
    equipment: 'Equipment',
    other: 'Something else',
  } satisfies Record<CorrectedPart, string>,
  by: (who: string, when: string) => `${who}, ${when}`,
  dialog: {
    title: 'Note a correction',
    text: 'Signed content stays as it is. Everyone who opens this file sees the correction.',
    part: 'What is wrong',
    what: 'What is wrong, and what is right',
    hint: 'Don’t include numbers or dates. A wrong SSN or date of birth requires a new application.',
    submit: 'Save correction',
    submitting: 'Saving...',
    done: 'Correction saved',
    failed: 'Couldn’t save the correction',
    cancel: 'Cancel',
  },
};

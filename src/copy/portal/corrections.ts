import type { CorrectedPart } from '#contract/corrections.ts';

/** What an applicant says is wrong in what was signed. */
export const corrections = {
  none: 'Nothing was corrected. What was signed is never changed: a correction stands here, beside it.',
  note: 'Note a correction',
  parts: {
    name: 'Name',
    contact: 'Phone or e-mail',
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
    text: 'What was signed stays as it is. Whoever opens this file reads the correction beside it.',
    part: 'What is wrong',
    what: 'What is wrong, and what is right',
    hint: 'No numbers or dates. A wrong SSN needs a new application, a wrong birth date too.',
    submit: 'Note it',
    submitting: 'Noting...',
    done: 'The correction is noted',
    failed: 'The correction was not noted',
    cancel: 'Cancel',
  },
};

/** The choice between two values that two people saved. */
export const conflict = {
  mine: 'Yours:',
  theirs: 'Saved:',
  empty: 'empty',
  choose: 'Choose one of the two.',
  save: 'Save these values',
  back: 'Back to the form',
};

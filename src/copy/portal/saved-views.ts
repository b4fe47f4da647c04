/** Filters that a staff member saves under a name. */
export const savedViews = {
  title: 'Views',
  save: 'Save as view',
  delete: (name: string) => `Delete the view ${name}`,
  deleted: (name: string) => ({ title: `View “${name}” deleted` }),
  notDeleted: 'Couldn’t delete the view',
  dialog: {
    title: 'Save as view',
    text: 'Saves the current search and filters under a name. Only you see it.',
    name: 'Name',
    submit: 'Save view',
    saving: 'Saving...',
    cancel: 'Cancel',
  },
  saved: (name: string) => ({ title: `View “${name}” saved` }),
  notSaved: 'Couldn’t save the view',
};

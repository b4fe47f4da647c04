/** Asks an administrator for password and code again before a sensitive act. */
export const stepUp = {
  password: 'Your password',
  code: 'Code or recovery code',
  cancel: 'Cancel',
  failed: 'Couldn’t confirm your sign-in',
  invite: {
    title: (email: string) => `Invite ${email}?`,
    text: (roles: string) => `The new colleague gets these roles: ${roles}.`,
    submit: 'Send invitation',
    busy: 'Sending...',
  },
  contact: {
    title: 'Change these addresses?',
    text: 'Applications and requests will go to the new addresses.',
    submit: 'Save changes',
    busy: 'Saving...',
  },
  /** Follow the text of a confirmation. */
  again: 'Enter your password again.',
  notified: 'The other administrators will be notified by email.',
};

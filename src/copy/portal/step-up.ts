/** Asks an administrator for password and code again before a sensitive act. */
export const stepUp = {
  password: 'Your password',
  code: 'Code, or a recovery code',
  cancel: 'Cancel',
  failed: 'This did not work',
  invite: {
    title: 'Invite an administrator?',
    text: 'Enter your password again. The other administrators will be notified by email.',
    submit: 'Send invitation',
    busy: 'Sending...',
  },
  contact: {
    title: 'Change these addresses?',
    text: 'Applications and requests will go to the new addresses. Enter your password again. The other administrators will be notified by email.',
    submit: 'Save changes',
    busy: 'Saving...',
  },
  /** Follows the text of a confirmation. */
  again: 'Enter your password again. The other administrators will be notified by email.',
};

/** Notices above the form, which most applicants never see. */
export const applicationNotices = {
  invitation: {
    loading: 'Loading your invitation...',
    invalidTitle: 'Invalid or Expired Invitation',
    invalid:
      'This invitation link is invalid or has expired. You can still complete the application, or ask your sales representative for a new link.',
    welcomeTitle: (name: string) => `Welcome, ${name}`,
    welcomeTitleNoName: 'Welcome',
    welcome:
      'This is your personal invitation. Your representative already filled in some of the details. Please review them before you sign.',
    welcomeEmpty: 'This is your personal invitation. Your representative will be notified when you submit.',
    completedTitle: 'Already submitted',
    completed:
      'An application was already submitted with this link. Its status page shows what comes next. If that wasn’t you, or you want to submit another, use the form below.',
    prefilledTitle: 'Application Pre-filled',
    prefilled: (name: string) =>
      name === ''
        ? 'Welcome! Some of your information is already filled in.'
        : `Welcome, ${name}! Some of your information is already filled in.`,
    prefillErrorTitle: 'Pre-fill data error',
    prefillError: 'Could not load pre-filled information, but you can still complete the form.',
  },
  draft: {
    offerTitle: 'Pick up where you left off?',
    offer: (when: string) =>
      `This device saved your answers on ${when}. SSN or ITIN, EIN, date of birth, signatures and your consent to be contacted were not saved: please enter them again.`,
    restore: 'Restore my answers',
    discard: 'Start over',
    restoredTitle: 'Answers restored',
    restored:
      'SSN or ITIN, EIN, date of birth, signatures and your consent to be contacted were not saved: please enter them again.',
  },
  /** On the form, where this device keeps the receipt of an application. */
  earlier: {
    text: (at: string) => `You sent an application on ${at}.`,
    status: 'See its status',
    show: 'Show its receipt',
    forget: 'Remove from this device',
  },
};

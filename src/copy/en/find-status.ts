/** The page for applicants who lost the link to their status page. */
export const findStatus = {
  heading: 'Check your application',
  lead: 'Enter the email address you used on your application. We’ll send you a link to your status page, where you can see your next step and send documents.',
  form: {
    email: 'Email address',
    emailMissing: 'Enter an email address such as name@example.com',
    send: 'Email me the link',
    sending: 'Sending…',
    sentTitle: 'Check your email',
    again: 'Try another address',
    failedTitle: 'We couldn’t send your request',
    failed: 'Please try again, or call us.',
    offline: 'Check your connection, then try again.',
    noScript: 'Sending the link needs JavaScript. Call us and we’ll tell you where your application is:',
  },
  sent: (phone: string) =>
    `If an application with this address exists, we’ll send its link within a few minutes. No email? Call ${phone}.`,
  tooMany: (wait: string) => `Too many requests. Please try again in ${wait}, or call us.`,
  call: {
    title: 'No email address on your application?',
    text: 'Call us and give your reference, such as AEF-2026-000123. We’ll tell you where your application is.',
  },
  apply: 'Haven’t applied yet? Start your application',
};

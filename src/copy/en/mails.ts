/** Subjects and sentences of every mail. */
export const mails = {
  rows: {
    reference: 'Reference',
    received: 'Received',
    business: 'Business',
    equipment: 'Equipment',
    amount: 'Amount',
  },
  receipt: (p: { name: string; reference: string; phone: string; company: string }) => ({
    subject: `We received your application ${p.reference}`,
    heading: 'We received your application',
    paragraphs: [
      `Hello ${p.name}, thank you for applying with ${p.company}.`,
      'A person reads your application and contacts you within 24–48 hours. You do not need to do anything now.',
      `Questions? Call ${p.phone} and give your reference.`,
    ],
  }),
  notice: (p: { businessName: string; reference: string }) => ({
    subject: `New application ${p.reference}: ${p.businessName}`,
    heading: 'A new application arrived',
    paragraphs: ['Sign in to read it. Sensitive numbers are never sent by mail.'],
  }),
  staffInvitation: (p: { company: string; expires: string }) => ({
    subject: `Your administrator account at ${p.company}`,
    heading: 'Activate your account',
    paragraphs: [
      `You were invited to administer ${p.company}. Choose a password to begin.`,
      `The link works once and until ${p.expires}.`,
    ],
  }),
  activate: 'Activate account',
  openApplications: 'Open the application',
  neverAsk: 'We never ask for your Social Security number by mail.',
};

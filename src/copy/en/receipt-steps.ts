import { nextPromises } from './promises.ts';

/** What happens after an application was submitted. */
export const receiptSteps = {
  title: 'What happens next',
  steps: [
    { name: 'Received', time: 'now' },
    { name: 'You send documents', time: '' },
    { name: 'We review and decide', time: '' },
    { name: 'You sign your documents', time: 'usually the day you get them' },
    { name: 'We pay the seller', time: '' },
  ],
  /** The step of the applicant, by how many documents are missing. */
  send: (count: number) => (count === 1 ? 'Send 1 document' : `Send ${String(count)} documents`),
  ...nextPromises,
  open: 'Send the documents now',
  again: 'Did you give an email address? The link in our email always shows your current status.',
  saved: 'The same page always shows your current status.',
  noEmail:
    'You left the email empty, so we won’t send you any. Open your status page and save its link: it always shows your current status.',
  lost: 'Lost the link?',
  find: 'Check your application with your email address',
  savedEmail: (email: string) => `We emailed a link to this page to ${email}. It always shows your current status.`,
};

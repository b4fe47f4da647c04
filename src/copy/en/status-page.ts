import type { StatusContent, StatusPhase, StatusReply, StatusStep } from '#contract/status-page.ts';
import { nextPromises } from './promises.ts';
import { receiptSteps } from './receipt-steps.ts';

type About = Pick<StatusContent, 'contact' | 'email'> & {
  /** By when the applicant hears from the lender, and the last day for documents; '' for none. */
  hearBy: string;
  respondBy: string;
  missing: number;
};
const hear = (hearBy: string): string => (hearBy === '' ? 'We’ll be in touch soon.' : nextPromises.contactBy(hearBy));
const documents = (n: number): string => (n === 1 ? '1 document' : `${String(n)} documents`);

/** The page where an applicant follows an application. */
export const statusPage = {
  phases: {
    documents: {
      title: ({ missing }: Pick<About, 'missing'>) => `Your move: please send ${documents(missing)}`,
      text: ({ missing, hearBy, respondBy }: About) => {
        if (respondBy !== '')
          return `We need the ${missing === 1 ? 'document' : 'documents'} by ${respondBy} to make our decision.`;
        return [...(hearBy === '' ? [] : [nextPromises.contactBy(hearBy)]), nextPromises.decision(missing)].join(' ');
      },
    },
    checking: {
      title: () => 'Our move',
      text: ({ hearBy }: About) => `We have your documents and are checking them. ${hear(hearBy)}`,
    },
    review: {
      title: () => 'Our move',
      text: ({ contact, hearBy }: About) =>
        `${contact === '' ? 'A credit specialist' : contact} is reviewing your file. ${hear(hearBy)}`,
    },
    decided: {
      title: () => 'Your decision is ready',
      text: ({ email }: About) =>
        email === ''
          ? 'We sent our decision to the address on your application. It explains your next step.'
          : `We emailed our decision to ${email}. It explains your next step.`,
    },
    signing: {
      title: () => 'Your move',
      text: () => 'Your documents are ready to sign. The email from us explains how. Call us if you have a question.',
    },
    paid: { title: () => 'All done', text: () => 'The seller has been paid. Enjoy your equipment.' },
    withdrawn: {
      title: () => 'Application withdrawn',
      text: () => 'You withdrew this application. You may apply again at any time.',
    },
    closed: {
      title: () => 'Application closed',
      text: () => 'This application is closed. Call us if you have a question. You may apply again at any time.',
    },
  } satisfies Record<StatusPhase, { title: (about: Pick<About, 'missing'>) => string; text: (about: About) => string }>,
  progress: 'Progress',
  steps: {
    received: 'Received',
    documents: 'Your documents',
    review: 'Review and decision',
    sign: 'You sign your documents',
    paid: 'We pay the seller',
  } satisfies Record<StatusStep, string>,
  /** The step of the documents while it is the current one. */
  send: receiptSteps.send,
  check: 'We check your documents',
  stepStates: { done: 'Done', now: 'Current step', open: 'Not done yet' },
  /** How long a step usually takes. */
  usual: { received: '', documents: '', review: '', sign: 'usually the day you get them', paid: '' } satisfies Record<
    StatusStep,
    string
  >,
  documents: {
    title: 'Documents',
    count: (done: number, all: number) => `${String(done)} of ${String(all)} received`,
    missing: 'Not received yet',
    received: (files: number) =>
      `${files === 1 ? '1 file' : `${String(files)} files`} received. Add more pages if there are any; we’ll check that it’s complete.`,
    /** For an ID, of which a picture can show one side. */
    receivedSide: '1 file received. If it shows both sides, this is complete. If not, add the other side.',
    accepted: (at: string) => `Accepted ${at}`,
    photo: 'Take a photo',
    file: 'Choose a file',
    more: 'Add more',
    newest: 'newest',
    wrong: 'Wrong file? Add the right one: we’ll see both.',
    photoFor: (name: string) => `Take a photo: ${name}`,
    fileFor: (name: string) => `Choose a file: ${name}`,
    limit: 'PDF or photos, up to 50 MB each.',
    sending: (percent: number) => `Sending, ${String(percent)}%`,
    storing: 'Sent. Checking and storing…',
    waiting: 'No connection. Your file is safe; we’ll resume automatically. Keep this page open.',
    held: 'This file will be sent automatically.',
    stored: 'Received',
    failed: 'Not sent:',
    again: 'Try again',
    tooLarge: 'This file is larger than 50 MB. Send a smaller PDF, or a photo of each page.',
    empty: 'This file is empty. If it’s in cloud storage, download it to your device first. Then choose it again.',
    type: (accepted: string) =>
      `This type of file is not accepted. Send a PDF or a photo instead. Also accepted: ${accepted}.`,
    unreadable:
      'The connection was lost, and your device can no longer open this file. It may have been moved or changed. Choose the file again, or take a new photo.',
    fallback: 'Please try again, or call us.',
    noScript: 'Sending files needs JavaScript. Call us and we’ll find another way to get your documents.',
  },
  reminders: {
    stop: 'Stop email reminders',
    text: 'We remind you by email about missing documents.',
    off: 'Email reminders are off.',
  },
  copy: {
    title: 'Signed copy',
    masked: 'Signed copy (PDF)',
    maskedNote: 'Sensitive numbers are hidden.',
    codeLead: 'The complete copy shows every number in full. We’ll email you a code to open it.',
    code: 'Email me a code',
    codeLabel: '6-digit code',
    codeNote: (email: string) => `We sent a code to ${email}. It works for 10 minutes.`,
    complete: 'Download the complete copy',
    completeNote: 'The complete copy shows every number in full. Save it somewhere private.',
    call: 'For the complete copy, please call us.',
  },
  contact: { title: 'Questions?', text: (reference: string) => `Call us and give your reference ${reference}.` },
  saved: (email: string) =>
    email === ''
      ? 'Save this page’s address. It always shows your current status.'
      : `We emailed a link to this page to ${email}. It always shows your current status.`,
  replies: {
    'code-sent': 'Code sent. Check your email.',
    'code-wrong': 'That code is wrong or has expired. After 5 tries, request a new one.',
    wait: 'Please wait a little while, then try again.',
    'reminders-off': 'We won’t send more reminders.',
  } satisfies Record<StatusReply, string>,
  find: 'Email me the link again',
  states: {
    unknown: {
      title: 'We don’t recognize this link',
      text: 'It may be incomplete. Open the link in our email again, or call us.',
    },
    expired: {
      title: 'This link has expired',
      text: 'Your file was closed some time ago. Call us if you have a question.',
    },
    revoked: {
      title: 'This link was replaced',
      text: 'Look for a newer email from us, or call us and we’ll send you a new link.',
    },
    limited: {
      title: 'Too many unknown links',
      text: (wait: string) => `Please wait ${wait}, then open the link again.`,
    },
  },
  refusals: {
    revoked: 'This link no longer works. Call us for a new one.',
    decided: 'Your application no longer needs documents.',
    accepted: 'We already accepted this document, so nothing more is needed.',
    notAsked: 'We no longer need this document.',
  },
};

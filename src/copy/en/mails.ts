import { nextPromises } from './promises.ts';

/** Sentences of the emails that applicants and customers get, each in their language. */
export const mails = {
  rows: {
    reference: 'Reference',
    received: 'Received',
    business: 'Business',
    equipment: 'Equipment',
    amount: 'Amount',
    respondBy: 'Please reply by',
  },
  /** `hearBy` is the day that the receipt page promises. The missing documents follow the paragraphs. */
  receipt: (p: { reference: string; phone: string; company: string; hearBy: string; missing: number }) => ({
    subject: `We received your application ${p.reference}`,
    heading: 'We received your application',
    paragraphs: [
      `Thank you for applying with ${p.company}.`,
      p.missing === 0
        ? nextPromises.contactBy(p.hearBy)
        : `${nextPromises.contactBy(p.hearBy)} ${nextPromises.decision(p.missing)}`,
      ...(p.missing === 0 ? [] : ['Send them on your status page. A photo from your phone is enough.']),
    ],
    after: [`Questions? Call ${p.phone} and give your reference. If you did not apply, tell us at the same number.`],
    button: 'See your status and send documents',
  }),
  invitation: (p: { name: string; sender: string; company: string; expires: string; phone: string }) => ({
    heading: 'Your credit application is ready',
    paragraphs: [
      p.sender === p.company
        ? `Hello ${p.name}, we prepared an equipment-financing application for you. What we already know about your business is filled in; check it, add the rest, and sign.`
        : `Hello ${p.name}, ${p.sender} prepared an equipment-financing application with ${p.company} for you. What they already know about your business is filled in; check it, add the rest, and sign.`,
      `The link is personal and works until ${p.expires}. Opening it does not commit you to anything.`,
      `Questions? Call ${p.phone}.`,
    ],
    button: 'Open my application',
  }),
  informationRequested: (p: { name: string; expires: string }) => ({
    subject: 'Documents we still need from you',
    heading: 'We need a few documents',
    paragraphs: [`Hello ${p.name}, to move your financing forward, we need:`],
    after: [`A photo from your phone is enough. The link needs no password and works until ${p.expires}.`],
    button: 'Send the documents',
  }),
  incompleteness: {
    subject: (reference: string) => `Your application ${reference} is not complete yet`,
    heading: 'Your application is not complete yet',
    button: 'Upload documents',
  },
  documentsReceived: (reference: string) => ({
    subject: `We received your documents for ${reference}`,
    heading: 'We received your documents',
    button: 'See your status',
  }),
  documentsReminder: (reference: string, count: number) => ({
    subject:
      count === 1
        ? `1 document is still missing for ${reference}`
        : `${String(count)} documents are still missing for ${reference}`,
    heading: count === 1 ? '1 document is still missing' : `${String(count)} documents are still missing`,
    stop: 'To stop these reminders, open the page and choose “Stop email reminders”.',
    button: 'Upload documents',
  }),
  statusCode: (code: string) => ({
    subject: 'Your code for the signed copy',
    heading: `Your code is ${code}`,
    paragraphs: [
      'Enter it on your status page within 10 minutes to download the complete signed copy.',
      'If you did not ask for a code, ignore this email. Never give the code to anyone.',
    ],
  }),
  statusLinks: (count: number) => ({
    subject: count === 1 ? 'The link to your application' : 'The links to your applications',
    heading: count === 1 ? 'Your application' : 'Your applications',
    paragraphs: [
      count === 1
        ? 'You asked for the link to your application. It opens the page that shows your next step.'
        : 'You asked for the links to your applications. Each one opens the page that shows your next step.',
    ],
    after: ['A link needs no password, so please don’t forward this email. If you didn’t ask for it, ignore it.'],
    open: (reference: string) => `Open ${reference}`,
    received: (at: string) => `Received ${at}`,
  }),
  greeting: (name: string) => `Hello ${name},`,
  status: 'See your status',
  neverAsk: 'We never ask for your Social Security number by email.',
};

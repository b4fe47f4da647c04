import type { Language } from '#contract/language.ts';
import { type PersonName, people } from './sample-people.ts';
import { customerInSpanish, labelsInSpanish } from './sample-tour-spanish.ts';

/** One step: what to do, and the address at which the reader does it, signed in as a user of the demo. */
export type TourStep = { title: string; text: string; to: string; as?: PersonName };
export type TourLabels = {
  tour: string;
  step: string;
  back: string;
  next: string;
  end: string;
  close: string;
  show: string;
  hide: string;
};
export type Tour = { id: string; name: string; about: string; lang: Language; labels: TourLabels; steps: TourStep[] };

/** Addresses of the files that the steps open. */
export type TourFiles = {
  dueToday: string;
  sameNumber: string;
  toDecide: string;
  missingDocuments: string;
  upload: string;
  status: string;
  statusInSpanish: string;
  spanishInvitation: string;
};

const labels: TourLabels = {
  tour: 'Tour',
  step: 'Step',
  back: 'Back',
  next: 'Next',
  end: 'All tours',
  close: 'End the tour',
  show: 'Show the step',
  hide: 'Hide the step',
};

export const toursOf = (files: TourFiles): Tour[] => [
  { id: 'lender', name: 'Lender', about: 'Decide an application, with everything in one file.', ...lender(files) },
  { id: 'dealer', name: 'Dealer', about: 'Serve a customer at the counter, in minutes.', ...dealer(files) },
  { id: 'customer', name: 'Customer', about: 'Know the payment, apply, and follow the decision.', ...customer(files) },
  { id: 'customer-es', lang: 'es', labels: labelsInSpanish, ...customerInSpanish(files) },
  { id: 'engineer', name: 'Engineer', about: 'Read the API, a test, a decision and the structure.', ...engineer() },
];

type Content = Pick<Tour, 'lang' | 'labels' | 'steps'>;
const english = (steps: TourStep[]): Content => ({ lang: 'en', labels, steps });

const lender = ({ dueToday, sameNumber, toDecide }: TourFiles): Content =>
  english([
    {
      title: 'Start with your day',
      text: 'The desk lists what waits for you. Two decisions are due today, because federal rules give a lender 30 days.',
      to: '/admin',
      as: 'underwriter',
    },
    {
      title: 'Read a file that is due',
      text: 'Its SSN and EIN are masked. Reveal one: the product asks for a reason and records it. Then read the notes.',
      to: dueToday,
      as: 'underwriter',
    },
    {
      title: 'Compare two files',
      text: 'Two businesses applied with the same SSN. Open the warning and compare the files. No other file has one.',
      to: sameNumber,
      as: 'underwriter',
    },
    {
      title: 'Record a decision',
      text: 'Press Decide. Enter a smaller amount as a counteroffer, say how fees are paid, and read the notice before you send it.',
      to: toDecide,
      as: 'underwriter',
    },
    {
      title: 'Verify the audit log',
      text: 'Now you are the compliance officer. Your steps are the newest entries. Verify the chain: a changed entry would show.',
      to: '/admin/audit',
      as: 'compliance',
    },
  ]);

const dealer = ({ missingDocuments, upload }: TourFiles): Content =>
  english([
    {
      title: 'See what needs you',
      text: 'The dashboard shows the next step of each deal and who takes it. Press J and K to move, Enter to open a deal.',
      to: '/dealer/dashboard',
      as: 'manager',
    },
    {
      title: 'Start a deal at the counter',
      text: 'Enter a customer, a machine and a price. The payment appears while you type. Save the deal as a draft.',
      to: '/dealer/deals/new',
      as: 'manager',
    },
    {
      title: 'Ask for missing documents',
      text: 'This deal waits for an ID. Create an upload link and show its QR code to the customer.',
      to: missingDocuments,
      as: 'manager',
    },
    {
      title: 'Be the customer for a moment',
      text: 'This is what the link opens, without an account. Send a photo or a PDF and read the receipt.',
      to: upload,
    },
    {
      title: 'Make a deal from an application',
      text: 'Luis Ramos has completed his invitation. Create the deal: it is filled in, except for his SSN and EIN.',
      to: '/dealer/send-application',
      as: 'manager',
    },
  ]);

const customer = ({ status, upload }: TourFiles): Content =>
  english([
    {
      title: 'Know the payment',
      text: 'Move the sliders. Payment, rate and total change together, and the page asks for no email address.',
      to: '/#calculator',
    },
    {
      title: 'Ask the assistant',
      text: 'Open the chat and ask: “What would a $120,000 excavator cost me over 48 months?” Then ask the same in Spanish.',
      to: '/construction',
    },
    {
      title: 'Apply',
      text: 'Fill in the required fields. For the SSN, use 900-20-4821. Sign with your name, send, and open the status page.',
      to: '/credit-application',
    },
    {
      title: 'Follow your application',
      text: 'This is the status page of another applicant: what has arrived, what is missing, and who takes the next step.',
      to: status,
    },
    {
      title: 'Send documents from a phone',
      text: 'A dealer has sent this link. Choose a photo or a PDF. A wrong type of file is refused before it is sent.',
      to: upload,
    },
  ]);

const engineer = (): Content =>
  english([
    {
      title: 'Read the API',
      text: 'The page is generated from the schemas that validate each request. Search for POST /api/credit-application.',
      to: '/api/docs',
    },
    {
      title: 'Read a test',
      text: 'Server tests send HTTP requests to the real app on a real database. This one covers credit decisions.',
      to: '/demo/read/test',
    },
    {
      title: 'Read why',
      text: 'Each choice that is hard to reverse has a record: context, decision, consequences and alternatives.',
      to: '/demo/read/decision-record',
    },
    {
      title: 'See the structure',
      text: 'Four paths through the code, each in four or five files. Lint enforces which module may import which.',
      to: '/demo/read/structure',
    },
    {
      title: 'Check a claim',
      text: 'The record promised a log that detects changes. Verify the chain of the entries that this demo has written.',
      to: '/admin/audit',
      as: 'compliance',
    },
  ]);

/** Returns the address that signs in, opens the page of a step and shows the panel there. */
export const stepAddress = (tour: string, number: number): string => `/demo/step/${tour}/${String(number)}`;

/** Returns what the panel shows of a tour. */
export const panelOf = ({ id, name, lang, labels: words, steps }: Tour) => ({
  id,
  name,
  lang,
  labels: words,
  steps: steps.map(({ title, text }, i) => ({ title, text, address: stepAddress(id, i + 1) })),
});

export const emailOf = ({ as }: TourStep): string => (as === undefined ? '' : people[as].email);

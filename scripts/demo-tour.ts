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
      text: '“Yours” lists your work, late decisions first. Two of the decisions due today are due by federal law, which gives a lender 30 days. Click “Start with the first”. The tab at the edge shows this bar again.',
      to: '/admin',
      as: 'underwriter',
    },
    {
      title: 'Read a file that is due',
      text: 'At “Federal ID (EIN)”, click “Reveal”, give a reason and confirm. The number shows for 60 seconds. “Activity” then names you and your reason.',
      to: dueToday,
      as: 'underwriter',
    },
    {
      title: 'Compare two files',
      text: '“Double-check” says that the same SSN appears in two files, for two people. Click the other business to compare. No other files of the demo share a number.',
      to: sameNumber,
      as: 'underwriter',
    },
    {
      title: 'Record a decision',
      text: 'Click “Decide”, then “Counteroffer”. Enter a lower amount and an annual rate, choose “No fees” and one reason, and answer “No” about a credit report. Then click “Preview notice”. Read the letter to the applicant, then send it.',
      to: toDecide,
      as: 'underwriter',
    },
    {
      title: 'Verify the audit log',
      text: 'Now you are the compliance officer. The steps that you took as Ruth are near the top. Click “Verify”: the page confirms that no entry was changed, removed or moved.',
      to: '/admin/audit',
      as: 'compliance',
    },
  ]);

const dealer = ({ missingDocuments, upload }: TourFiles): Content =>
  english([
    {
      title: 'See what needs you',
      text: 'Under “Active”, deals that wait for you come first. Blue steps are yours. Gray ones wait for the lender or the customer. Click a row: its page says what is missing, from whom, and since when.',
      to: '/dealer/dashboard',
      as: 'manager',
    },
    {
      title: 'Start a deal at the counter',
      text: 'Type a name, phone, email, machine and price. Enter moves on, and the payment appears. Click “Save and get upload link”, then “Generate Link”: the link is ready to send. Close it to go on.',
      to: '/dealer/deals/new',
      as: 'manager',
    },
    {
      title: 'Ask for missing documents',
      text: 'Click “Get upload link”. The missing photo ID is already checked. Click “Generate Link” to see the address, the QR code, and buttons for a ready email or text message. Close it to go on.',
      to: missingDocuments,
      as: 'manager',
    },
    {
      title: 'Be the customer for a moment',
      text: 'This is an earlier link of the same deal, as the customer sees it. Next to “Photo ID of each owner”, click “Add”, choose a photo or a PDF, then click “Upload All”. A receipt with a reference appears.',
      to: upload,
    },
    {
      title: 'Make a deal from an application',
      text: 'Find Luis Ramos, who has completed his application, and click “Create deal” on his card. His name, machine and price are filled in. His SSN and EIN stay with the lender. Nothing is sent until you submit the deal.',
      to: '/dealer/send-application',
      as: 'manager',
    },
  ]);

const customer = ({ status, upload }: TourFiles): Content =>
  english([
    {
      title: 'Know the payment',
      text: 'Move the slider under “Estimated monthly payment”: payment and cost follow. Click “Change the terms” for credit tiers and payment structures. The page asks for no email address.',
      to: '/',
    },
    {
      title: 'Ask the assistant',
      text: 'Open the chat at the bottom right. Ask what a $120,000 excavator costs a month. The answer shows a payment and its terms. Close the chat to go on.',
      to: '/construction',
    },
    {
      title: 'Apply',
      text: 'Fill in each field without “optional”. Use 900-20-4821 as the SSN. Type your name as the signature and click “Submit Application”. The receipt links to your status page.',
      to: '/credit-application',
    },
    {
      title: 'Follow your application',
      text: 'This applicant has sent one document. The page shows each step, what is missing and who takes the next step. Click “Choose a file” to send a document.',
      to: status,
    },
    {
      title: 'Send documents from a phone',
      text: 'A dealer sent this link. Click “Take a photo or choose a file”. A wrong type of file is refused at once. A photo or PDF waits until you click “Upload All”.',
      to: upload,
    },
  ]);

const engineer = (): Content =>
  english([
    {
      title: 'Read the API',
      text: 'This page is generated from the schemas that validate each request. Find “POST /api/credit-application” and click “Request body”: “required” names the fields that must be sent. “properties” gives the type of each.',
      to: '/api/docs',
    },
    {
      title: 'Read a test',
      text: 'Scroll through the file. The tests send HTTP requests to the real app on a real database. They check answers and, where it matters, audit rows and emails. This file covers credit decisions.',
      to: '/demo/read/test',
    },
    {
      title: 'Read why',
      text: 'Each choice that is hard to reverse has a record. This one explains the audit log: context, decision, consequences, and the alternatives that were refused.',
      to: '/demo/read/decision-record',
    },
    {
      title: 'See the structure',
      text: 'Scroll to “Paths through the code”. Each path names the files of one request, in reading order. Lint enforces which module may import which.',
      to: '/demo/read/structure',
    },
    {
      title: 'Check a claim',
      text: 'The record promised a log that detects changes. Click “Verify”: the page recomputes the chain of the entries that this demo has written, and confirms it.',
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

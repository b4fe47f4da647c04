import { promises } from './promises.ts';

/** Facts of the lender's settings, ready to print. */
export type AboutFacts = { company: string; phone: string; email: string; regulator: string };

/** The page about the company, with every way to reach it. */
export const about = {
  heading: 'About us and contact',
  lead: (company: string, year: number | null) =>
    `${company} finances new and used equipment for businesses across the United States, from $10,000 to $2,000,000.${year === null ? '' : ` We’ve been in business since ${String(year)}.`}`,
  contact: {
    heading: 'Contact us',
    phone: 'Phone',
    email: 'Email',
    emailText: promises.email,
    hours: 'Hours',
    address: 'Address',
    license: 'License',
    licensedIn: (states: string) => `We’re licensed in ${states}.`,
    languages: 'Languages',
    languagesText: `${promises.languages} ${promises.phoneLanguage} ${promises.agreementLanguage}`,
    customers: 'Already a customer?',
    customersText: 'Make a payment online or call us about your agreement.',
    pay: 'Make a payment',
  },
  programs: 'What we finance',
  work: {
    heading: 'How we work',
    list: [
      { title: 'Who reviews and funds your deal', text: `${promises.directLender} ${promises.otherSource}` },
      {
        title: 'Payment, APR and finance cost first',
        text: 'You see the estimated payment, the APR and the finance cost before you give us your name.',
      },
      {
        title: 'People make the decisions',
        text: 'A credit specialist reviews every application. No software approves or declines anyone.',
      },
      { title: 'Your numbers stay protected', text: `${promises.notSold} Sensitive numbers are encrypted.` },
    ],
  },
  people: {
    heading: 'Who you’ll talk to',
    lead: 'Choose one of our representatives on the application, or leave the choice to us.',
    role: 'Financing representative',
  },
  checks: {
    heading: 'How to tell it’s really us',
    list: [
      {
        title: 'We never ask for these by email',
        text: 'Your Social Security number, your ITIN or a card number. If a message asks for one, call us before you answer.',
      },
      {
        title: 'We charge nothing to apply',
        text: `${promises.noFee} Anyone who asks for money before an approval isn’t calling from our office.`,
      },
      {
        title: 'Your signed copy can be verified',
        text: 'Every signed application carries a code. Anyone who holds the copy can check it on this site.',
      },
      {
        title: 'Every link leads to this site',
        text: 'Upload links and status pages start with the same address as this page. They never ask for a password.',
      },
    ],
  },
  complaints: {
    heading: 'Complaints',
    text: (f: AboutFacts) => [
      `If something went wrong, tell us first. Call ${f.phone} or write to ${f.email} with your reference number, and say what you’d like us to do.`,
      'A complaint never affects a credit decision or an existing agreement.',
      `You can also contact the federal agency that oversees our compliance with the Equal Credit Opportunity Act: ${f.regulator}.`,
    ],
  },
  closing: {
    heading: 'Talk to a person',
    text: (hours: string) => `Call ${hours}.`,
  },
};

import type { Brand } from '#contract/brand.ts';

export type ConsentBrand = Pick<Brand, 'company' | 'address' | 'phones'> & {
  notices: Pick<Brand['notices'], 'regulator'>;
};

type AgreedText = {
  title: string;
  /** Paragraphs; the first one is always shown, the others open under it. */
  text: (brand: ConsentBrand) => string;
};

/**
 * What a signer agrees to by signing: each text of `agreed`, in this order. The `contact` box is optional. Any change of a word
 * needs a new version and a line in the test of these texts.
 */
export const consent = {
  version: '2026-11-3',
  intro: 'Typing your name is your electronic signature.',
  signing: 'By signing you agree to both texts below.',
  agreed: {
    electronicSigning: {
      title: 'Electronic signature and records',
      text: ({ company, address, phones }: ConsentBrand) =>
        [
          'I agree to sign electronically.',
          `My typed name is my signature. It has the same effect as a signature by hand on this application to ${company}, under the federal E-SIGN Act and the Uniform Electronic Transactions Act of my state.`,
          `I agree to receive the records of this application electronically: this text, the application as I sent it, and notices about it, at the email address I give. To read and keep them I need an internet connection, a current browser and an email account, and I confirm that I have them.`,
          `I can ask for a paper copy at no charge, give a new email address, or withdraw this agreement for later records: by phone at ${phones.main.display} or by mail to ${company}, ${address}. Withdrawing does not undo what I signed before. If I prefer paper from the start, I do not sign here and call ${phones.main.display}.`,
          `${company} keeps a record of this signature (the name typed, the time, the network address, the language and this text) and gives me a copy of what I sign.`,
        ].join('\n\n'),
    },
    creditAuthorisation: {
      title: 'Credit authorization, given by each signer as an individual',
      text: ({ company, address, phones, notices }: ConsentBrand) =>
        [
          'I authorize a credit review of the business and of me.',
          `For the business: I may act for it in this application. ${company}, and the lenders and funding sources to which it sends this application, may verify what is stated here and obtain business credit reports and bank, trade and vendor references about the business.`,
          `For me, as an individual and without any title: I give written instructions under the Fair Credit Reporting Act to ${company} and those lenders and funding sources to obtain consumer reports about me from consumer reporting agencies, to review this application, and, if credit is granted, to update, renew, service or collect it. I may ask whether a report was obtained, and from which agency.`,
          'What I state here is true and complete to the best of my knowledge, and I will say so if it changes before a decision. This application is not a guaranty and no promise of credit. If a personal guaranty is needed, it is a separate document that I can read and sign, or decline.',
          'A second person signs only to apply jointly or to be considered as a guarantor. The signature of a spouse is never required because of the marriage.',
          `Right to reasons: if this application for business credit is denied, the applicant has the right to a written statement of the specific reasons. To obtain it, contact ${company}, ${address}, ${phones.main.display}, within 60 days of the notice of the decision. ${company} sends the statement within 30 days of the request.`,
          `Notice: The federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract); because all or part of the applicant's income derives from any public assistance program; or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act. The federal agency that administers compliance with this law concerning this creditor is the ${notices.regulator}.`,
        ].join('\n\n'),
    },
  },
  contact: {
    title: 'Calls and text messages',
    text: ({ company }: ConsentBrand) =>
      [
        'You may call and text me about this application.',
        `With this box ticked, ${company} may call and text me at the phone numbers in this application about it and about the financing I ask for, also with an automated system or with a recorded or artificial voice. Message and data rates may apply.`,
        `This is optional. It is not a condition of credit or of any purchase. I can stop it at any time by replying STOP or by telling ${company} in any other reasonable way.`,
      ].join('\n\n'),
  },
};

/** The canonical text of one language, which is stored and hashed. */
export const fullConsent = ({ intro, signing, agreed, contact }: typeof consent, brand: ConsentBrand): string =>
  [
    intro,
    signing,
    ...[...Object.values<AgreedText>(agreed), contact].flatMap(({ title, text }) => [title, text(brand)]),
  ].join('\n\n');

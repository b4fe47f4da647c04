import { promises } from './promises.ts';

type Facts = { company: string; email: string; phone: string; address: string };

/** The terms of use of the website. */
export const terms = {
  heading: 'Terms of use',
  lead: 'These terms apply when you use this website. Applications, agreements and signed documents have their own terms.',
  sections: (f: Facts) => [
    {
      title: 'Who runs this site',
      text: [
        `${f.company}, ${f.address}. We finance equipment for businesses in the United States. This site isn’t for personal, family or household loans.`,
      ],
    },
    {
      title: 'No offer and no commitment',
      text: [
        `${promises.approval} ${promises.noCommitment}`,
        'A payment, a rate or a total on this site is an estimate. It depends on the terms shown next to it. Only a written agreement that both sides have signed is binding.',
        'Prices of machines on this site are examples. They aren’t quotes, and we don’t sell equipment.',
      ],
    },
    {
      title: 'Calculators and assistant',
      text: [
        'The calculators use the values you enter and our published example rates. They leave out taxes, insurance and fees unless they say otherwise.',
        'The assistant is a computer program. It can be wrong. It can’t approve an application, change a rate or give tax or legal advice.',
      ],
    },
    {
      title: 'Taxes and law',
      text: [
        'Everything on this site about Section 179, other taxes or credit law is general information. Ask your tax advisor or attorney about your case.',
      ],
    },
    {
      title: 'Your application',
      text: [
        'Everything you tell us must be true and complete, and you must have authority to sign for the business. The consent above the signature lists what you authorize.',
        'Our privacy notice explains what we collect, how we protect it and how long we keep it.',
      ],
    },
    {
      title: 'Fair use',
      text: [
        'Use this site for your own business. Don’t send applications in another person’s name without permission, upload malware, probe other people’s links, or burden the site with automated requests.',
        'A personal link is for the person we sent it to. Anyone who has it can open that page, so keep it private.',
      ],
    },
    {
      title: 'Other companies',
      text: [
        'Card payments run on our processor’s page under its own terms. Brand names of machines are trademarks of their owners. No manufacturer sponsors or endorses us.',
      ],
    },
    {
      title: 'Availability and changes',
      text: [
        'We work to keep this site correct and running, but we can’t promise that it always will be. We may change these terms; the date below shows the version.',
        'Nothing here limits a legal right that can’t be waived.',
      ],
    },
    { title: 'Questions', text: [`Write to ${f.email} or call ${f.phone}.`] },
  ],
  privacy: 'privacy notice',
  version: 'Last updated November 2026',
};

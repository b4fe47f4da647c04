import { promises } from './promises.ts';

type Facts = {
  company: string;
  address: string;
  email: string;
  phone: string;
  years: string;
  undecided: string;
  visits: { tracking: 'notice' | 'opt-in' | 'off'; days: number; chatDays: number };
};
type Section = { title: string; text: string[]; visits?: true };

const counted = { notice: 'unless you opt out', 'opt-in': 'only if you agree' };

/** Names every kind of data that the product collects from visitors, applicants, customers and dealers. */
export const privacy = {
  heading: 'Privacy notice',
  lead: 'What we collect, why, how long we keep it, and how you see, correct or remove it.',
  keeping: (months: number) => (months % 12 === 0 ? `${String(months / 12)} years` : `${String(months)} months`),
  sections: (f: Facts): Section[] => [
    {
      title: 'When you apply',
      text: [
        'We collect what you enter in the credit application: the business, its address and phone, the owner who signs, and the equipment. The federal tax ID, the SSN or ITIN and the date of birth are optional.',
        'We also keep the proof of your signature: the name you typed, the time, the IP address, the browser, the language and the exact text you agreed to.',
        'After you sign, we may get credit reports about the business and each signer, and bank, trade and vendor references.',
        `We use this to review your application, decide on credit, prevent fraud and meet our legal duties. ${promises.otherSource} Authorities receive it when the law requires it. ${promises.notSold}`,
        'Every applicant gets a status page. Its link is personal, so don’t share it. We email you a receipt, our decision and reminders about missing documents. You can stop the reminders on the page.',
      ],
    },
    {
      title: 'When a dealer or representative enters your data',
      text: [
        'An equipment dealer or one of our representatives can send you a personal link to the application. We then receive your name, your email address and the details they filled in for you.',
        `A dealer can also enter a deal for your business, with the people who own or guarantee it. That dealer and our team see it. ${promises.otherSource}`,
      ],
    },
    {
      title: 'When you send documents',
      text: [
        `We keep each file you upload with its name, type, size and time, and the link you used. Files are encrypted before they are stored. Our team and the dealer on your deal can open them. ${promises.otherSource}`,
      ],
    },
    {
      title: 'When you ask for a quote, a call or an estimate',
      text: [
        'We keep what you enter in the form and use it to answer you: name, phone, email, dealership, equipment, price and the time you’d like a call. Name, phone, email and dealership are encrypted. We delete the request after 12 months.',
        'If you ask us to email an estimate, we use your address for that one email. A copy of the email stays in our records for a limited time.',
      ],
    },
    {
      title: 'When you chat with the assistant',
      text: [
        'The assistant is a program. We keep your questions and its answers so that we can see where it answers badly, and our staff can read them.',
        `Before we store a message, we remove numbers that look like a Social Security, card or account number. The rest is encrypted. We delete a chat ${String(f.visits.chatDays)} days after its last message.`,
      ],
    },
    {
      title: 'When you visit',
      visits: true,
      text: [
        'This site sets one cookie, csrf_token, which protects the forms. It contains a random value and nothing about you. There are no ads and no third-party trackers. If your browser sends Global Privacy Control or Do Not Track, we honor it.',
        'Your browser creates a random ID, such as visitor_1700000000000_a1b2c3, and keeps it. A chat and the AI recommendation send us this ID. We don’t keep what you enter for a recommendation.',
        ...(f.visits.tracking === 'off'
          ? ['We don’t record which pages you open.']
          : [
              `Under this ID we record, ${counted[f.visits.tracking]}, the last page you opened, its language and its kind of equipment. There is no name, no IP address and no link to an application.`,
              `We delete the record ${String(f.visits.days)} days after your last visit. After you opt out we record no more visits. Your browser replaces its ID with a new one, so nothing recorded before can be linked to it.`,
            ]),
        'Our server logs show which kind of page was requested and when, without the full address and without your data. To stop abuse we also count requests for each network for a short time.',
      ],
    },
    {
      title: 'When you make a payment',
      text: [
        'When you pay online, you enter the amount and the card on our payment processor’s page. We never receive your card number. The processor reports the result of the payment to us.',
      ],
    },
    {
      title: 'When you use the dealer portal',
      text: [
        'We keep your name, your work email, your dealership, your password as a one-way hash, and when you signed in. A log records who viewed or changed which file.',
      ],
    },
    {
      title: 'How we protect it',
      text: [
        'Tax ID, SSN or ITIN and date of birth are encrypted when they are stored (AES-256). Our staff sees them masked. Viewing one requires a reason and is recorded. We never send them by email.',
        'Your phone or computer saves a draft of your application as you type, without these numbers, until you submit or discard it. The draft doesn’t leave your device.',
        'After you submit it, your device keeps the reference, the time and the link to your status page for 90 days. You can remove them on the form. Until you close the tab, it also keeps which documents to send.',
      ],
    },
    {
      title: 'How long we keep it',
      text: [
        `We keep an application for ${f.years} after our notice of the decision. Without a decision, we keep it for ${f.undecided} after it arrived. We keep it longer only while the law, a contract or a legal hold requires it.`,
        'Then we delete it, with its signature, its documents and our emails about it. A record remains that an application with this reference was received and deleted, and who handled it when. It contains nothing that you told us.',
      ],
    },
    {
      title: 'What you can ask for',
      text: [
        'You can ask what we keep about you, get a copy and have it corrected. You can have it deleted where the law doesn’t require us to keep it. Asking never affects your credit decision. We may need to check who you are.',
        `Write to ${f.email}, call ${f.phone}, or send a letter to ${f.company}, ${f.address}. We’ll answer within 45 days.`,
      ],
    },
  ],
  version: 'Last updated November 28, 2026',
};

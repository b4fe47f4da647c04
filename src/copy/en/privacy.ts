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

const noted = { notice: 'unless you object', 'opt-in': 'only if you agree' };

export const privacy = {
  heading: 'Privacy notice',
  lead: 'What we collect, why, how long we keep it, and how you see, correct or remove it.',
  keeping: (months: number) => (months % 12 === 0 ? `${String(months / 12)} years` : `${String(months)} months`),
  sections: (f: Facts): Section[] => [
    {
      title: 'When you apply',
      text: [
        'We collect what you type into the credit application: the business, its address and phone, the owner who signs, the equipment, and, only if you give them, the federal tax ID, the SSN or ITIN and the birth date. We also keep what proves your signature: the name you typed, the time, the network address, the browser, the language and the exact text you agreed to.',
        'We use it to review the application, to decide on credit, to prevent fraud and to meet our legal duties. The lenders and funding sources that take part in the decision receive what they need for it, and so do authorities when the law requires it. We do not sell it.',
      ],
    },
    {
      title: 'When you ask for a quote or a call',
      text: [
        'We keep what you type into the form and use it to answer you. Your name, phone, email and dealership are encrypted when they are stored. We delete the request after 12 months.',
        'When we email you an estimate, we use the address for that one email.',
      ],
    },
    {
      title: 'How it is protected',
      text: [
        'Tax ID, SSN or ITIN and birth date are encrypted when they are stored (AES-256). Our staff sees them masked. Reading one requires a reason and is recorded. They are never sent by email.',
        'Your phone or computer keeps a draft of what you type, without these numbers, until you submit or discard it. The draft does not leave your device.',
      ],
    },
    {
      title: 'When you visit',
      visits: true,
      text: [
        'This site sets one cookie, csrf_token, which protects the forms. It holds a random value and nothing about you. There is no advertising and no tracking by others. When your browser sends Global Privacy Control or Do Not Track, we honor it.',
        'Your browser makes up a number for itself, such as visitor_1700000000000_a1b2c3, and keeps it. The recommendation on the home page sends it along; nothing of what you ask there is kept.',
        ...(f.visits.tracking === 'off'
          ? ['We do not note which pages you open.']
          : [
              `With that number we note, ${noted[f.visits.tracking]}, the last page you opened, its language and its kind of equipment: no name, no network address, and no link to an application. It is removed ${String(f.visits.days)} days after your last visit. Once you object, nothing is noted any more and your browser takes a new number.`,
            ]),
        `The assistant is a program. What you write to it is kept so that we can see where it answers badly, and our staff can read it; numbers that look like a social security, card or account number are taken out first. A chat is removed ${String(f.visits.chatDays)} days after its last message.`,
        'Our servers write down which kind of page was called and when, without its full address and without your data.',
      ],
    },
    {
      title: 'How long we keep it',
      text: [
        `Applications are kept for ${f.years} after our notice of the decision, and one without a decision for ${f.undecided} after it arrived; longer only while the law, a contract or a legal hold requires it. Then they are removed, with the signature and our emails about them.`,
        'What stays is a record that an application with this reference was received and removed, and who handled it when. It holds none of what you told us.',
      ],
    },
    {
      title: 'What you can ask for',
      text: [
        'You can ask what we hold about you, get a copy, have it corrected, and have it removed where the law does not oblige us to keep it. Asking has no effect on your credit decision. We may need to check who you are.',
        `Write to ${f.email}, call ${f.phone}, or send a letter to ${f.company}, ${f.address}. We answer within 45 days.`,
      ],
    },
  ],
  version: 'Version of November 2026',
};

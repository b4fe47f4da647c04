import type { KnowledgeTheme } from '../../knowledge-entry.ts';

export const company = {
  'make-payment': {
    path: '/make-payment',
    questions: [
      'How do I make a payment?',
      'Where do I pay my bill online?',
      'Pay my loan or my installment',
      'Can I set up autopay or ACH?',
      'My payment is due, how do I send it?',
      'Can I pay by card or by check?',
      'I am going to be late on my payment this month',
      'Change my due date or my bank account',
      'I missed a payment',
    ],
    answer: (f) =>
      `Running agreements are paid on the payment page. If you may be late, or want to change how you pay, call before the due date: ${f.phone} (${f.hours}). Never type card or account numbers in this chat.`,
  },
  'privacy-security': {
    path: '/privacy',
    questions: [
      'Is my information safe?',
      'How do you protect my social security number?',
      'Do you sell or share my data?',
      'Is the application encrypted and secure?',
      'What do you do with my personal information?',
      'How long do you keep my data, can you delete it?',
      'Is this site legit or a scam?',
      'Will I get spam calls from other lenders?',
      'Privacy policy',
    ],
    answer:
      'Tax ID, SSN or ITIN and birth date are encrypted at rest with AES-256 and used for your application. Enter them only in the application form, never in this chat. Who may see what, how long it is kept and your choices stand in the privacy notice.',
  },
  'language-spanish': {
    path: '/es',
    questions: [
      'Do you speak Spanish?',
      'Is there a Spanish version of the site?',
      'Can I apply in Spanish?',
      'Hablan español?',
      'Do you have somebody bilingual?',
      'My father only speaks Spanish',
      'Are the documents available in Spanish?',
      'Which languages do you offer?',
    ],
    answer:
      'Every public page, the application and its emails are available in Spanish, under /es, and this assistant answers in Spanish there.',
  },
  'contact-hours': {
    path: '/',
    questions: [
      'What are your business hours?',
      'What is your phone number?',
      'How can I contact you?',
      'Are you open on Saturday or weekends?',
      'What is your email address?',
      'When do you open and close?',
      'Where is your office located?',
      'What time can I call today?',
    ],
    answer: (f) =>
      `Call ${f.phone}, ${f.hours}, or write to ${f.email}: e-mails are answered within 24 hours. The application and the calculator are open at any time.`,
  },
  'human-agent': {
    path: '/',
    questions: [
      'Can I talk to a real person?',
      'I want to speak with a human agent',
      'Connect me with a representative or loan officer',
      'Are you a bot or a real person?',
      'Can somebody call me back?',
      'Let me talk to a specialist',
      'Transfer me to sales or customer service',
      'I do not want to chat with a robot',
    ],
    answer: (f) =>
      `I am an AI assistant; a person is one call away: ${f.phone}, ${f.hours}. Or write to ${f.email} and you have an answer within 24 hours.`,
  },
  'service-area': {
    path: '/',
    questions: [
      'What states do you lend in?',
      'Do you finance in Texas, California or Florida?',
      'Are you nationwide?',
      'Where do you operate, what area do you cover?',
      'Do you lend in Canada, Mexico or Puerto Rico?',
      'Is my state covered?',
      'Do I have to be near your office?',
      'Can the machine work in another state?',
    ],
    answer: (f) =>
      `We serve businesses in the United States, wherever you are; everything can be done by phone and online. If your state or the place of work is special, ask first: ${f.phone}.`,
  },
  'dealer-program': {
    path: '/partner',
    questions: [
      'I am a dealer, can I offer your financing to my customers?',
      'How do I become a partner or vendor?',
      'Dealer program for equipment sellers',
      'Do you pay referral fees to brokers or partners?',
      'We sell machines and want a financing option',
      'Sign up my dealership',
      'How does it work for equipment dealers?',
      'Can my customers apply from my website?',
    ],
    answer: (f) =>
      `Dealers get structures for their customers within 24 hours, personal application links, upload links and a view of what is missing on each deal. Access is by invitation: call ${f.phone} or write to ${f.email}.`,
  },
  'dealer-login': {
    path: '/dealer/login',
    questions: [
      'Where is the dealer login?',
      'I cannot log in to the dealer portal',
      'I forgot my dealer portal password',
      'My dealer account is locked',
      'How do I sign in to see my deals?',
      'My activation link for the portal expired',
      'Reset my password',
      'How do I get access to the partner portal?',
    ],
    answer: (f) =>
      `Dealers sign in on the page below; it also sends a link for a new password. If an activation link has expired or you have no access yet, call ${f.phone}: a new invitation is sent.`,
  },
} satisfies KnowledgeTheme;

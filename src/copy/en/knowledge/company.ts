import type { KnowledgeTheme } from '../../knowledge-entry.ts';
import { promises } from '../promises.ts';

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
      'Change my due date or my bank account',
      'Where do I send my check for the loan?',
    ],
    answer: (f) =>
      `You can pay an existing agreement on our payment page. To change your due date, bank account or how you pay, call ${f.phone} (${f.hours}). Please don’t type card or account numbers in this chat.`,
  },
  'privacy-security': {
    path: '/privacy',
    questions: [
      'Is my information safe?',
      'How do you protect my social security number?',
      'Is the application encrypted and secure?',
      'What do you do with my personal information?',
      'How long do you keep my data, can you delete it?',
      'Is this site legit or a scam?',
      'Privacy policy',
      'Who can see my application?',
    ],
    answer:
      'Your tax ID, SSN or ITIN and birth date are encrypted when we store them (AES-256) and used for your application. Enter them only in the application form. Our privacy notice explains who can see what, how long we keep it and your choices.',
  },
  'language-spanish': {
    path: '/es',
    questions: [
      'Do you speak Spanish?',
      'Is there a Spanish version of the site?',
      'Can I apply in Spanish?',
      'Hablan español?',
      'My father only speaks Spanish',
      'Are the documents available in Spanish?',
      'Which languages do you offer?',
      'Do you have someone bilingual?',
      'Hablan español por teléfono?',
    ],
    answer:
      'Our public pages, the application and its emails are available in Spanish. This assistant answers in Spanish too: just write in Spanish. On the phone, ask for Spanish.',
  },
  'contact-hours': {
    path: '/',
    questions: [
      'What are your business hours?',
      'What is your phone number?',
      'How can I contact you?',
      'What is your email address?',
      'When do you open and close?',
      'Where is your office located?',
      'What time can I call today?',
    ],
    answer: (f) =>
      `Call ${f.phone} (${f.hours}) or write to ${f.email}. We answer emails within 24 hours, Monday to Friday. The application and the calculator are open at any time.`,
  },
  'human-agent': {
    path: '/',
    also: ['human'],
    questions: [
      'Can I talk to a real person?',
      'I want to speak with a human agent',
      'Connect me with a representative or loan officer',
      'Let me talk to a specialist',
      'Transfer me to sales or customer service',
      'Can someone call me back?',
      'A human please',
      'I would rather talk to someone on the phone',
    ],
    answer: (f) =>
      `You can reach our team at ${f.phone} (${f.hours}). Or write to ${f.email}, and we’ll answer within 24 hours, Monday to Friday. We don’t take phone numbers in this chat: to be called back, use the request form on our home page.`,
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
      `We serve businesses across the United States. Everything can be done by phone and online. Not sure about your state or job location? Call us first: ${f.phone}.`,
  },
  'direct-lender': {
    path: '/',
    also: ['fees'],
    decidedBy: 'directlender',
    questions: [],
    answer: `${promises.directLender} ${promises.otherSource}`,
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
      `Dealers get payment structures for their customers within 24 hours, Monday to Friday. They also get personal application links, upload links and a view of what’s missing on each deal. Access is by invitation: call ${f.phone} or write to ${f.email}.`,
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
      `Dealers sign in on the dealer page, which can also send a link for a new password. If your activation link expired or you have no access yet, call ${f.phone} and we’ll send a new invitation.`,
  },
  'late-payment': {
    path: '/make-payment',
    also: ['make-payment'],
    questions: [
      'I am going to be late on my payment this month',
      'I missed a payment',
      'What happens if I pay late?',
      'Is there a late fee?',
      'I cannot make my payment',
      'I am behind on my loan',
      'Will you repossess the machine if I miss a payment?',
      'Work is slow and I cannot pay',
      'Can I get an extension on my payment?',
    ],
    answer: (f) =>
      `Call us before the due date if you can: ${f.phone} (${f.hours}). Our team can go over your options with you. Your agreement lists late charges and what happens if a payment is missed. You can pay on our payment page at any time.`,
  },
  'data-selling': {
    path: '/privacy',
    also: ['privacy-security'],
    questions: [
      'Do you sell or share my data?',
      'Do you sell my information to other lenders?',
      'Will I get spam calls from other lenders?',
      'Who do you share my application with?',
      'Are you going to sell my phone number?',
      'Do you shop my application around?',
      'Will brokers start calling me if I apply?',
      'Do you give my data to third parties?',
    ],
    answer:
      'We don’t sell your application or your information. Our own team reviews it. In some deals another funding source takes part in the decision. It receives only what it needs to decide. Our privacy notice explains who can see what.',
  },
  'hours-on-day': {
    path: '/',
    also: ['contact-hours'],
    questions: [
      'Are you open on Saturday or weekends?',
      'Are you open today?',
      'Are you open on Sunday?',
      'Are you open on Thanksgiving or Christmas?',
      'Do you work holidays?',
      'Can I call you tonight after 6?',
      'Is anyone there on the weekend?',
      'What time do you open on Monday?',
    ],
    answer: (f) =>
      `We’re open ${f.hours}. ${f.closedOnWeekends ? 'We’re closed on Saturdays and Sundays. ' : ''}Outside these hours no one answers the phone. Holiday hours can differ. At any time you can apply, use the calculator, chat here or write to ${f.email}.`,
  },
  complaint: {
    path: '/',
    questions: [
      'I want to file a complaint',
      'I am not happy with your service',
      'Your rep was rude to me',
      'No one called me back',
      'This is terrible service',
      'I want to speak with a supervisor about a problem',
      'Where can I complain?',
      'You guys are ripping me off',
      'I am frustrated with this process',
    ],
    answer: (f) =>
      `I’m sorry about that. Please tell our team what happened: ${f.phone} (${f.hours}) or ${f.email}. Include your name, the date and your reference number if you have one, so the right manager can follow up.`,
  },
  robot: {
    path: '/',
    also: ['human-agent'],
    questions: [
      'Are you a robot?',
      'Are you a bot or a real person?',
      'Is this ChatGPT?',
      'Am I talking to a human or a computer?',
      'Is this an AI?',
      'Are you human?',
      'Who am I talking to?',
      'Is this chat automated?',
    ],
    answer: (f) =>
      `I’m an AI assistant, not a person. I answer from this site and its calculator, and I don’t make decisions. To reach our team, call ${f.phone} (${f.hours}) or write to ${f.email}.`,
  },
} satisfies KnowledgeTheme;

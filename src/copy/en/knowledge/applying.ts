import type { KnowledgeTheme } from '../../knowledge-entry.ts';

export const applying = {
  'how-to-apply': {
    path: '/credit-application',
    questions: [
      'How do I apply?',
      'Where do I start an application for financing?',
      'Where is the application form?',
      'What are the steps to get a machine financed?',
      'How does it work from start to finish?',
      'I want to get started, what do I do first?',
      'Do I have to go to an office to apply?',
      'Can I apply online or from my phone?',
      'Sign me up for financing',
      'What is the process?',
      'Apply with these terms',
    ],
    answer:
      'You apply online, on one page. It works on a phone and saves a draft as you type. Tell us about your business, yourself and the machine, then sign by typing your name. We review complete applications within 24–48 hours, Monday to Friday. Applying is free.',
  },
  'documents-needed': {
    path: '/how-it-works',
    questions: [
      'What documents do I need?',
      'What paperwork do you require?',
      'Do you ask for tax returns or bank statements?',
      'How many months of bank statements do you need?',
      'What papers should I have ready before applying?',
      'Do I need financials, a P&L or a debt schedule?',
      'Do you need a copy of my ID or driver license and a voided check?',
      'Do I need a quote or invoice from the dealer?',
      'Is a quote or an invoice needed for the application?',
      'List of required information',
      'What do you need from me?',
    ],
    answer:
      'Every application needs a photo ID of each owner of 20% or more, a quote with make, model, year, serial number and price, a voided check or bank letter, and bank statements of the last 3 months. Larger amounts need 6 months, tax returns, a profit and loss statement and a debt schedule. The list by deal size is on our How it works page.',
  },
  'approval-time': {
    path: '/',
    questions: [
      'How long does approval take?',
      'How fast can I get approved?',
      'When will I hear back about my application?',
      'Do you give same day decisions?',
      'How quick is the review?',
      'How many hours until I get an answer or a decision?',
      'Turnaround time for credit approval',
      'How soon do I know if I was approved or not?',
    ],
    answer: (f) =>
      `Most complete applications get a credit decision within 24–48 hours, Monday to Friday. Complete documents keep it moving. Funding is separate: it happens after approval, signing and delivery. ${f.sameDay}`,
  },
  'quote-request': {
    path: '/#quote',
    also: ['approval-time'],
    questions: [
      'How do I get a quote?',
      'I want a quote',
      'Can you give me a quote today?',
      'When will I get my quote?',
      'Do you give same-day quotes?',
      'What is the cutoff hour for a same-day quote?',
      'Call me with a quote',
    ],
    answer: (f) =>
      `Ask for a quote in the form on our home page. It’s free, without a credit check. ${f.sameDay} For an estimate right away, use the payment calculator there; it can email you the figures.`,
  },
  'funding-time': {
    path: '/vocational-trucks',
    questions: [
      'How long until the money is funded?',
      'When does the dealer get paid?',
      'How fast do you fund after approval?',
      'How many days until closing?',
      'When do I get the money?',
      'When can I get el dinero?',
      'How fast do I get the money?',
      'How soon can I pick up the machine after I sign?',
      'Time from signing to funding and delivery',
      'When do you wire the money to the seller?',
    ],
    answer:
      'We fund after approval, once documents are signed, insurance is in place and the equipment is delivered. Vocational trucks typically close in 5–10 business days. ITIN applications are typically funded 5–7 business days after approval. We pay the seller directly.',
  },
  'upload-documents': {
    path: '/credit-application',
    questions: [
      'How do I upload my documents?',
      'Where do I send my bank statements?',
      'How can I submit paperwork after applying?',
      'Can I take a photo of the papers with my phone and send it?',
      'Can I email you the documents?',
      'What file types can I upload, PDF or picture?',
      'My upload link does not work or expired',
      'Attach files to my application',
    ],
    answer:
      'We or your dealer send you a personal upload link. Open it on your phone, take a picture or choose a PDF, and you get a receipt at the end. If the link expired, ask for a new one. Please don’t email documents or send them in this chat.',
  },
  'invitation-link': {
    path: '/credit-application',
    questions: [
      'My invitation link expired',
      'My sales rep sent me a link, what is it for?',
      'The link says invalid or expired invitation',
      'I got an email invite with a link from my dealer to apply, is it safe?',
      'The personal link to the application does not work',
      'Do I need an invitation to apply?',
      'The application is already filled in with my name',
      'I lost the link my salesperson sent me',
    ],
    answer:
      'A personal invitation opens our application with the details your representative already has. If it’s invalid or expired, you can use the regular application instead, or ask your representative for a new link. You don’t need an invitation to apply.',
  },
  'application-status': {
    path: '/status',
    questions: [
      'What is the status of my application?',
      'I applied last week and have not heard anything',
      'Did you receive my application?',
      'Check on my application, where is my deal?',
      'Is my file still in review?',
      'I already submitted, what happens next?',
      'Any update on my request?',
      'Can you look up my reference number?',
      'I lost the link to the status of my application',
      'I already applied, where do I see if I was approved?',
    ],
    answer: (f) =>
      `I can’t see applications. The page in your confirmation email shows where yours is. If you lost its link, enter your email address on the page below and we’ll send it again. For anything else, have your reference number ready and call ${f.phone} (${f.hours}) or write to ${f.email}, and someone will look it up. Review takes 24–48 hours from a complete application.`,
  },
  'signed-copy': {
    path: '/verify',
    questions: [
      'How do I get a copy of what I signed?',
      'Can I download my signed application as a PDF?',
      'Where is the code to verify the document?',
      'I need proof of what I signed',
      'Is typing my name a valid signature?',
      'Check that the signed document is genuine',
      'Electronic signature e-sign copy for my records',
      'Send me a copy of the contract I signed',
    ],
    answer: (f) =>
      `After you submit, you can download your signed copy as a PDF, with a page that records how it was signed. Typing your full name is your electronic signature. You can check the code on its last page on our verification page. For another copy, call ${f.phone}.`,
  },
} satisfies KnowledgeTheme;

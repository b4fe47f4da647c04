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
    ],
    answer:
      'The application is one page that works on a phone and keeps a draft as you type. Tell us about the business, yourself and the machine, and sign by typing your name. A person reviews it within 24–48 hours and tells you what is missing. There is no application fee.',
  },
  'documents-needed': {
    path: '/first-time',
    questions: [
      'What documents do I need?',
      'What paperwork do you require?',
      'Do you ask for tax returns or bank statements?',
      'How many months of bank statements do you need?',
      'What papers should I have ready before applying?',
      'Do I need financials, a P&L or a debt schedule?',
      'Do you need a copy of my ID or driver license and a voided check?',
      'Do I need a quote or invoice from the dealer?',
      'List of required information',
      'What do you need from me?',
    ],
    answer:
      'Every file needs a photo ID of owners with 20% or more, a quote with make, model, year, serial number and price, and a voided check or bank letter. Bank statements of 3 to 6 months and tax returns are added as the amount grows. The page below has a checklist by deal size.',
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
    answer:
      'Review takes 24–48 hours from a complete application, Monday to Friday. Quotes usually come the same day. A file with all its papers moves fastest. When the money flows is another matter: that follows approval, signing and delivery.',
  },
  'funding-time': {
    path: '/vocational-trucks',
    questions: [
      'How long until the money is funded?',
      'When does the dealer get paid?',
      'How fast do you fund after approval?',
      'How many days until closing?',
      'When do I get the money?',
      'How soon can I pick up the machine after I sign?',
      'Time from signing to funding and delivery',
      'When do you wire the money to the seller?',
    ],
    answer:
      'Funding follows approval, once the documents are signed, insurance is in place and the equipment is delivered. Vocational trucks close in 5–10 business days, ITIN files are funded in 5–7 business days. We pay the seller directly.',
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
      'We or your dealer send you a personal upload link: open it on your phone, take a picture or choose a PDF, and you get a receipt at the end. If a link has expired, ask for a new one. Please do not send papers by ordinary e-mail or in this chat.',
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
      'A personal invitation opens our application with what your representative already knows. If it is invalid or expired, fill in the normal application, nothing is lost by it, or ask your representative for a new link. You do not need an invitation to apply.',
  },
  'application-status': {
    path: '/credit-application',
    questions: [
      'What is the status of my application?',
      'I applied last week and have not heard anything',
      'Did you receive my application?',
      'Check on my application, where is my deal?',
      'Is my file still in review?',
      'I already submitted, what happens next?',
      'Any update on my request?',
      'Can you look up my reference number?',
    ],
    answer: (f) =>
      `I cannot see applications. Have the reference of your receipt at hand and call ${f.phone} (${f.hours}) or write to ${f.email}: a person looks it up. Review takes 24–48 hours from a complete file.`,
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
      `After you submit, you can download your signed copy once, as a PDF, with a page that records how it was signed. Typing your full name is your electronic signature. The code on its last page can be checked on our verification page; for another copy call ${f.phone}.`,
  },
} satisfies KnowledgeTheme;

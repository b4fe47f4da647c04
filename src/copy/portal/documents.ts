/** The dialog in which staff requests documents. */
export const documentRequestWords = {
  open: 'Request documents',
  title: 'Request documents',
  text: 'The deal pauses until they arrive. Customers get an email with an upload link; dealers see the list in the portal. For anything else, use “Ask the dealer.”',
  usual: 'Usual for this deal',
  more: 'Other documents',
  to: 'Send to',
  recipients: { customer: 'The customer, by email', dealer: 'The dealer' },
  goesTo: {
    customer: ({ borrowerEmail }: { borrowerEmail: string }) =>
      `The email goes to ${borrowerEmail}, the address the dealer entered.`,
    dealer: ({ dealership }: { dealership: string }) => `${dealership} sees the list in the portal. No link is sent.`,
  },
  language: 'Language of the email',
  submit: 'Send request',
  submitting: 'Sending...',
  done: 'Documents requested',
  failed: 'Request not sent',
  cancel: 'Cancel',
};

const ASKED = { customer: 'We asked the customer for: ', dealer: 'Please send: ' };

export const documentWords = {
  asked: {
    customer: (papers: string[]) => `${ASKED.customer}${papers.join('; ')}.`,
    dealer: (papers: string[]) => `${ASKED.dealer}${papers.join('; ')}.`,
    /** True for a note that only lists requested documents. */
    isNote: (note: string) => Object.values(ASKED).some((start) => note.startsWith(start)),
  },
  sortedMeanwhile: 'Someone else just updated this document. Check its type again.',
  unknown: 'This document does not exist.',
  unknownLink: 'This upload link does not exist.',
  revokedBefore: 'This upload link was already revoked.',
  inCrm: 'This document is kept in the CRM and is no longer downloadable from the portal.',
  broken: 'We can’t open this document. Please call us.',
  quarantined: (malware: string) => `Quarantined: the virus scanner found ${malware}. It can’t be downloaded.`,
  inQuarantine: 'The virus scanner found malware in this document. It is in quarantine and cannot be downloaded.',
  malware: (p: { deal: string; file: string }) => ({
    title: `Malware found: ${p.deal}`,
    message: `${p.file} was refused and is in quarantine. Ask the sender for a clean copy.`,
  }),
  fromApplicant: (p: { business: string; reference: string; file: string; missing: number }) => ({
    title: p.missing === 0 ? `All documents received: ${p.business}` : `Document received: ${p.business}`,
    message: `The applicant of ${p.reference} sent ${p.file}.${p.missing === 0 ? '' : ` Still missing: ${String(p.missing)}.`}`,
  }),
  tooMany: (wait: string) => `Your dealership has sent many files. Please wait ${wait}.`,
  quota: (wait: string) => `Your dealership stored 10 GB of documents today. Please wait ${wait}.`,
  dealRemoved: 'This deal was removed from the CRM and accepts no documents. Call us to restore it.',
  dealClosed: 'This deal is closed, so its customer needs no upload link.',
  tooManyLinks: (wait: string) => `Your dealership has created many links. Please wait ${wait}.`,
  downloading: 'Several documents are already being downloaded. Please wait until one is complete, then try again.',
  described: (name: string) => `Uploaded ${name}`,
  linkFull: (p: { customer: string; deal: string; missing: number }) => ({
    title: `Upload link full: ${p.deal}`,
    message: `${p.customer}’s link is full, ${p.missing === 1 ? '1 document is' : `${String(p.missing)} documents are`} missing. Create another link.`,
  }),
  arrived: (p: { customer: string; deal: string; file: string }, count: number) =>
    count === 1
      ? { title: `Document received: ${p.deal}`, message: `${p.customer} sent ${p.file}.` }
      : {
          title: `${String(count)} documents received: ${p.deal}`,
          message: `${p.customer} sent ${String(count)} documents. The last one is ${p.file}.`,
        },
};

/** The documents of a deal on its page. */
export const documentsSection = {
  title: 'Documents',
  leave: 'Uploaded files are encrypted, synced to the CRM, and removed from the portal after sync.',
  /** The approval has expired. */
  expired: 'You don’t have to send documents until there are new terms.',
  kept: 'Files are encrypted and stay in this portal.',
  failed: 'Couldn’t load the documents',
  empty: {
    title: 'No documents yet',
    text: 'Upload what you have, or send your customer a link that works on any phone.',
    closed: 'This deal is closed and needs no documents.',
    staff: 'The dealer and the customer haven’t sent anything yet.',
  },
  types: {
    credit_app: 'Credit application',
    purchase_order: 'Purchase order',
    proof_of_income: 'Proof of income',
    bank_statement: 'Bank statement',
    tax_return: 'Tax return',
    invoice: 'Invoice',
    contract: 'Contract',
    other: 'Other',
  },
  by: (who: string) => `by ${who}`,
  customer: 'the customer',
  maybe: (type: string) => `Possibly: ${type}`,
  setTo: (type: string) => `Set to “${type}”`,
  kind: (name: string) => `Document type for ${name}`,
  kinds: { asked: 'Requested, not received', papers: 'Required documents', other: 'Other types' },
  sorted: (what: string) => `Classified as ${what}`,
  notSorted: 'Couldn’t update document type',
  missingForStaff: 'Requested, not received.',
  missing: 'Missing',
  /** Of a document that follows the lender's contract. */
  later: 'Later',
  laterText: 'From your customer, once we’ve sent the contract.',
  /** The owner of a missing document. */
  from: { dealer: 'From you.', customer: 'From your customer.' },
  add: 'Add',
  addFor: (paper: string) => `Add ${paper}`,
  synced: 'Synced',
  inCrmOnly: 'Stored in Salesforce, and no longer downloadable from the portal. Ask us for a copy.',
  notDownloadable: 'This file can’t be downloaded from the portal.',
  duplicate: 'Duplicate',
  duplicateText: (name: string) => `The same file as ${name}.`,
  earlier: 'an earlier one',
  replaced: 'Replaced',
  replacedText: (when: string) => `A later file has the same name: ${when}.`,
  flagged: 'Check',
  flaggedText: 'The file type doesn’t match its name. Open it with care.',
  download: (name: string) => `Download ${name}`,
  downloading: 'Downloading...',
  upload: {
    open: 'Upload',
    close: 'Close',
    type: 'Document type',
    description: 'Description',
    optional: '(optional)',
    descriptionHint: 'If you leave it empty, we use “Uploaded” and the file name.',
    choose: 'Choose files or drop them here',
    limit: 'pdf, doc, docx, xls, xlsx, jpg, jpeg, png, gif. Maximum 50 MB per file.',
    for: (paper: string) => `For: ${paper}`,
    send: (n: number) => (n > 1 ? `Upload ${String(n)} files` : 'Upload'),
    sending: (n: number) => `Uploading ${String(n)}...`,
    progress: (remaining: number, total: number) => `${String(remaining)} of ${String(total)} remaining`,
    states: {
      chosen: 'Ready',
      sending: (percent: number) => `Uploading, ${String(percent)}%`,
      storing: 'Uploaded. Checking and storing...',
      waiting: 'Waiting for the connection. Upload will resume automatically.',
      held: 'This file will be sent automatically.',
      failed: 'Not uploaded:',
    },
    retry: 'Try again',
    remove: (name: string) => `Remove ${name}`,
    refused: {
      empty: 'This file is empty. Choose another file.',
      type: (accepted: string) => `This type of file is not accepted. Accepted: ${accepted}.`,
    },
    unreadable: 'The browser can no longer read this file. Remove it and choose it again.',
  },
  toasts: {
    none: { title: 'No file selected', description: 'Please select a file to upload' },
    tooLarge: { title: 'File too large', description: 'File exceeds 50MB limit' },
    uploaded: (name: string) => ({ title: 'Document uploaded', description: name }),
    failed: 'Upload failed',
    inCrm: 'Document in Salesforce only',
    inCrmText: 'This document is in Salesforce and is no longer downloadable from the portal.',
    notDownloaded: 'Download failed',
  },
};

/** The links by which customers add documents. */
export const uploadLinkWords = {
  title: 'Upload links',
  make: 'Upload link',
  get: 'Get upload link',
  another: 'Create another link',
  /** The newest link takes no more files. */
  ended: {
    used_up: (customer: string) => `${customer}’s link is full.`,
    expired: (customer: string) => `${customer}’s link has expired.`,
  },
  none: 'No upload links yet. A link lets your customer send photos and files without signing in.',
  noneClosed: 'No upload links. A closed deal needs none.',
  failed: 'Couldn’t load the upload links',
  states: { active: 'Active', used_up: 'Used up', expired: 'Expired', revoked: 'Revoked', closed: 'Closed' },
  left: (left: number, all: number) => `${String(left)} of ${String(all)} uploads left`,
  /** Of a link that accepts no more files. */
  usedOf: (used: number, all: number) => `${String(used)} of ${String(all)} uploads used`,
  expires: (when: string) => `expires ${when}`,
  expired: (when: string) => `expired ${when}`,
  papers: (received: number, all: number) => `${String(received)} of ${String(all)} documents received`,
  made: (who: string, when: string) => `Created by ${who}, ${when}`,
  reference: (reference: string) => `Reference ${reference}`,
  once: 'Links are shown only once. If you lose one, create another.',
  revoke: 'Revoke',
  confirm: {
    title: 'Revoke this link?',
    text: 'The link will stop working. Files already received are kept. This action cannot be undone.',
    busy: 'Revoking...',
    cancel: 'Keep it',
  },
  revoked: { title: 'Link revoked', description: 'The link no longer works.' },
  notRevoked: 'Failed to revoke link',
  form: {
    title: 'Upload link for your customer',
    text: 'Your customer sends these documents from a phone or computer, in English or Spanish, without signing in.',
    active: (n: number) =>
      n === 1
        ? 'Another link still works. A new one doesn’t end it.'
        : `${String(n)} other links still work. A new one doesn’t end them.`,
    missing: 'Missing documents',
    usual: 'Usual for this deal',
    more: 'More documents',
    limits: ({ expiresInHours, maxUses, label }: Record<'expiresInHours' | 'maxUses' | 'label', string>) =>
      `Valid for ${showHours(Number(expiresInHours))}, up to ${maxUses} files, named “${label}”.`,
    change: 'Change',
    label: 'Purpose',
    labelHint: 'Your customer sees it.',
    hours: 'Expires after (hours)',
    hoursHint: '1 to 720. 72 hours are 3 days.',
    uses: 'Max uploads',
    usesHint: '1 to 100. Rejected files don’t count.',
    submit: 'Generate Link',
    submitting: 'Generating...',
    cancel: 'Cancel',
  },
  notMade: 'Failed to generate link',
  ready: {
    title: 'The link is ready',
    text: (when: string) => `It is shown only once, and works until ${when}.`,
    loopback: 'This installation has a local address, so a phone can’t open the code. Use the link on this computer.',
    scan: (name: string) => `${name} can scan the code with a phone at the counter.`,
    email: (name: string) => `Email ${name}`,
    sms: (name: string) => `Text ${name}`,
    share: 'Share',
    language: 'Language of the message',
    languages: { en: 'English', es: 'Español' },
    link: 'Link',
    copy: 'Copy Link',
    copied: 'Copied',
    code: 'QR code, for a customer at the counter',
    another: 'Generate Another',
    close: 'Close',
  },
};

const showHours = (hours: number): string =>
  hours % 24 === 0 ? (hours === 24 ? '1 day' : `${String(hours / 24)} days`) : `${String(hours)} hours`;

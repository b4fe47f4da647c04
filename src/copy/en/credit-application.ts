import { applicationLabels } from './application-labels.ts';
import { typedAmounts } from './typed-amounts.ts';

export const creditApplication = {
  typedAmounts,
  title: 'Credit application',
  lead: 'No application fee. We contact you within 24–48 hours.',
  successTitle: 'Application submitted',
  optional: 'optional',
  noScript: {
    title: 'This form needs JavaScript',
    text: 'Call us and we take your application by phone:',
  },
  sections: {
    salesperson: { title: 'Salesperson', lead: '' },
    business: { title: 'Business Information', lead: '' },
    principal: { title: 'Principal Information', lead: 'The owner who signs this application.' },
    equipment: { title: 'Equipment Information', lead: '' },
    signatures: { title: 'Signatures', lead: '' },
  },
  labels: applicationLabels,
  /** Where a label stands without its section (error summary). */
  fullLabels: {
    principalCity: 'Home city',
    principalState: 'Home state',
    principalZip: 'Home ZIP code',
    principalPhone: 'Principal phone',
    principalEmail: 'Principal email',
    equipmentCondition: 'Equipment condition',
  },
  asked: (months: string, down: string) =>
    `Asked for in the calculator: ${months} months${down === '' ? '' : `, ${down}% down`}. Equipment: `,
  hints: {
    date: 'MM/DD/YYYY',
    birthDate: 'MM/DD/YYYY. Encrypted when stored.',
    federalId: 'Encrypted when stored.',
    ssn: 'Encrypted when stored. An ITIN that starts with 9 is fine.',
    email: 'Your confirmation with the reference goes here.',
    vendor: 'Dealer, auction or private seller',
    secondarySignature:
      'Only if another person applies with you. We never require a spouse to sign just because you’re married.',
  },
  businessTypes: {
    Corporation: 'Corporation',
    Partnership: 'Partnership',
    Proprietorship: 'Proprietorship',
    LLC: 'LLC',
  },
  equipmentConditions: { New: 'New', Used: 'Used', Refurbished: 'Refurbished' },
  showSsn: 'Show SSN or ITIN',
  hideSsn: 'Hide SSN or ITIN',
  sameAddress: 'Use the business address',
  readFullText: 'Read the full text',
  contactOptional: 'Optional, not a condition of credit.',
  privacy: 'How we use and keep your data',
  submit: 'Submit Application',
  submitting: 'Submitting...',
  encrypted: 'Encrypted in transit. Sensitive numbers are encrypted at rest (AES-256).',
  messages: {
    businessName: 'Business name is required',
    businessPhone: 'Valid phone number is required',
    businessStreet: 'Street address is required',
    businessCity: 'City is required',
    businessState: 'State is required',
    businessZip: 'Valid ZIP code is required',
    businessNature: 'Nature of business is required',
    businessType: 'Invalid option: expected one of "Corporation"|"Partnership"|"Proprietorship"|"LLC"',
    principalName: 'Principal name is required',
    principalEmail: 'Valid email is required',
    equipmentCondition: 'Invalid option: expected one of "New"|"Used"|"Refurbished"',
    primarySignature: 'Primary signature is required',
    text: 'Invalid input: expected string',
  },
  /** Beside a value that looks like a slip; it is sent all the same. */
  doubts: {
    digits: (found: number, wanted: number) =>
      found < wanted
        ? `This number has ${String(found)} of ${String(wanted)} digits. Check it.`
        : `This number has ${String(found)} digits instead of ${String(wanted)}. Check it.`,
    noNumber: (wanted: number) => `A number with ${String(wanted)} digits belongs here. Check it.`,
    dateForm: 'Write the whole date as MM/DD/YYYY: month, day, year.',
    noSuchDate: 'This date is not in the calendar. Check month, day and year.',
    future: 'This date is in the future. Check it.',
    longAgo: 'This date is too long ago. Check the year.',
    young: 'With this date the owner is under 18. Check the year.',
    state: 'We know no state of this name. Check the spelling.',
  },
  errorSummary: (count: number) =>
    count === 1 ? '1 field needs your attention' : `${String(count)} fields need your attention`,
  rail: {
    label: 'Sections of the application',
    done: 'Done',
    current: 'You are here',
    fields: (count: number) => (count === 1 ? '1 field to fix' : `${String(count)} fields to fix`),
    check: (count: number) => (count === 1 ? '1 field to check' : `${String(count)} fields to check`),
    short: (count: number) => `${String(count)} to fix`,
    position: (index: number, total: number) => `${String(index)} of ${String(total)}`,
  },
  draft: {
    before: 'What you type is kept on this device.',
    saved: (time: string) => `Saved on this device at ${time}.`,
    never: 'SSN, ITIN, EIN, birth date, signatures and your consent to be contacted are never kept.',
    offerTitle: 'Continue where you stopped?',
    offer: (when: string) =>
      `This device kept what you typed on ${when}. SSN or ITIN, EIN, birth date, signatures and your consent to be contacted were not kept: please enter them again.`,
    restore: 'Restore what I typed',
    discard: 'Discard it',
    restoredTitle: 'Restored',
    restored:
      'SSN or ITIN, EIN, birth date, signatures and your consent to be contacted were not kept: please enter them again.',
    retype: 'This was not kept. Type it again.',
  },
  invitation: {
    loading: 'Loading your invitation...',
    invalidTitle: 'Invalid or Expired Invitation',
    invalid:
      'This invitation link is invalid or has expired. You can still complete the application, or ask your sales representative for a new link.',
    welcomeTitle: (name: string) => `Welcome, ${name}`,
    welcomeTitleNoName: 'Welcome',
    welcome:
      'This is your personal invitation. Your representative filled in what was known. Check it before you sign.',
    welcomeEmpty: 'This is your personal invitation: your representative sees when your application has been sent.',
    completedTitle: 'This application has been sent',
    completed:
      'An application was sent by this link already: there is nothing left to do. If it was not you, or to send another one, fill in the form below.',
    prefilledTitle: 'Application Pre-filled',
    prefilled: (name: string) =>
      name === ''
        ? 'Welcome! Some of your information is already filled in.'
        : `Welcome, ${name}! Some of your information is already filled in.`,
    prefillErrorTitle: 'Pre-fill data error',
    prefillError: 'Could not load pre-filled information, but you can still complete the form.',
  },
  earlier: {
    text: 'An application was already sent from this tab.',
    show: 'Show the earlier receipt',
  },
  success: {
    toastTitle: 'Application Submitted!',
    promise: 'We will contact you within 24-48 hours.',
    heading: 'Application Submitted!',
    lead: 'We contact you within 24–48 hours.',
    reference: 'Reference',
    received: 'Received',
    amount: 'Amount',
    copySentTo: 'Confirmation sent to',
    home: 'Back to Home',
    another: 'Send another application',
    ownCopy: {
      button: 'Download your signed copy (PDF)',
      preparing: 'Preparing your copy...',
      note: 'One download, open for 30 minutes. The copy shows your sensitive numbers: save it where only you can open it.',
      saved: 'Your copy is in your downloads. It cannot be downloaded here a second time.',
      failed: (phone: string) => `The copy could not be downloaded. Try again, or call ${phone}.`,
    },
  },
  failure: {
    toastTitle: 'Submission Failed',
    fallback: 'Please try again or contact us directly',
    offlineTitle: 'No connection',
    offline: 'We could not reach the server. Nothing you typed is lost: check your connection and submit again.',
    refusedTitle: 'Not sent yet',
  },
  help: {
    label: 'Help',
    readyTitle: 'Have this ready',
    ready: 'Vendor quote, EIN, owner details. About the equipment, a make and model is enough.',
    questions: 'Questions?',
    otherTitle: '¿Prefiere español?',
    other: 'Continuar en español',
  },
};

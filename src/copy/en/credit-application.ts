import { applicationLabels } from './application-labels.ts';
import { typedAmounts } from './typed-amounts.ts';

export const creditApplication = {
  typedAmounts,
  title: 'Credit application',
  lead: 'No application fee. We’ll contact you within 24–48 hours, Monday–Friday.',
  successTitle: 'Application submitted',
  optional: 'optional',
  noScript: {
    title: 'This form needs JavaScript',
    text: 'Call us and we’ll take your application by phone:',
  },
  sections: {
    salesperson: { title: 'Salesperson', lead: '' },
    business: {
      title: 'Business Information',
      lead: 'Tell us who the financing is for. 8 required answers, about 2 minutes.',
    },
    principal: {
      title: 'Principal Information',
      lead: 'The owner signing this application. Only the name is required; the rest helps us decide sooner.',
    },
    equipment: {
      title: 'Equipment Information',
      lead: 'Tell us what you want to finance. A make, a model and a rough price are enough.',
    },
    signatures: { title: 'Signatures', lead: '' },
  },
  labels: applicationLabels,
  /** Where a label stands without its section (error summary). */
  fullLabels: {
    businessStreet: 'Business street address',
    businessCity: 'Business city',
    businessState: 'Business state',
    businessZip: 'Business ZIP code',
    principalCity: 'Home city',
    principalState: 'Home state',
    principalZip: 'Home ZIP code',
    principalPhone: 'Principal phone',
    principalEmail: 'Principal email',
    equipmentCondition: 'Equipment condition',
  },
  /** Terms of the calculator, the assistant or a quote. */
  asked: {
    label: 'Terms asked for',
    text: (months: string, down: string) => `${months} months${down === '' ? '' : `, ${down}% down`}`,
  },
  hints: {
    date: 'MM/DD/YYYY',
    birthDate: 'MM/DD/YYYY. Encrypted when stored.',
    federalId: 'Encrypted when stored.',
    ssn: 'Encrypted when stored. ITINs (starting with 9) are accepted.',
    email: 'We’ll send your confirmation and reference number here.',
    vendor: 'Dealer, auction or private seller',
    secondarySignature:
      'Only if someone is applying with you. We never require a spouse to sign just because you’re married.',
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
  sameAddressLater: (missing: string) => `Complete the business address first. Missing: ${missing}.`,
  /** What is signed, above the signature. */
  signing: {
    title: 'You sign',
    change: 'Change',
    add: 'Add',
    notGiven: 'Not given',
    preset: 'filled in by this form',
    confirm: 'Confirm',
  },
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
  /** Shown next to a value that looks like a typing error. The form sends it anyway. */
  doubts: {
    digits: (found: number, wanted: number) =>
      found < wanted
        ? `This should have ${String(wanted)} digits; you entered ${String(found)}.`
        : `This should have ${String(wanted)} digits; you entered ${String(found)}. Check for extra digits.`,
    noNumber: (wanted: number) => `Enter a ${String(wanted)}-digit number.`,
    dateForm: 'Write the whole date as MM/DD/YYYY: month, day, year.',
    dateMonth: 'If you know only the month, use 01 for the day.',
    noSuchDate: 'That date doesn’t exist. Check the month and day: MM/DD/YYYY.',
    future: 'This date is in the future. Check it.',
    longAgo: 'This date is too long ago. Check the year.',
    young: 'This date makes the owner under 18. Check the year.',
    state: 'We don’t recognize that state. Check the spelling.',
    emailAt: 'An email address needs an @, such as name@company.com.',
    emailDot: 'The part after the @ needs a dot, such as name@company.com.',
    used: (word: string) => `You wrote “${word}”, but the condition says New.`,
    signature: (name: string) => `This isn’t the owner’s name, ${name}. Check the spelling.`,
  },
  /** Below the button that sends. The form can be sent anyway. */
  toCheck: 'Check before you send',
  sendAsIs: 'To send the application as it is, press the button again.',
  errorSummary: (count: number) =>
    count === 1 ? '1 field needs your attention' : `${String(count)} fields need your attention`,
  rail: {
    label: 'Sections of the application',
    done: 'Done',
    open: 'Not finished',
    current: 'You are here',
    fields: (count: number) => (count === 1 ? '1 field to fix' : `${String(count)} fields to fix`),
    check: (count: number) => (count === 1 ? '1 field to check' : `${String(count)} fields to check`),
    short: (count: number) => `${String(count)} to fix`,
    position: (index: number, total: number) => `${String(index)} of ${String(total)}`,
  },
  draft: {
    before: 'Your answers are saved on this device as you type.',
    saved: (time: string) => `Saved ${time}`,
    never: 'This device never saves your SSN, ITIN, EIN, date of birth, signatures or your consent to be contacted.',
    retype: 'Not saved. Please enter it again.',
    retypeOptional: 'Not saved. Enter it again, or leave it blank.',
  },
  failure: {
    toastTitle: 'Submission Failed',
    fallback: 'Please try again or contact us directly',
    offlineTitle: 'No connection',
    offline: 'We could not reach the server. Nothing you typed is lost: check your connection and submit again.',
    refusedTitle: 'Not submitted yet',
  },
  help: {
    label: 'Help',
    readyTitle: 'Have this ready',
    ready: 'Seller’s quote, EIN if you have one, owner details. For the equipment, the make and model are enough.',
    questions: 'Questions?',
    otherTitle: '¿Prefiere español?',
    other: 'Continuar en español',
  },
};

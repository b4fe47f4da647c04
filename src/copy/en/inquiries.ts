import type { CallTime, InquiryField, InquiryKind, InquiryMessages } from '#contract/inquiry-fields.ts';
import type { EstimateMessages } from '#contract/estimate-email.ts';

/** `day` is absent when the answer is due today. */
export type Due = { day?: string; time: string; slot: CallTime };
const by = ({ day, time, slot }: Due): string => {
  if (day === undefined) return slot === 'any' ? `today by ${time}` : `this ${slot}, by ${time}`;
  return slot === 'any' ? `on ${day}, by ${time}` : `on ${day}, in the ${slot}, by ${time}`;
};

type Form = { heading: string; lead: string; send: string; done: string };

/** The short forms: a quote, a call back, the dealer program, and an estimate by email. */
export const inquiries = {
  /** The one wording of the same-day promise. */
  sameDay: (hour: string) => `Same-day quotes on requests received by ${hour}, Monday–Friday, except federal holidays.`,
  hour: (hour: number, zone: string) =>
    `${String(hour % 12 === 0 ? 12 : hour % 12)}\u00a0${hour < 12 ? 'a.m.' : 'p.m.'} ${zone}`,
  promise: {
    quote: (due: Due) => `We’ll call you with your quote ${by(due)}.`,
    callback: (due: Due) => `We’ll call you ${by(due)}.`,
    dealer: (due: Due) => `We’ll email you ${by(due)}.`,
  } satisfies Record<InquiryKind, (due: Due) => string>,
  messages: {
    company: 'Enter the name of your dealership',
    name: 'Enter your name',
    phone: 'Enter a phone number with its area code, such as (402) 555-0188',
    email: 'Enter an email address such as name@example.com',
    machine: 'Enter the machine, such as a 2021 skid steer',
    long: (most) => `Use at most ${String(most)} characters`,
    text: 'This value has the wrong type',
  } satisfies InquiryMessages as InquiryMessages,
  estimateMessages: {
    email: 'Enter an email address such as name@example.com',
    figures: 'The calculator does not offer these figures. Set them again, then send the estimate.',
    text: 'This value has the wrong type',
  } satisfies EstimateMessages,
  tooMany: (wait: string) => `Too many requests. Please try again in ${wait}, or call us.`,
  estimateSent: 'We sent the estimate. It arrives within a few minutes.',
  forms: {
    quote: {
      heading: 'Get a quote',
      lead: 'Tell us the machine and how to reach you. No credit check, no obligation.',
      send: 'Request my quote',
      done: 'We have your request',
    },
    callback: {
      heading: 'Call me back',
      lead: 'Leave your number and a credit specialist will call you.',
      send: 'Call me back',
      done: 'We’ll call you back',
    },
    dealer: {
      heading: 'Become a dealer',
      lead: 'Tell us who you are. We’ll set up your dealership’s account with you.',
      send: 'Request access',
      done: 'We have your request',
    },
  } satisfies Record<InquiryKind, Form>,
  labels: {
    company: 'Dealership',
    name: 'Your name',
    phone: 'Phone',
    email: 'Email',
    machine: 'Machine',
    amount: 'Price',
  } satisfies Record<InquiryField, string>,
  hints: { machine: 'Make, model and year if you know them', amount: 'Such as $60,000' },
  optional: '(optional)',
  kind: 'What can we do for you?',
  quote: {
    heading: 'Not ready to apply? Ask for a quote or a call',
    lead: 'No credit check and no obligation. You don’t need to fill out the application.',
  },
  callTime: 'When should we call?',
  callTimes: { any: 'Any time', morning: 'Morning', afternoon: 'Afternoon' } satisfies Record<CallTime, string>,
  consent: {
    quote: (company: string) =>
      `By sending this form you ask ${company} to call, text or email you about this request. It is not an application, and you don’t need to send it to get credit.`,
    callback: (company: string) =>
      `By sending this form you ask ${company} to call or text you about this request. It is not an application, and you don’t need to send it to get credit.`,
    dealer: (company: string) => `By sending this form you ask ${company} to email you about the dealer program.`,
  } satisfies Record<InquiryKind, (company: string) => string>,
  privacy: 'Privacy notice',
  sending: 'Sending…',
  errorSummary: (count: number) =>
    count === 1 ? 'One field needs your attention' : `${String(count)} fields need your attention`,
  failed: 'Your request was not sent',
  offline: 'We couldn’t reach the server. Check your connection and send it again. Everything you typed is still here.',
  fallback: 'Please send it again, or call us.',
  another: 'Send another request',
  noScript: 'This form needs JavaScript. Without it, call us and we’ll take your request by phone:',
  estimate: {
    open: 'Email me this estimate',
    lead: 'One email with these figures. We won’t call and won’t add you to a list.',
    send: 'Send the estimate',
    done: 'Estimate sent',
    failed: 'The estimate was not sent',
    again: 'Send it to another address',
    about: (value: string, months: number, payment: string) =>
      `${payment} a month for ${value} over ${String(months)} months, with every figure behind it.`,
  },
  callLink: 'Or ask for a quote or a call',
};

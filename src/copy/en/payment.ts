/** The payment page, and the page that payers come back to. */
export const payment = {
  heading: 'Make a Payment',
  lead: 'Pay by card on our payment processor’s page, or call us and we’ll help.',
  before: 'Before you pay',
  facts: [
    {
      term: 'What it’s for',
      text: 'A payment on your equipment financing agreement with us. The agreement shows the amount.',
    },
  ],
  /** Of a card payment, where the lender accepts them. */
  onlineFacts: [
    { term: 'Who charges you', text: 'Our card processor, on its own page.' },
    {
      term: 'When it posts',
      text: 'The processor confirms the payment right away. It posts to your account when we record it. Due today? Call us first.',
    },
    { term: 'Your receipt', text: 'It comes from the processor and is your proof of payment.' },
  ],
  online: 'Pay by card',
  steps: [
    'The button opens the payment page of our card processor.',
    'Enter your amount and card details there.',
    'When you’re done, you’ll come back here.',
  ],
  go: 'Go to secure payment',
  sample:
    'Sample gateway: no payment processor is connected. The button leads to a page of this installation that moves no money.',
  offline: 'Pay by phone',
  offlineText: 'Online card payments aren’t available yet. Call or email us to make a payment.',
  security: 'How your card is protected',
  notes: [
    {
      title: 'Your card number stays with the processor',
      text: 'When you pay online, we never receive your card number.',
    },
    { title: 'The connection is encrypted', text: 'Check for the lock and the processor’s address before you type.' },
    { title: 'Not by email', text: 'Never send a card number by email. We’ll never ask for it that way.' },
  ],
  help: 'Questions about a payment?',
  helpText: (hours: string) => `A person answers ${hours}.`,
  write: 'Email support',
  finish: {
    approved: {
      heading: 'Payment approved',
      text: 'The payment processor reports that it approved this payment. It will show on your account once it posts.',
      next: 'Keep the receipt that the processor sends you. It is your proof of payment; this page is not.',
    },
    declined: {
      heading: 'Payment declined',
      text: 'The payment processor reports that it declined this payment.',
      next: 'Try again, perhaps with another card, or call us: there are other ways to pay.',
    },
    unknown: {
      heading: 'We can’t confirm your payment yet',
      text: 'You’re back from the payment page, but the processor’s result hasn’t reached us.',
      next: 'Before you pay again, check for a receipt from the processor, or call us and we’ll look it up.',
    },
    again: 'Back to Make a Payment',
    home: 'Back to Home',
  },
};

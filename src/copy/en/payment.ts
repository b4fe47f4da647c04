/** The payment page, and the page that payers come back to. */
export const payment = {
  heading: 'Make a Payment',
  lead: 'Pay by card on the payment page of our card processor, or call and we help you.',
  online: 'Pay by card',
  steps: [
    'The button opens the payment page of our card processor.',
    'You type the amount and your card there, not here.',
    'When you are done, it brings you back.',
  ],
  go: 'Go to secure payment',
  sample:
    'Sample gateway: no payment processor is connected. The button leads to a page of this installation that moves no money.',
  offline: 'Pay by phone or e-mail',
  offlineText: 'Card payment on this site is not switched on. Call or write, and we take your payment with you.',
  security: 'How your card is protected',
  notes: [
    {
      title: 'We never see your card',
      text: 'Its number is typed at the processor. This site neither sees nor stores it.',
    },
    { title: 'The connection is encrypted', text: 'Check for the lock and the processor’s address before you type.' },
    {
      title: 'The order is sealed',
      text: 'A seal made on our server shows the processor that nobody changed the form.',
    },
    { title: 'Not by e-mail', text: 'Never send a card number by e-mail. Nobody here asks for one that way.' },
  ],
  help: 'Questions about a payment?',
  helpText: (hours: string) => `A person answers ${hours}.`,
  write: 'E-mail support',
  finish: {
    approved: {
      heading: 'Payment approved',
      text: 'The payment processor reports that it approved this payment. It shows on your account once we have booked it.',
      next: 'Keep the receipt that the processor sends you. It is your proof of payment; this page is not.',
    },
    declined: {
      heading: 'Payment declined',
      text: 'The payment processor reports that it declined this payment.',
      next: 'Try again, perhaps with another card, or call us: there are other ways to pay.',
    },
    unknown: {
      heading: 'We cannot tell yet',
      text: 'You are back from the payment page, but nothing that we can check says how the payment ended.',
      next: 'Look for the processor’s receipt before you pay again, so that you do not pay twice. Or call: we look it up.',
    },
    again: 'Back to Make a Payment',
    home: 'Back to Home',
  },
};

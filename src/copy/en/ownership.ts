/** Loan, lease and purchase options with figures of one machine. */
export const ownership = {
  heading: 'Loan, $1 buyout or 10% option',
  text: [
    'With a loan you own the machine from the first day. With a lease the lender owns it while you pay, and the purchase option determines what happens at the end.',
    'A $1 buyout costs about the same as a loan and ends with you as the owner. A 10% option lowers the payment but leaves a larger amount due at the end.',
  ],
  columns: ['How you buy', 'What you pay', 'All you pay'],
  loan: { name: 'Loan', pay: (amount: string) => `${amount} a month, and it’s yours` },
  own1: { name: '$1 buyout lease', pay: (amount: string, last: string) => `${amount} a month, then ${last} to own it` },
  own10: {
    name: '10% purchase option',
    pay: (amount: string, last: string) => `${amount} a month, then ${last} to own it`,
  },
  note: (p: { value: string; down: string; months: number; rate: string; scores: string }) =>
    `A ${p.value} machine, ${p.down} down, ${String(p.months)} months, good credit (${p.scores}), ${p.rate} APR. “All you pay” leaves out the down payment. Estimates, subject to credit approval. Your proposal shows which one you have.`,
  more: 'See every term explained',
};

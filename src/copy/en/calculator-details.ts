/** What stands behind the calculator's figure, on demand. */
export const calculatorDetails = {
  picture: {
    title: 'Balance and cost over time',
    balance: 'Balance still owed',
    cost: 'Finance cost paid so far',
    payments: 'Payment of each month',
    start: 'Start',
    month: (month: number) => `Month ${String(month)}`,
    words: (p: { half: string; halfMonth: number; cost: string; end: number }) =>
      `After month ${String(p.halfMonth)}, at least half of the amount is repaid and ${p.half} is left. By month ${String(p.end)} the finance cost is ${p.cost}.`,
  },
  included: {
    title: 'What is included, and what is not',
    yes: 'In this figure',
    yesList: [
      'The equipment value less your down payment',
      'Interest at the annual rate shown, charged monthly on the balance',
      'Rounding to cents: the last payment evens it out',
    ],
    no: 'Not in this figure',
    noList: [
      'Sales tax, registration and insurance',
      'Delivery, installation and other soft costs',
      'A document fee or security deposit, if a proposal has one',
      'Interest between delivery and the first payment period',
    ],
    how: 'How this rate is calculated',
    howText: (p: { base: string; points: string; rate: string; cap: string }) =>
      `The tier starts at ${p.base}. Points added for term and amount: ${p.points}. That makes ${p.rate}. The calculator stops at ${p.cap}. Your proposal states your own rate.`,
    aprText:
      'The APR follows Appendix J of Regulation Z (actuarial method) using the payments of the schedule. A fee in a proposal raises it.',
    tax: (year: number) => `Tax year ${String(year)}`,
    taxText: (p: { limit: string; from: string; to: string; bonus: string }) =>
      `Section 179 allows up to ${p.limit}. The limit drops $1 for each $1 of purchases above ${p.from} and reaches $0 at ${p.to}. Bonus depreciation is ${p.bonus}. The deduction is limited to business income and requires more than 50% business use and equipment that is new to you, placed in service by the end of the year. Consult your tax advisor.`,
  },
  schedule: {
    title: 'Every payment',
    caption: (p: { financed: string; rate: string; months: string }) =>
      `${p.financed} at ${p.rate} over ${p.months}, in US dollars`,
    columns: { month: 'Month', payment: 'Payment', interest: 'Interest', principal: 'Principal', balance: 'Balance' },
    signing: 'Signing',
    purchase: 'Purchase',
    total: 'Total',
    download: 'Download CSV',
    print: 'Print',
    file: 'payment-schedule.csv',
    region: 'Payment schedule',
  },
};

/** The same equipment over several terms. Figures come in ready to print. */
export const termsCompared = {
  heading: (terms: number) => `One machine, ${['', 'one', 'two', 'three', 'four', 'five'][terms] ?? ''} terms`,
  columns: {
    term: 'Term',
    payment: 'Per month',
    ruler: 'Down payment, equipment, finance cost, to one scale',
    cost: 'Finance cost',
  },
  months: (count: number) => `${String(count)} months`,
  aMonth: 'a month',
  apr: (rate: string) => `${rate} APR`,
  lowest: 'lowest',
  more: (amount: string) => `+${amount}`,
  choose: 'Choose',
  chooseMonths: (count: number) => `Choose ${String(count)} months`,
  apply: 'Apply',
  show: 'Compare the terms',
  longTerm: (p: { points: number; months: number }) =>
    `Terms over ${String(p.months)} months add ${p.points === 1 ? '1 percentage point' : `${String(p.points)} percentage points`} to the rate.`,
  note: 'A longer term lowers the payment and costs more in total. Estimates, subject to credit approval.',
};

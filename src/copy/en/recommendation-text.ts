/** Figures come in ready to print. */
export type RecommendationFacts = {
  amount: string;
  months: number;
  payment: string;
  total: string;
  taxSavings: string;
  taxShare: string;
  section179: string;
  section179Share: string;
  rate: string;
  /** As the visitor named it; empty when not at all. */
  equipment: string;
};

/** The recommendation: a reason, then how we got the figures. Nothing in it is a promise. The engine computes all figures. */
export const recommendationText = {
  reason: (f: RecommendationFacts) =>
    `For ${f.amount}${f.equipment === '' ? '' : ` (${f.equipment})`} over ${String(f.months)} months, we suggest an equipment loan: the machine is yours from the first day. A shorter term costs less in total; a longer one leaves more cash each month.`,
  industries: {
    construction:
      'In construction, payments can follow the season: ask for higher ones while you dig and lower ones in winter.',
    'food-beverage':
      'For a food or beverage line, ask for lower payments while it is being installed, or for ones that follow your season.',
    manufacturing: 'For a manufacturing cell that needs time to reach full production, ask for step-up payments.',
    'vocational-trucks': 'For trucks with seasonal work, ask for seasonal payments.',
  },
  payment: (f: RecommendationFacts) =>
    `The recommendation estimate is about ${f.payment} a month, ${f.total} in all, at a flat ${f.rate} with no down payment.`,
  tax: (f: RecommendationFacts) =>
    `Tax savings could be around ${f.taxSavings}, ${f.taxShare} of the cost. The calculator shows a Section 179 benefit of ${f.section179}, ${f.section179Share} of the cost. Both percentages are examples. Whether and how much applies depends on your business: ask your tax advisor.`,
  assumptions: (f: RecommendationFacts) =>
    `Assumed: no down payment, a flat ${f.rate} APR for every credit tier, equal monthly payments and no fees. The payment calculator uses the rate and the down payment of your tier, so its figure differs. This is an estimate, not an offer, subject to credit approval.`,
};

export const recommendationMessages = {
  amount: 'Please enter an amount between $10,000 and $2,000,000',
  term: 'Please choose a term of 12, 24, 36, 48 or 60 months',
  visitorId: 'The visitor number is missing or not valid. Reload the page and try again.',
  text: 'Please use plain text of up to 100 characters',
  tooMany: (wait: string) => `Too many recommendations in a short time. Please wait ${wait}.`,
};

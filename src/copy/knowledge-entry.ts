/** What answers may name of the lender; figures come in ready to print. */
export type BrandFacts = {
  company: string;
  phone: string;
  email: string;
  hours: string;
  /** The promise of same-day quotes, with the hour until which a request counts. */
  sameDay: string;
  /** The hours name weekdays only. */
  closedOnWeekends: boolean;
  /** The calculator's least down payment over all tiers, the highest of these, and the most it takes. */
  downFrom: string;
  downTo: string;
  downMost: string;
  /** The tiers' base annual rates. */
  rateFrom: string;
  rateTo: string;
  /** The longest terms: of most tiers, and of the last one. */
  months: number;
  buildingMonths: number;
  section179Share: string;
  savingsShare: string;
  recommendationRate: string;
};

/** One answer of the assistant: how people ask for it, what it says, and the page that says more. */
export type KnowledgeEntry = {
  path: string;
  /** Empty where only `decidedBy` leads to it. */
  questions: string[];
  answer: string | ((facts: BrandFacts) => string);
  /** Topics that this entry was split from or is also called by. Scores of questions count it for them. */
  also?: string[];
  /** A name in words.ts. A question that contains it gets this answer word for word, without a model. */
  decidedBy?: string;
  /** The same for a message that says nothing else: a greeting, thanks. */
  alone?: string;
};
export type KnowledgeTheme = Record<string, KnowledgeEntry>;

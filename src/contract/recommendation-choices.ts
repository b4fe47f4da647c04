export const recommendationPath = '/api/financing/recommend';

/** In whole dollars and months (sections 2, 5 and 9 of the public site specification). */
export const adviceAmount = { min: 10_000, max: 2_000_000, step: 1_000, start: 50_000 } as const;
export const adviceTerms = [12, 24, 36, 48, 60] as const;
export type AdviceTerm = (typeof adviceTerms)[number];
export const startTerm: AdviceTerm = 36;

/** Reads dollars with at most two decimals from a number or text. NaN for anything else. */
export function adviceDollars(value: unknown): number {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  const dollars = /^\d{1,9}(?:\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  return dollars >= adviceAmount.min && dollars <= adviceAmount.max ? dollars : Number.NaN;
}

/** Industries with their own text in the recommendation. Others are accepted without effect. */
export const adviceIndustries = ['construction', 'food-beverage', 'manufacturing', 'vocational-trucks'] as const;

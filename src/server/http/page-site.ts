import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { openingHours } from '#contract/opening-hours.ts';
import type { Tracking } from '#contract/visitors.ts';
import { isLoopback } from '#server/loopback.ts';
import type { Payments } from '#server/ports.ts';

/** What pages say and an administrator can change while they are served. */
export type SaidOnPages = { brand: Brand; consentHash: Record<Language, string> };
export type PageOptions = SaidOnPages & {
  publicUrl: string;
  visits: { tracking: Tracking; days: number; chatDays: number };
  /** Absent: the payment page offers phone and e-mail only. */
  payments?: Payments | undefined;
  /** The payment form leads to the sample gateway. */
  samplePayments?: boolean;
  dev: boolean;
  now: () => Date;
};

export function siteOf({ publicUrl, brand, consentHash, visits, payments, samplePayments = false, now }: PageOptions) {
  const indexable = !brand.sample || isPrivateHost(new URL(publicUrl).hostname);
  const at = now();
  const hours = { en: openingHours(brand, 'en', at), es: openingHours(brand, 'es', at) };
  const payment = payments && { en: payments.form('en'), es: payments.form('es'), sample: samplePayments };
  return { brand, publicUrl, consentHash, hours, visits, payment, year: at.getUTCFullYear(), indexable };
}

const isPrivateHost = (host: string): boolean =>
  isLoopback(host) || /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(host);

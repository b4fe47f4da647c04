import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import type { StatusView } from '#contract/status-page.ts';
import type { Tracking } from '#contract/visitors.ts';

type PaymentForm = { action: string; fields: (readonly [name: string, value: string])[] };

/** The current values for rendering pages. */
export type Site = {
  brand: Brand;
  publicUrl: string;
  /** SHA-256 (hex) of the consent text that a signer agrees to, by language. */
  consentHash: Record<Language, string>;
  hours: Record<Language, string>;
  /** The name of the lender's time zone, as in the hours. */
  zone: Record<Language, string>;
  /** The tracking mode, and the days that data is stored after the last visit. */
  visits: { tracking: Tracking; days: number; chatDays: number };
  /** The form of the payment gateway. Undefined: only phone and email. */
  payment: (Record<Language, PaymentForm> & { sample: boolean }) | undefined;
  year: number;
  /** False when search engines must not index the pages: sample values on a public address. */
  indexable: boolean;
};

export type ViewProps = {
  site: Site;
  lang: Language;
  path: string;
  /** On the status page alone. */
  status?: StatusView | undefined;
};

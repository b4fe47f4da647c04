import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import type { Tracking } from '#contract/visitors.ts';

type PaymentForm = { action: string; fields: (readonly [name: string, value: string])[] };

/** What every page is rendered with: the values of now. */
export type Site = {
  brand: Brand;
  publicUrl: string;
  /** SHA-256 (hex) of the consent text that a signer agrees to, by language. */
  consentHash: Record<Language, string>;
  /** When people answer, with the zone named. */
  hours: Record<Language, string>;
  /** Whether visits are noted, and for how many days after the last one. */
  visits: { tracking: Tracking; days: number; chatDays: number };
  /** The form that leads to the payment gateway; undefined: phone and e-mail only. */
  payment: (Record<Language, PaymentForm> & { sample: boolean }) | undefined;
  year: number;
  /** False where search engines may not list the pages: sample values on a public address. */
  indexable: boolean;
};

export type ViewProps = { site: Site; lang: Language; path: string };

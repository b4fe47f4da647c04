import type { Language } from './language.ts';

/** What is known of a payment once its payer has come back. */
export const paymentOutcomes = ['approved', 'declined', 'unknown'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** Where the gateway sends its payers back to. */
export const finishPaths = {
  en: '/make-payment/finish',
  es: '/es/make-payment/finish',
} as const satisfies Record<Language, string>;

import type { Language } from './language.ts';

/** The known result of a payment after the payer's return. */
export const paymentOutcomes = ['approved', 'declined', 'unknown'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** The return addresses for the gateway. */
export const finishPaths = {
  en: '/make-payment/finish',
  es: '/es/make-payment/finish',
} as const satisfies Record<Language, string>;

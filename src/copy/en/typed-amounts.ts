import type { Language } from '#contract/language.ts';

/** Messages of a field about a typed amount. */
export const typedAmounts = {
  lang: 'en' as Language,
  understood: (amount: string) => `Understood as ${amount}`,
  unsure: (amount: string) => `Did you mean ${amount}?`,
  use: (amount: string) => `Use ${amount}`,
  unreadable: 'Enter an amount in dollars, such as 84,500, 150k or 1.5 million',
  /** Where any text is accepted. */
  asTyped: 'We couldn’t read this amount. Leave it, or enter it like 84,500, 150k or 1.5 million.',
};

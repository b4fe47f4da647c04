import type { Language } from '#contract/language.ts';

/** "1 second", "40 segundos", "12 minutes": how long to wait, in whole minutes from a minute and a half on. */
export function waitingTime(seconds: number, language: Language): string {
  const [amount, unit] = seconds > 90 ? [Math.ceil(seconds / 60), 'minute'] : [seconds, 'second'];
  return new Intl.NumberFormat(language === 'es' ? 'es-US' : 'en-US', {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(amount);
}

import type { Language } from '#contract/language.ts';

/** "1 second", "40 segundos", "12 minutes": how long to wait, in whole minutes from a minute and a half on, in whole hours beyond three. */
export function waitingTime(seconds: number, language: Language): string {
  const [amount, unit] = inWhole(seconds);
  return new Intl.NumberFormat(language === 'es' ? 'es-US' : 'en-US', {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(amount);
}

function inWhole(seconds: number): [amount: number, unit: 'second' | 'minute' | 'hour'] {
  if (seconds <= 90) return [seconds, 'second'];
  return seconds <= 3 * 3600 ? [Math.ceil(seconds / 60), 'minute'] : [Math.ceil(seconds / 3600), 'hour'];
}

import type { Language } from '#contract/language.ts';

/** Such as "40 segundos". Above 90 seconds in minutes, above 3 hours in hours. */
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

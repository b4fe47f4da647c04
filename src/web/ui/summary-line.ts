import type { Language } from '#contract/language.ts';

const REQUIRED = ' is required';

/**
 * Returns the error of a field, prefixed with its label unless the message names it. Spanish continues in lower case.
 * A label that ends with the subject of a specified message replaces it: "Business city is required".
 */
export function summaryLine(label: string, message: string, lang: Language = 'en'): string {
  if (message.toLowerCase().includes(label.toLowerCase())) return message;
  if (message.endsWith(REQUIRED)) {
    const subject = message.slice(0, -REQUIRED.length).toLowerCase();
    if (label.toLowerCase().endsWith(` ${subject}`)) return label + REQUIRED;
  }
  const shown = lang === 'es' ? message.charAt(0).toLowerCase() + message.slice(1) : message;
  return `${label}: ${shown}`;
}

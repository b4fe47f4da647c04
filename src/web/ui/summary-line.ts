import type { Language } from '#contract/language.ts';

/** Returns the error of a field, prefixed with its label unless the message names it. Spanish continues in lower case. */
export function summaryLine(label: string, message: string, lang: Language = 'en'): string {
  if (message.toLowerCase().includes(label.toLowerCase())) return message;
  const shown = lang === 'es' ? message.charAt(0).toLowerCase() + message.slice(1) : message;
  return `${label}: ${shown}`;
}

import type { Language } from '#contract/language.ts';

/** Spanish when the header prefers it to English; the address decides everywhere else. */
export function acceptedLanguage(header: string | undefined): Language {
  const weight = (language: Language): number =>
    Math.max(
      0,
      ...(header ?? '').split(',').map((part) => {
        // Trimmed one by one: a pattern would look at a long run of blanks anew from each of them.
        const [range = '', ...parameters] = part
          .toLowerCase()
          .split(';')
          .map((one) => one.trim());
        const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
        return range === language || range.startsWith(`${language}-`) ? Number(q ?? 1) || 0 : 0;
      }),
    );
  return weight('es') > weight('en') ? 'es' : 'en';
}

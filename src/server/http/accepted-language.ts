import type { Language } from '#contract/language.ts';

/** Returns Spanish if the header prefers it to English. Used only where the address does not decide. */
export function acceptedLanguage(header: string | undefined): Language {
  const weight = (language: Language): number =>
    Math.max(
      0,
      ...(header ?? '').split(',').map((part) => {
        // Trims each part. A regular expression would take quadratic time on a long run of blanks.
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

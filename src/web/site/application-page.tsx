import { ApplicationFormEn } from '#web/islands/application-form-en.tsx';
import { ApplicationFormEs } from '#web/islands/application-form-es.tsx';
import { formBrand } from '#web/islands/application-form/words.ts';
import { Island } from '#web/shell/island.tsx';
import type { ViewProps } from '#web/shell/site.ts';

export function ApplicationPage({ site, lang }: ViewProps) {
  const props = {
    brand: formBrand(site.brand, lang),
    consentHash: site.consentHash[lang],
    links:
      lang === 'en'
        ? { home: '/', otherLanguage: '/es/credit-application', privacy: '/privacy' }
        : { home: '/es', otherLanguage: '/credit-application', privacy: '/es/privacy' },
  };
  return lang === 'en' ? (
    <Island name="application-form-en" of={ApplicationFormEn} when="load" props={props} />
  ) : (
    <Island name="application-form-es" of={ApplicationFormEs} when="load" props={props} />
  );
}

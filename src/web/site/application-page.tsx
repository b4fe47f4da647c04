import { addresses } from '#web/addresses.ts';
import { ApplicationFormEn } from '#web/islands/application-form-en.tsx';
import { ApplicationFormEs } from '#web/islands/application-form-es.tsx';
import { formBrand } from '#web/islands/application-form/words.ts';
import { Island } from '#web/shell/island.tsx';
import type { ViewProps } from '#web/shell/site.ts';

export function ApplicationPage({ site, lang }: ViewProps) {
  const props = {
    brand: formBrand(site.brand, site.hours[lang]),
    consentHash: site.consentHash[lang],
    links: {
      home: addresses.home[lang],
      form: addresses.application[lang],
      otherLanguage: addresses.application[lang === 'en' ? 'es' : 'en'],
      privacy: addresses.privacy[lang],
    },
  };
  return lang === 'en' ? (
    <Island name="application-form-en" of={ApplicationFormEn} when="rest" props={props} />
  ) : (
    <Island name="application-form-es" of={ApplicationFormEs} when="rest" props={props} />
  );
}

import type { Brand } from '#contract/brand.ts';
import { consent as en } from '#copy/en/consent.ts';
import { consent as es } from '#copy/es/consent.ts';
import { addresses } from '#web/addresses.ts';
import { ApplicationFormEn } from '#web/islands/application-form-en.tsx';
import { ApplicationFormEs } from '#web/islands/application-form-es.tsx';
import { type ConsentTexts, formBrand } from '#web/islands/application-form/words.ts';
import { Island } from '#web/shell/island.tsx';
import type { ViewProps } from '#web/shell/site.ts';

const consents = { en, es };

function consentTexts({ intro, signing, agreed, contact }: typeof en, brand: Brand): ConsentTexts {
  const filled = ({ title, text }: typeof contact) => ({ title, text: text(brand) });
  return { intro, signing, agreed: Object.values(agreed).map(filled), contact: filled(contact) };
}

export function ApplicationPage({ site, lang }: ViewProps) {
  const props = {
    brand: formBrand(site.brand, site.hours[lang]),
    consent: consentTexts(consents[lang], site.brand),
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

import { partner as en } from '#copy/en/partner.ts';
import { partner as es } from '#copy/es/partner.ts';
import type { ViewProps } from '#web/shell/site.ts';
import { dealerLogin } from '#web/addresses.ts';
import { ClosingPlate } from '../closing-plate.tsx';
import { Hero } from '../hero.tsx';
import { Programs } from '../programs.tsx';
import { Benefits } from '../sections/benefits.tsx';
import { DocumentLists } from '../sections/document-lists.tsx';
import { Steps } from '../steps.tsx';
import { industryTerms } from './industry-terms.ts';

const copies = { en, es };

export function PartnerPage({ site, lang }: ViewProps) {
  const { brand } = site;
  const copy = copies[lang];
  const terms = industryTerms(brand.pricing, 95_000, 48);
  return (
    <>
      <Hero
        copy={copy.hero}
        brand={brand}
        lang={lang}
        drawing="two-keys"
        terms={terms}
        primary={{ label: copy.signIn, href: dealerLogin }}
      />
      <Benefits copy={copy.benefits} />
      <Steps copy={copy.process} id="process" />
      <DocumentLists copy={copy.resources}>
        <p className="after">
          <a className="button" href={dealerLogin}>
            {copy.signIn}
          </a>
        </p>
      </DocumentLists>
      <Programs heading={copy.industries.heading} names={['construction', 'food', 'manufacturing']} lang={lang} />
      <ClosingPlate
        copy={copy.join}
        site={site}
        lang={lang}
        drawing="keys"
        primary={{ label: copy.join.write, href: `mailto:${brand.emails.contact}` }}
      />
    </>
  );
}

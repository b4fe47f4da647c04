import { partner as en } from '#copy/en/partner.ts';
import { inquiries as inquiriesEn } from '#copy/en/inquiries.ts';
import { inquiries as inquiriesEs } from '#copy/es/inquiries.ts';
import { partner as es } from '#copy/es/partner.ts';
import type { ViewProps } from '#web/shell/site.ts';
import { dealerLogin } from '#web/addresses.ts';
import { ClosingPlate } from '../closing-plate.tsx';
import { Hero } from '../hero.tsx';
import { InquirySection } from '../inquiry-section.tsx';
import { Programs } from '../programs.tsx';
import { Benefits } from '../sections/benefits.tsx';
import { DocumentLists } from '../sections/document-lists.tsx';
import { Steps } from '../steps.tsx';
import { DealPicture } from './deal-picture.tsx';
import { industryTerms } from './industry-terms.ts';

const copies = { en, es };
const inquiries = { en: inquiriesEn, es: inquiriesEs };
const DEALER_FORM = 'become-a-dealer';

export function PartnerPage({ site, lang }: ViewProps) {
  const { brand } = site;
  const copy = copies[lang];
  const words = inquiries[lang].forms.dealer;
  const terms = industryTerms(brand.pricing, 95_000, 48);
  return (
    <>
      <Hero
        decisionNote={false}
        copy={copy.hero}
        brand={brand}
        lang={lang}
        drawing="two-keys"
        terms={terms}
        primary={{ label: words.heading, href: `#${DEALER_FORM}` }}
      />
      <InquirySection
        site={site}
        lang={lang}
        id={DEALER_FORM}
        heading={words.heading}
        lead={words.lead}
        kinds={['dealer']}
      >
        <p>
          <a href={dealerLogin}>{copy.signIn}</a>
        </p>
      </InquirySection>
      <Benefits copy={copy.benefits} lang={lang} />
      <DealPicture terms={terms} pricing={brand.pricing} lang={lang} />
      <Steps copy={copy.process} id="process" />
      <DocumentLists copy={copy.resources}>
        <p className="after">
          <a className="button" href={`#${DEALER_FORM}`}>
            {words.heading}
          </a>{' '}
          <a href={dealerLogin}>{copy.signIn}</a>
        </p>
      </DocumentLists>
      <Programs heading={copy.industries.heading} names={['construction', 'food', 'manufacturing']} lang={lang} />
      <ClosingPlate
        copy={copy.join}
        site={site}
        lang={lang}
        drawing="keys"
        primary={{ label: words.heading, href: `#${DEALER_FORM}` }}
      />
    </>
  );
}

import type { ReactNode } from 'react';
import type { InquiryKind } from '#contract/inquiry-fields.ts';
import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { inquiries as en } from '#copy/en/inquiries.ts';
import { inquiries as es } from '#copy/es/inquiries.ts';
import { addresses } from '#web/addresses.ts';
import { ShortFormEn } from '#web/islands/short-form-en.tsx';
import { ShortFormEs } from '#web/islands/short-form-es.tsx';
import { Island } from '#web/shell/island.tsx';
import type { Site } from '#web/shell/site.ts';
import { PhoneLink } from './phone-link.tsx';

const copies = { en, es };
type Props = {
  site: Site;
  lang: Language;
  /** Its address on the page. */
  id: string;
  heading: string;
  lead: string;
  kinds: readonly [InquiryKind, ...InquiryKind[]];
  /** Under the phone number. */
  children?: ReactNode;
};

/** A short form next to what is promised for it. */
export function InquirySection({ site, lang, id, heading, lead, kinds, children }: Props) {
  const { brand, hours } = site;
  return (
    <section id={id} className="section inquiry-section" aria-labelledby={`${id}-heading`}>
      <div className="section-inner inquiry-grid" {...(kinds.includes('callback') && { id: 'call-me-back' })}>
        <div>
          <h2 id={`${id}-heading`}>{heading}</h2>
          <p className="lead">{lead}</p>
          {kinds.includes('quote') && <p className="inquiry-promise">{sameDayPromise(site, lang)}</p>}
          <p className="inquiry-call">
            <PhoneLink phone={brand.phones.main} /> <span>{hours[lang]}</span>
          </p>
          {children}
        </div>
        <InquiryForm brand={brand} lang={lang} kinds={kinds} />
      </div>
    </section>
  );
}

/** The form alone. Complete as served; it starts once it comes near the screen. */
export function InquiryForm({ brand, lang, kinds }: Pick<Props, 'lang' | 'kinds'> & { brand: Brand }) {
  const props = {
    form: 'inquiry' as const,
    kinds,
    company: brand.company,
    phone: brand.phones.main,
    privacyHref: addresses.privacy[lang],
  };
  return lang === 'en' ? (
    <Island name="short-form-en" of={ShortFormEn} props={props} />
  ) : (
    <Island name="short-form-es" of={ShortFormEs} props={props} />
  );
}

/** The promise with the lender's cut-off hour. */
export function sameDayPromise({ brand, zone }: Pick<Site, 'brand' | 'zone'>, lang: Language): string {
  const copy = copies[lang];
  return copy.sameDay(copy.hour(brand.inquiries.receivedByHour, zone[lang]));
}

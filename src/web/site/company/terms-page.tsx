import { terms as en } from '#copy/en/terms.ts';
import { terms as es } from '#copy/es/terms.ts';
import type { ViewProps } from '#web/shell/site.ts';
import { ProsePage } from './prose-page.tsx';

const copies = { en, es };

export function TermsPage({ site: { brand }, lang }: ViewProps) {
  const copy = copies[lang];
  const facts = {
    company: brand.company,
    address: brand.address,
    email: brand.emails.contact,
    phone: brand.phones.main.display,
  };
  return <ProsePage brand={brand} lang={lang} copy={copy} sections={copy.sections(facts)} />;
}

import { accessibility as en } from '#copy/en/accessibility.ts';
import { accessibility as es } from '#copy/es/accessibility.ts';
import type { ViewProps } from '#web/shell/site.ts';
import { ProsePage } from './prose-page.tsx';

const copies = { en, es };

export function AccessibilityPage({ site: { brand, hours }, lang }: ViewProps) {
  const copy = copies[lang];
  const facts = {
    company: brand.company,
    email: brand.emails.contact,
    phone: brand.phones.main.display,
    hours: hours[lang],
  };
  return <ProsePage brand={brand} lang={lang} copy={copy} sections={copy.sections(facts)} />;
}

import type { ReactNode } from 'react';
import { addresses } from '#web/addresses.ts';
import type { Page } from '#web/shell/page.ts';

/** To the same page in the other language; the boot script adds the query of the address to it. */
export function LanguageLink({ page, className, children }: { page: Page; className?: string; children: ReactNode }) {
  const other = page.lang === 'en' ? 'es' : 'en';
  const twin = page.noindex ? { href: addresses.home[other] } : { href: page.twin, 'data-twin': '' };
  return (
    <a className={className} {...twin} hrefLang={other} lang={other}>
      {children}
    </a>
  );
}

import type { ReactNode } from 'react';
import { addresses, hasPage } from '#web/addresses.ts';
import type { Page } from '#web/shell/page.ts';

/** To the same page in the other language; the boot script adds the query of the address to it. */
export function LanguageLink({ page, className, children }: { page: Page; className?: string; children: ReactNode }) {
  const other = page.lang === 'en' ? 'es' : 'en';
  const leadsOn = page.live ? page.translation : addresses.home[other];
  const target = hasPage(page.translation) ? { href: page.translation, 'data-translation': '' } : { href: leadsOn };
  return (
    <a className={className} {...target} hrefLang={other} lang={other}>
      {children}
    </a>
  );
}

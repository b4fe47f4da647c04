import { Globe } from 'lucide-react';
import { layout as en } from '#copy/en/layout.ts';
import { layout as es } from '#copy/es/layout.ts';
import { addresses } from '#web/addresses.ts';
import type { Page } from '#web/shell/page.ts';
import type { Site } from '#web/shell/site.ts';
import { LanguageLink } from './language-link.tsx';
import { Mark } from './mark.tsx';

const layouts = { en, es };

/** For pages with one task: nothing leads away from it but the mark and the other language. */
export const SlimHeader = ({ page, site }: { page: Page; site: Site }) => (
  <header className="header">
    <div className="bar bar-slim">
      <Mark brand={site.brand} href={addresses.home[page.lang]} />
      <LanguageLink page={page} className="bar-language">
        <Globe size={20} strokeWidth={1.75} aria-hidden /> {layouts[page.lang].otherLanguage}
      </LanguageLink>
    </div>
  </header>
);

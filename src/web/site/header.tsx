import { ChevronRight, Globe, Menu, X } from 'lucide-react';
import { layout as en } from '#copy/en/layout.ts';
import { pages as pagesEn } from '#copy/en/pages.ts';
import { layout as es } from '#copy/es/layout.ts';
import { pages as pagesEs } from '#copy/es/pages.ts';
import { addresses, dealerLogin, documentsAddress, programPages } from '#web/addresses.ts';
import { formId } from '#web/islands/application-form/form-id.ts';
import type { Page } from '#web/shell/page.ts';
import type { Site } from '#web/shell/site.ts';
import { LanguageLink } from './language-link.tsx';
import { Mark } from './mark.tsx';
import { PhoneLink } from './phone-link.tsx';

const layouts = { en, es };
const names = { en: pagesEn, es: pagesEs };
export function Header({ page, site }: { page: Page; site: Site }) {
  const copy = layouts[page.lang];
  const { brand } = site;
  const links = programPages.map((name) => [addresses[name][page.lang], names[page.lang][name].name] as const);
  const applying = page.path === addresses.application[page.lang];
  // On its own page the link of the menu leads to where the form begins.
  const apply = applying ? { href: `#${formId}` } : { href: addresses.application[page.lang], 'data-apply': '' };
  const current = (path: string) => (path === page.path ? { 'aria-current': 'page' as const } : {});
  return (
    <header className="header">
      <div className="strip">
        <div className="strip-inner">
          <PhoneLink phone={brand.phones.main} className="strip-phone" />
          <span className="strip-hours">{site.hours[page.lang]}</span>
          <a href={addresses.partner[page.lang]}>{copy.sellEquipment}</a>
          <a href={addresses.payment[page.lang]} {...current(addresses.payment[page.lang])}>
            {copy.makePayment}
          </a>
          <a href={dealerLogin}>{copy.dealerSignIn}</a>
          <LanguageLink page={page} className="strip-language">
            <Globe size={16} strokeWidth={1.75} aria-hidden /> {copy.otherLanguage}
          </LanguageLink>
        </div>
      </div>
      <div className="bar">
        <Mark brand={brand} href={addresses.home[page.lang]} />
        <nav className="bar-nav" aria-label={copy.navigation}>
          {links.map(([path, label]) => (
            <a key={path} href={path} {...current(path)}>
              {label}
            </a>
          ))}
        </nav>
        {!applying && (
          <a className="button bar-apply" {...apply}>
            {copy.getFunded}
          </a>
        )}
        <details className="menu">
          <summary aria-label={copy.menu}>
            <Menu className="menu-open" size={24} strokeWidth={1.75} aria-hidden />
            <X className="menu-close" size={24} strokeWidth={1.75} aria-hidden />
          </summary>
          <nav className="menu-sheet" aria-label={copy.menu}>
            {links.map(([path, label]) => (
              <a key={path} className="menu-row" href={path} {...current(path)}>
                {label} <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
              </a>
            ))}
            <a className="menu-row" href={documentsAddress[page.lang]}>
              {copy.documents} <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
            </a>
            <a
              className="menu-row"
              href={addresses.findStatus[page.lang]}
              {...current(addresses.findStatus[page.lang])}
            >
              {names[page.lang].findStatus.name} <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
            </a>
            <a className="menu-row" href={addresses.payment[page.lang]} {...current(addresses.payment[page.lang])}>
              {copy.makePayment} <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
            </a>
            <a className="menu-row" href={dealerLogin}>
              {copy.dealerSignIn} <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
            </a>
            <LanguageLink page={page} className="menu-row">
              {copy.otherLanguage} <Globe size={20} strokeWidth={1.75} aria-hidden />
            </LanguageLink>
            <div className="menu-foot">
              <a className="button" {...apply} {...(applying ? { 'data-close-menu': '' } : {})}>
                {copy.getFunded}
              </a>
              <PhoneLink phone={brand.phones.main} className="button button-outline" />
              <p>{site.hours[page.lang]}</p>
            </div>
          </nav>
        </details>
      </div>
    </header>
  );
}

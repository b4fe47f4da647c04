import { layout as en } from '#copy/en/layout.ts';
import { pages as pagesEn } from '#copy/en/pages.ts';
import { layout as es } from '#copy/es/layout.ts';
import { pages as pagesEs } from '#copy/es/pages.ts';
import { promises as promisesEn } from '#copy/en/promises.ts';
import { promises as promisesEs } from '#copy/es/promises.ts';
import { addresses, buyerPages, companyPages, dealerLogin, industryPages } from '#web/addresses.ts';
import type { Page } from '#web/shell/page.ts';
import type { Site } from '#web/shell/site.ts';
import { LanguageLink } from './language-link.tsx';
import { Mark } from './mark.tsx';
import { PhoneLink } from './phone-link.tsx';
import { ShowAll } from './sections/show-all.tsx';

const layouts = { en, es };
const promises = { en: promisesEn, es: promisesEs };
const pages = { en: pagesEn, es: pagesEs };

export function Footer({ page, site }: { page: Page; site: Site }) {
  const copy = layouts[page.lang];
  const names = pages[page.lang];
  const { brand, year } = site;
  return (
    <footer className="footer fold">
      <div className="footer-inner">
        <div className="footer-brand">
          <Mark brand={brand} href={addresses.home[page.lang]} />
          <PhoneLink phone={brand.phones.main} />
          <p>{site.hours[page.lang]}</p>
          <p>{brand.address}</p>
          <p>
            <a href={`mailto:${brand.emails.contact}`}>{brand.emails.contact}</a>
          </p>
        </div>
        <nav className="more" aria-label={copy.footer.programs}>
          <h2>{copy.footer.programs}</h2>
          {industryPages.map((name) => (
            <a key={name} href={addresses[name][page.lang]}>
              {names[name].name}
            </a>
          ))}
        </nav>
        <nav className="more" aria-label={copy.footer.buyers}>
          <h2>{copy.footer.buyers}</h2>
          {buyerPages.map((name) => (
            <a key={name} href={addresses[name][page.lang]}>
              {names[name].name}
            </a>
          ))}
          <a href={addresses.application[page.lang]} data-apply="">
            {copy.footer.application}
          </a>
          <a href={addresses.findStatus[page.lang]}>{names.findStatus.name}</a>
          <a href={addresses.payment[page.lang]}>{copy.makePayment}</a>
        </nav>
        <nav className="more" aria-label={copy.footer.partners}>
          <h2>{copy.footer.partners}</h2>
          <a href={addresses.partner[page.lang]}>{copy.footer.dealerProgram}</a>
          <a href={dealerLogin}>{copy.dealerSignIn}</a>
        </nav>
        <ShowAll name="footer" label={copy.footer.all} />
        <nav className="footer-company" aria-label={copy.footer.company}>
          <h2>{copy.footer.company}</h2>
          {companyPages.map((name) => (
            <a key={name} href={addresses[name][page.lang]}>
              {names[name].name}
            </a>
          ))}
          <LanguageLink page={page}>{copy.otherLanguage}</LanguageLink>
        </nav>
        {brand.associations.length > 0 && (
          <div className="footer-associations">
            <h2>
              {copy.footer.associations}{' '}
              {brand.sample && !brand.claims.associations && <span className="chip-sample">{copy.sample}</span>}
            </h2>
            {brand.associations.map((name) => (
              <p key={name}>{name}</p>
            ))}
          </div>
        )}
      </div>
      <p className="footer-line">
        © {year} {brand.company}. {promises[page.lang].approval} {promises[page.lang].noCommitment} {brand.licenceLine}
        {brand.sample && <span className="footer-sample"> {copy.sampleNote}</span>}
      </p>
    </footer>
  );
}

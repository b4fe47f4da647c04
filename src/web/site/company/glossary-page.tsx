import type { Language } from '#contract/language.ts';
import { glossary as en } from '#copy/en/glossary.ts';
import { glossary as es } from '#copy/es/glossary.ts';
import { pages as pagesEn } from '#copy/en/pages.ts';
import { recommendation as recommendationEn } from '#copy/en/recommendation.ts';
import { pages as pagesEs } from '#copy/es/pages.ts';
import { recommendation as recommendationEs } from '#copy/es/recommendation.ts';
import { defaultTerms } from '#finance/terms.ts';
import { addresses, calculatorAddress, type PageName } from '#web/addresses.ts';
import type { ViewProps } from '#web/shell/site.ts';
import { ClosingPlate } from '../closing-plate.tsx';
import { Ownership } from '../sections/ownership.tsx';
import { PageHead } from './page-head.tsx';

const copies = { en, es };
const pages = { en: pagesEn, es: pagesEs };
const calculators = { en: recommendationEn.card.see, es: recommendationEs.card.see };

/** The page that uses a term with figures or a list. */
const usedOn: Record<string, 'calculator' | (PageName & keyof typeof pagesEn)> = {
  'down-payment': 'calculator',
  term: 'calculator',
  'finance-cost': 'calculator',
  seasonal: 'construction',
  'step-up': 'manufacturing',
  deferral: 'foodBeverage',
  'credit-tier': 'firstTime',
  inquiry: 'howItWorks',
  'delivery-acceptance': 'howItWorks',
  itin: 'itin',
};

export function GlossaryPage({ site, lang }: ViewProps) {
  const copy = copies[lang];
  const { pricing } = site.brand;
  return (
    <>
      <PageHead heading={copy.heading} lead={copy.lead}>
        <nav className="page-head-links" aria-label={copy.jump}>
          {copy.groups.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
      </PageHead>
      {copy.groups.map(({ id, title, terms }, i) => (
        <section
          key={id}
          className={i % 2 === 1 ? 'section section-surface' : 'section'}
          id={id}
          aria-labelledby={`${id}-heading`}
        >
          <div className="section-inner split">
            <h2 id={`${id}-heading`}>{title}</h2>
            <dl className="terms">
              {terms.map((one) => (
                <div key={one.id} id={one.id}>
                  <dt>
                    <a className="terms-link" href={`#${one.id}`}>
                      {one.term}
                    </a>
                  </dt>
                  <dd>
                    {one.text} <UsedOn id={one.id} lang={lang} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
      ))}
      <Ownership terms={defaultTerms(pricing)} pricing={pricing} lang={lang} more={false} />
      <ClosingPlate copy={copy.closing} site={site} lang={lang} drawing="keys" />
    </>
  );
}

function UsedOn({ id, lang }: { id: string; lang: Language }) {
  const page = usedOn[id];
  if (page === undefined) return null;
  if (page === 'calculator') return <a href={calculatorAddress[lang]}>{calculators[lang]}</a>;
  return <a href={addresses[page][lang]}>{copies[lang].see(pages[lang][page].name)}</a>;
}

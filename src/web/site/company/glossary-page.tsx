import { glossary as en } from '#copy/en/glossary.ts';
import { glossary as es } from '#copy/es/glossary.ts';
import { defaultTerms } from '#finance/terms.ts';
import type { ViewProps } from '#web/shell/site.ts';
import { ClosingPlate } from '../closing-plate.tsx';
import { Ownership } from '../sections/ownership.tsx';
import { PageHead } from './page-head.tsx';

const copies = { en, es };

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
                  <dd>{one.text}</dd>
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

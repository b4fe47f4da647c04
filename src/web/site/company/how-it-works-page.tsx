import { type RequiredDocument, usualDocuments } from '#contract/required-documents.ts';
import { howItWorks as en } from '#copy/en/how-it-works.ts';
import { requiredDocuments as documentsEn } from '#copy/en/required-documents.ts';
import { howItWorks as es } from '#copy/es/how-it-works.ts';
import { requiredDocuments as documentsEs } from '#copy/es/required-documents.ts';
import { addresses, calculatorAddress } from '#web/addresses.ts';
import type { ViewProps } from '#web/shell/site.ts';
import { ClosingPlate } from '../closing-plate.tsx';
import { DocumentLists } from '../sections/document-lists.tsx';
import { Faq } from '../sections/faq.tsx';
import { Steps } from '../steps.tsx';
import { PageHead } from './page-head.tsx';

const copies = { en, es };
const documents = { en: documentsEn, es: documentsEs };
/** A deal of each size, in dollars. The list after approval is the same for all of them. */
const deals = [
  ['small', { requestedAmount: 50_000, status: 'submitted' }],
  ['middle', { requestedAmount: 250_000, status: 'submitted' }],
  ['large', { requestedAmount: 750_000, status: 'submitted' }],
  ['closing', { requestedAmount: 50_000, status: 'approved' }],
] as const;

export function HowItWorksPage({ site, lang }: ViewProps) {
  const copy = copies[lang];
  const nameOf = (document: RequiredDocument): string => documents[lang][document].name;
  const lists = {
    heading: copy.documents.heading,
    list: deals.map(([size, deal]) => ({
      title: copy.documents.columns[size],
      items: usualDocuments(deal).map(nameOf),
    })),
  };
  return (
    <>
      <PageHead heading={copy.heading} lead={copy.lead} />
      <Steps copy={copy.overview} id="overview" />
      <section className="section section-surface" aria-labelledby="steps">
        <div className="section-inner split">
          <h2 id="steps">{copy.steps.heading}</h2>
          <ol className="moves">
            {copy.steps.list.map(({ who, title, text, to, link }) => (
              <li key={title}>
                <span className={who === 'you' ? 'moves-who' : 'moves-who moves-we'}>{copy.steps[who]}</span>
                <h3>{title}</h3>
                <p>
                  {text}
                  {to && (
                    <>
                      {' '}
                      <a href={to === 'calculator' ? calculatorAddress[lang] : addresses[to][lang]}>{link}</a>
                    </>
                  )}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <DocumentLists copy={lists} id="documents" lang={lang}>
        <p className="note">{copy.documents.note}</p>
      </DocumentLists>
      <Faq copy={copy.faq} />
      <ClosingPlate copy={copy.closing} site={site} lang={lang} drawing="excavator" />
    </>
  );
}

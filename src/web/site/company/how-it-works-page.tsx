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
      <Steps copy={copy.overview} id="overview">
        <p className="after">
          <a href={calculatorAddress[lang]}>{copy.overview.links.calculator}</a>
          {(['application', 'findStatus', 'glossary'] as const).map((name) => (
            <a key={name} href={addresses[name][lang]}>
              {copy.overview.links[name]}
            </a>
          ))}
        </p>
      </Steps>
      <DocumentLists copy={lists} id="documents">
        <p className="note">{copy.documents.note}</p>
      </DocumentLists>
      <Faq copy={copy.faq} />
      <ClosingPlate copy={copy.closing} site={site} lang={lang} drawing="excavator" />
    </>
  );
}

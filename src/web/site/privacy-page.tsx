import { UNDECIDED_MONTHS } from '#contract/brand.ts';
import { privacy as en } from '#copy/en/privacy.ts';
import { privacy as es } from '#copy/es/privacy.ts';
import type { ViewProps } from '#web/shell/site.ts';
import { VisitChoice } from './visit-choice.tsx';

const copies = { en, es };

export function PrivacyPage({ site: { brand, visits }, lang }: ViewProps) {
  const copy = copies[lang];
  const facts = {
    company: brand.company,
    address: brand.address,
    email: brand.emails.privacy,
    phone: brand.phones.main.display,
    years: copy.keeping(brand.retentionMonths),
    visits,
    undecided: copy.keeping(brand.retentionMonths + UNDECIDED_MONTHS),
  };
  return (
    <article className="prose">
      <h1>{copy.heading}</h1>
      <p className="lead">{copy.lead}</p>
      {copy.sections(facts).map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          {section.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {section.visits && visits.tracking !== 'off' && <VisitChoice lang={lang} tracking={visits.tracking} />}
        </section>
      ))}
      <p className="prose-note">{copy.version}</p>
    </article>
  );
}

import { Mail } from 'lucide-react';
import { about as en } from '#copy/en/about.ts';
import { about as es } from '#copy/es/about.ts';
import { layout as layoutEn } from '#copy/en/layout.ts';
import { layout as layoutEs } from '#copy/es/layout.ts';
import type { ViewProps } from '#web/shell/site.ts';
import { addresses } from '#web/addresses.ts';
import { ClosingPlate } from '../closing-plate.tsx';
import { licenseOf } from '../license.ts';
import { PhoneLink } from '../phone-link.tsx';
import { Benefits } from '../sections/benefits.tsx';
import { SampleChip } from '../sections/sample-chip.tsx';
import { Siblings } from '../sections/siblings.tsx';
import { PageHead } from './page-head.tsx';

const copies = { en, es };
const layouts = { en: layoutEn, es: layoutEs };

export function AboutPage({ site, lang }: ViewProps) {
  const { brand } = site;
  const copy = copies[lang];
  const facts = {
    company: brand.company,
    phone: brand.phones.main.display,
    email: brand.emails.contact,
    regulator: brand.notices.regulator,
  };
  return (
    <>
      <PageHead heading={copy.heading} lead={copy.lead(brand.company, brand.inBusinessSince)}>
        {brand.sample && (
          <p className="split-chip">
            <SampleChip lang={lang} />
          </p>
        )}
      </PageHead>
      <Contact site={site} lang={lang} />
      <Siblings heading={copy.programs} lang={lang} />
      <Benefits copy={copy.work} />
      {brand.representatives.length > 0 && (
        <section className="section section-surface" aria-labelledby="people">
          <div className="section-inner split">
            <div>
              <h2 id="people">{copy.people.heading}</h2>
              <p className="lead">{copy.people.lead}</p>
            </div>
            <ul className="equipment split-list">
              {brand.representatives.map(({ name }) => (
                <li key={name}>
                  <h3>{name}</h3>
                  <p>{copy.people.role}</p>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <Benefits copy={copy.checks} />
      <section className="section section-surface" id="complaints" aria-labelledby="complaints-heading">
        <div className="section-inner split">
          <h2 id="complaints-heading">{copy.complaints.heading}</h2>
          <div className="paragraphs">
            {copy.complaints.text(facts).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
      </section>
      <ClosingPlate copy={copy.closing} site={site} lang={lang} drawing="two-keys" />
    </>
  );
}

/** Every way to reach the lender, its license and its memberships. */
function Contact({ site: { brand, hours }, lang }: Pick<ViewProps, 'site' | 'lang'>) {
  const { contact: copy } = copies[lang];
  const license = licenseOf(brand, lang);
  return (
    <section className="section" id="contact" aria-labelledby="contact-heading">
      <div className="section-inner split">
        <h2 id="contact-heading">{copy.heading}</h2>
        <dl className="terms">
          <div>
            <dt>{copy.phone}</dt>
            <dd>
              <PhoneLink phone={brand.phones.main} />
            </dd>
          </div>
          <div>
            <dt>{copy.email}</dt>
            <dd>
              <a className="phone" href={`mailto:${brand.emails.contact}`}>
                <Mail size={20} strokeWidth={1.75} aria-hidden /> {brand.emails.contact}
              </a>
              <p>{copy.emailText}</p>
            </dd>
          </div>
          <div>
            <dt>{copy.hours}</dt>
            <dd>{hours[lang]}</dd>
          </div>
          <div>
            <dt>{copy.address}</dt>
            <dd>{brand.address}</dd>
          </div>
          {license !== '' && (
            <div>
              <dt>{copy.license}</dt>
              <dd>{license}</dd>
            </div>
          )}
          {brand.associations.length > 0 && (
            <div>
              <dt>{layouts[lang].footer.associations}</dt>
              <dd>{brand.associations.join(', ')}</dd>
            </div>
          )}
          <div>
            <dt>{copy.languages}</dt>
            <dd>{copy.languagesText}</dd>
          </div>
          <div>
            <dt>{copy.customers}</dt>
            <dd>
              <p>{copy.customersText}</p>
              <a href={addresses.payment[lang]}>{copy.pay}</a>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}

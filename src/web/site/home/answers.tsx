import { Clock, Mail } from 'lucide-react';
import type { Language } from '#contract/language.ts';
import { home as en } from '#copy/en/home.ts';
import { home as es } from '#copy/es/home.ts';
import { addresses } from '#web/addresses.ts';
import type { Site } from '#web/shell/site.ts';
import { licenseOf } from '../license.ts';
import { PhoneLink } from '../phone-link.tsx';
import { SampleChip } from '../sections/sample-chip.tsx';
import { ShowAll } from '../sections/show-all.tsx';

const copies = { en, es };

/** Questions with answers next to the ways to reach the lender, and below them what can be checked about it. */
export function Answers({ site, lang }: { site: Site; lang: Language }) {
  const { answers: copy, proof } = copies[lang];
  const { brand } = site;
  const license = licenseOf(brand, lang);
  const isSample = (claim: 'phones' | 'emailReply' | 'directLender' | 'associations'): boolean =>
    brand.sample && !brand.claims[claim];
  return (
    <section className="section" aria-labelledby="answers">
      <div className="section-inner">
        <div className="split">
          <div>
            <h2 id="answers">{copy.heading}</h2>
            <p className="lead">{copy.lead}</p>
            <ul className="framed reach">
              <li>
                <Clock size={20} strokeWidth={1.75} aria-hidden /> <b>{site.hours[lang]}</b>
              </li>
              <li>
                <PhoneLink phone={brand.phones.main} /> {isSample('phones') && <SampleChip lang={lang} />}
              </li>
              <li>
                <Mail size={20} strokeWidth={1.75} aria-hidden />{' '}
                <a href={`mailto:${brand.emails.contact}`}>{brand.emails.contact}</a> <span>{copy.reply}</span>
              </li>
            </ul>
          </div>
          {/* Native accordion: the shared name keeps one answer open at a time, and it closes again. */}
          <div className="faq">
            {copy.list.map(({ question, answer }) => (
              <details key={question} name="faq" className="disclosure">
                <summary>{question}</summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
        </div>
        <div className="fold">
          <dl className="proof">
            <div className="more">
              <dt>{proof.lender(brand.inBusinessSince)}</dt>
              <dd>
                {proof.lenderText} {isSample('directLender') && <SampleChip lang={lang} />}
              </dd>
            </div>
            {license !== '' && (
              <div>
                <dt>{proof.license}</dt>
                <dd>{license}</dd>
              </div>
            )}
            {brand.associations.length > 0 && (
              <div className="more">
                <dt>{proof.member}</dt>
                <dd>
                  {brand.associations.join(', ')} {isSample('associations') && <SampleChip lang={lang} />}
                </dd>
              </div>
            )}
            <div className="more">
              <dt>{proof.verify}</dt>
              <dd>
                {proof.verifyText} <a href={addresses.verify[lang]}>{proof.verifyLink}</a>
              </dd>
            </div>
          </dl>
          <ShowAll name="proof" label={proof.all} />
        </div>
      </div>
    </section>
  );
}

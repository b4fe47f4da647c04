import type { Language } from '#contract/language.ts';
import type { home } from '#copy/en/home.ts';
import { inquiries as en } from '#copy/en/inquiries.ts';
import { inquiries as es } from '#copy/es/inquiries.ts';
import { quoteAddress } from '#web/addresses.ts';
import type { Site } from '#web/shell/site.ts';
import { Drawing, type DrawingName } from './drawing.tsx';
import { InquiryForm, sameDayPromise } from './inquiry-section.tsx';
import { type Action, PlateActions } from './plate-actions.tsx';

const inquiries = { en, es };
type Props = {
  copy: (typeof home)['closing'];
  site: Site;
  lang: Language;
  drawing: DrawingName;
  primary?: Action;
};

/** The end of the home page: apply or call, or ask for a quote or a call in a short form. */
export const ClosingQuote = ({ copy, site, lang }: Pick<Props, 'copy' | 'site' | 'lang'>) => (
  <section className="closing closing-quote plate" id="quote" aria-labelledby="quote-heading">
    <div className="closing-inner" id="call-me-back">
      <div>
        <h2 id="quote-heading">{copy.heading}</h2>
        <p className="hero-lead">
          {inquiries[lang].quote.heading}. {inquiries[lang].quote.lead}
        </p>
        <p>{sameDayPromise(site, lang)}</p>
        <p>{copy.text(site.hours[lang])}</p>
        <PlateActions brand={site.brand} lang={lang} />
      </div>
      <InquiryForm brand={site.brand} lang={lang} kinds={['quote', 'callback']} />
    </div>
  </section>
);

export const ClosingPlate = ({ copy, site, lang, drawing, primary }: Props) => (
  <section className="closing plate">
    <div className="closing-inner">
      <div>
        <h2>{copy.heading}</h2>
        <p className="hero-lead">{copy.text(site.hours[lang])}</p>
        <PlateActions brand={site.brand} lang={lang} primary={primary} />
        {primary === undefined && (
          <p>
            <a className="plate-link" href={quoteAddress[lang]}>
              {inquiries[lang].callLink}
            </a>
          </p>
        )}
      </div>
      <Drawing name={drawing} />
    </div>
  </section>
);

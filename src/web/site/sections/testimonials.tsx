import type { Language } from '#contract/language.ts';
import { SampleChip } from './sample-chip.tsx';

export type Testimonial = { quote: string; name: string; business: string; equipment: string };
type Props = { copy: { heading: string; list: Testimonial[] }; lang: Language };

/** Placeholders until the lender confirms real statements: each carries its chip. */
export const Testimonials = ({ copy, lang }: Props) => (
  <section className="section" id="testimonials" aria-labelledby="testimonials-heading">
    <div className="section-inner">
      <h2 id="testimonials-heading">{copy.heading}</h2>
      <ul className="columns">
        {copy.list.map(({ quote, name, business, equipment }) => (
          <li key={quote}>
            <figure className="testimonial">
              <SampleChip lang={lang} />
              <blockquote>{quote}</blockquote>
              <figcaption>
                <b>{name}</b> <span>{business}</span> <span>{equipment}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

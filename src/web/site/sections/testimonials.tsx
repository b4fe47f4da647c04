import type { Testimonial } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { SampleChip } from './sample-chip.tsx';
import { ShowAll } from './show-all.tsx';
import { ShowMore } from './show-more.tsx';

type Quote = Omit<Testimonial, 'confirmed'> & Partial<Pick<Testimonial, 'confirmed'>>;
type Props = {
  /** `all` names what shows the rest of the list on phones. */
  copy: { heading: string; list: Quote[]; all?: (count: number) => string };
  lang: Language;
  /** False once nothing of this installation is a sample. */
  sample?: boolean;
};

/** Shows testimonials. Each keeps its sample chip until its proof is in the brand. */
export const Testimonials = ({ copy, lang, sample = true }: Props) =>
  copy.list.length > 0 && (
    <section className="section fold" id="testimonials" aria-labelledby="testimonials-heading">
      <div className="section-inner">
        <h2 id="testimonials-heading">{copy.heading}</h2>
        <ul className="columns">
          {copy.list.map(({ quote, name, business, equipment, confirmed }, n) => (
            <li key={quote} className={n > 0 ? 'more' : undefined}>
              <figure className="testimonial">
                {sample && !confirmed && <SampleChip lang={lang} />}
                <blockquote>{quote}</blockquote>
                <figcaption>
                  <b>{name}</b> <span>{business}</span> <span>{equipment}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        {copy.list.length > 1 &&
          (copy.all ? (
            <ShowAll name="all-testimonials" label={copy.all(copy.list.length)} />
          ) : (
            <ShowMore of={copy.heading} lang={lang} />
          ))}
      </div>
    </section>
  );
